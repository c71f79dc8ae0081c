### Bad input: records, data files. Said in the terminal and on the pages.

unknown-line = line { $line }: { $what }
unknown-record-header = not a header: { $text }; [Name "value"] is
unknown-record-twice = header { $name } stands there twice
unknown-record-foreign = not a Wartable record: one begins with [Wartable "{ $format }"]
unknown-record-line = not an action: { $text }; 12. 0 lose is
unknown-record-order = action { $found } where { $due } should be
unknown-record-changed = this line or one before it was changed: the check differs
unknown-record-short = the record ends after { $count } of { $said } actions
unknown-record-missing = the header { $name } is missing
unknown-record-rules = written under rules { $then } of { $game }; this is rules { $now }
unknown-record-data = played with a corrected data file: give the same one (in the terminal with --data)
unknown-record-action = { $why }
unknown-record-refused = { $text }: { $why }
unknown-record-result = the result is { $result }, not { $said }
unknown-record-state = the actions lead to another final state than the header says
unknown-record-no-seed = nothing to verify: the record has no seed and commitment
unknown-record-seed = the seed is not the one the host committed to
unknown-record-drawn = outcome { $number } of chance was drawn before
unknown-record-chance = chance gave '{ $derived }', the record says '{ $text }'
unknown-record-other = chance gave something else
unknown-record-number = { $name } is '{ $text }', not a number
unknown-record-hex = the seed '{ $text }' is not hexadecimal
unknown-record-bytes = a seed has { $right } bytes, not { $found }
unknown-data = { $why }
unknown-toml = { $why }
unknown-no-data = { $game } takes no data file: its figures are not open to correction

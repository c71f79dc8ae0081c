## What figures rest on
source-rules = rules v1.2, Russian translation
source-reconstructed = ours, so that every sentence of the rules can be followed
source-english-rules = opening part of the English rules v1.2, as far as it could be found
source-playpalace11 = figures of the game's module in PlayPalace11, a dice variant
source-tiflo = a Russian online adaptation, opening part

## What is marked
tip-fair = How long a fair lasts and how many offers and deals it holds is ours: the book leaves it to the table.

### Хибні дані: записи, файли даних. Кажуть термінал і сторінки.

unknown-line = рядок { $line }: { $what }
unknown-record-header = це не заголовок: { $text }; заголовок має вигляд: [Name "value"]
unknown-record-twice = заголовок { $name } стоїть двічі
unknown-record-foreign = це не запис Wartable: він починається з [Wartable "{ $format }"]
unknown-record-line = це не дія: { $text }; дія має вигляд: 12. 0 lose
unknown-record-order = тут дія { $found }, а має бути { $due }
unknown-record-changed = цей або попередній рядок змінено: контрольна сума не сходиться
unknown-record-short = запис обривається: дій у ньому { $count }, а мало бути { $said }
unknown-record-missing = бракує заголовка { $name }
unknown-record-rules = записано за правилами версії { $then } гри { $game }, а тут версія { $now }
unknown-record-figures = грали з файлом даних, у якому бракує частини чисел, а відтоді числа самої гри змінилися: відкрийте запис тією версією Wartable, якою грали
unknown-record-data = грали з виправленим файлом даних: додайте той самий файл (у терміналі — через --data)
unknown-record-action = дію «{ $text }» не розпізнано
unknown-record-refused = { $text }: { $why }
unknown-record-result = результат — { $result }, а в заголовку { $said }
unknown-record-standings = підсумкові числа — { $standings }, а в заголовку { $said }
unknown-record-state = дії ведуть до іншої кінцевої позиції, ніж каже заголовок
unknown-record-no-seed = перевіряти нічого: у записі немає зерна й обіцянки
unknown-record-seed = це не те зерно, яке було обіцяно
unknown-record-drawn = випадковий результат номер { $number } уже був
unknown-record-bag = позначка перед цим рядком не та: випадок тягнув з іншого
unknown-record-oath = це не зобов'язання місця
unknown-record-sworn = значення місця { $seat } не те, щодо якого воно зобов'язалося
unknown-record-chance = випадок дав «{ $derived }», а в записі «{ $text }»
unknown-record-other = випадок дав щось інше
unknown-record-number = { $name }: «{ $text }» — не число
unknown-record-hex = зерно «{ $text }» — не шістнадцяткове число
unknown-record-mix = у значенні, яке домішують, від 1 до { $longest } звичайних символів
unknown-record-bytes = зерно має { $right ->
    [one] { $right } байт
    [few] { $right } байти
   *[many] { $right } байтів
}, а не { $found }
unknown-data = рядок { $line }, { $name }: таке значення не підходить. Докладно, англійською: { $why }
unknown-toml = рядок { $line }: це не TOML. Докладно, англійською: { $why }
unknown-no-data = гра { $game } не приймає файлів даних: її числа не виправляють
unknown-verb = «{ $text }»: перше слово має бути одним із { $known }
unknown-form = «{ $text }» незрозуміло; пишуть так: { $form }
unknown-name = «{ $name }» тут немає; є: { $known }

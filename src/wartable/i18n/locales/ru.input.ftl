### Неверные данные: записи, файлы данных. Говорят терминал и страницы.

unknown-line = строка { $line }: { $what }
unknown-record-header = это не заголовок: { $text }; заголовок выглядит так: [Name "value"]
unknown-record-twice = заголовок { $name } стоит дважды
unknown-record-foreign = это не запись Wartable: она начинается с [Wartable "{ $format }"]
unknown-record-line = это не действие: { $text }; действие выглядит так: 12. 0 lose
unknown-record-order = здесь действие { $found }, а должно быть { $due }
unknown-record-changed = эта или одна из прежних строк изменена: контрольная сумма не сходится
unknown-record-short = запись обрывается: действий в ней { $count }, а должно быть { $said }
unknown-record-missing = не хватает заголовка { $name }
unknown-record-rules = записано по правилам версии { $then } игры { $game }, а здесь версия { $now }
unknown-record-figures = играли с файлом данных, в котором есть не все числа, а с тех пор числа самой игры изменились: откройте запись той версией Wartable, которой играли
unknown-record-data = играли с исправленным файлом данных: приложите тот же файл (в терминале — через --data)
unknown-record-action = действие «{ $text }» не распознано
unknown-record-refused = { $text }: { $why }
unknown-record-result = результат — { $result }, а в заголовке { $said }
unknown-record-standings = итоговые числа — { $standings }, а в заголовке { $said }
unknown-record-state = действия ведут к другой конечной позиции, чем говорит заголовок
unknown-record-no-seed = проверять нечего: в записи нет зерна и обещания
unknown-record-seed = это не то зерно, которое было обещано
unknown-record-drawn = случайный исход номер { $number } уже был
unknown-record-bag = пометка перед этой строкой не та: случай тянул из другого
unknown-record-oath = это не обязательство места
unknown-record-sworn = значение места { $seat } не то, которое оно обязалось показать
unknown-record-chance = случай дал «{ $derived }», а в записи «{ $text }»
unknown-record-other = случай дал что-то другое
unknown-record-number = { $name }: «{ $text }» — не число
unknown-record-hex = зерно «{ $text }» — не шестнадцатеричное число
unknown-record-mix = в значении, которое подмешивают, от 1 до { $longest } обычных символов
unknown-record-bytes = в зерне { $right ->
    [one] { $right } байт
    [few] { $right } байта
   *[many] { $right } байтов
}, а не { $found }
unknown-data = строка { $line }, { $name }: такое значение не подходит. Подробно, по-английски: { $why }
unknown-toml = строка { $line }: это не TOML. Подробно, по-английски: { $why }
unknown-no-data = игра { $game } не принимает файлов данных: её числа не исправляют
unknown-verb = «{ $text }»: первое слово должно быть одним из { $known }
unknown-form = «{ $text }» непонятно; пишут так: { $form }
unknown-name = «{ $name }» здесь нет; есть: { $known }

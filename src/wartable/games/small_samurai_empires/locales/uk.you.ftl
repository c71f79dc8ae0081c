## Що сталося, для того, хто це зробив.

event-fate-drawn-you = Ви берете карту долі: { $region }.
event-fate-drawn-hidden-you = Ви берете карту долі.
event-first-you = Епоху 1 починаєте ви.
event-fate-chosen-you = Ви вибираєте карту долі: { $region }.
event-fate-chosen-hidden-you = Ви вибираєте карту долі.
event-fate-shown-you = Ви відкриваєте карту долі: { $region }.
event-placed-you = Ваш жетон у комірку { $cell }: { $order }.
event-placed-hidden-you = Ваш жетон у комірку { $cell }.
event-covered-you = Комірка { $cell }: ви накриваєте жетон (чий: { $victim }, ціна { $n }).
event-revealed-you = Комірка { $cell }, ваш наказ: { $order }.
event-revealed-idle-you = Комірка { $cell }, ваш наказ: { $order }. Це нічого не дає: { $why }.
event-acts-again-you = Комірка { $cell }, ваш наказ ще раз: { $order }.
event-acts-again-idle-you = Комірка { $cell }, ваш наказ ще раз: { $order }. Це нічого не дає: { $why }.
event-passed-you = Ви на цьому закінчуєте.
event-passed-quick-you = Ви не виконуєте швидкої дії.
event-passed-order-you = Ви не виконуєте наказу.
event-passed-move-you = Ви закінчуєте рух.
event-moved-you = Ви переміщуєте армію: { $start } → { $to }.
event-shipped-you = Ви везете кораблем: { $start } → { $to }, { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-destroyed-you = Ви знищуєте армію, { $province } (чия: { $victim }).
event-recruited-you = Ви вербуєте армію: { $province }.
event-harvested-you = Ви збираєте врожай, { $province }: { $good }.
event-full-harvest-you = Ви дістаєте за провінцію { $province }: { $good }.
event-paid-you = Ви витрачаєте: { $good } × { $n }.
event-gained-you = Ви дістаєте: { $good } × { $n }.
event-built-you = Ви будуєте замок: { $province }.
event-reinforced-you = Ви додаєте армію до замку: { $province }.
event-stock-out-you = Ви не дістаєте: { $good }, спільний запас порожній.
event-explored-you = Ви посилаєте експедицію ({ $mountain }): { $start } → { $to }.
event-arrived-you = Ваша експедиція на місці: { $province }.
event-returned-you = Ваша експедиція повертається: { $province }.
event-bought-you = Ви дістаєте ще одне переміщення.
event-mission-done-you = Ви виконуєте завдання «{ $mission }», { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-influence-you = Ваш вплив, { $region }: +{ $n }, тепер { $now }.
event-bonus-first-you = Ви перші, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-bonus-second-you = Вам за друге місце, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-shrines-you = Вам за святилища: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-turn-order-you = Ваше місце в черзі ходу: { $n }.
event-final-influence-you = Ваш вплив, { $region }: значущість { $worth } × карти долі { $cards } = { $n }.
event-final-goods-you = У вас лишилося ресурсів: { $tokens }; { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.

## Told to whom it was done.

event-covered-yours = Комірка { $cell }: { $seat } накриває ваш жетон (ціна { $n }).
event-destroyed-yours = { $seat } знищує вашу армію, { $province }.

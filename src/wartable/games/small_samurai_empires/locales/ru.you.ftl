## Что случилось, для того, кто это сделал.

event-fate-drawn-you = Вы берёте карту судьбы: { $region }.
event-fate-drawn-hidden-you = Вы берёте карту судьбы.
event-first-you = Эпоху 1 начинаете вы.
event-fate-chosen-you = Вы выбираете карту судьбы: { $region }.
event-fate-chosen-hidden-you = Вы выбираете карту судьбы.
event-fate-shown-you = Вы открываете карту судьбы: { $region }.
event-placed-you = Ваш жетон в ячейку { $cell }: { $order }.
event-placed-hidden-you = Ваш жетон в ячейку { $cell }.
event-covered-you = Ячейка { $cell }: вы накрываете жетон (чей: { $victim }, цена { $n }).
event-revealed-you = Ячейка { $cell }, ваш приказ: { $order }.
event-revealed-idle-you = Ячейка { $cell }, ваш приказ: { $order }. Это ничего не даёт: { $why }.
event-acts-again-you = Ячейка { $cell }, ваш приказ ещё раз: { $order }.
event-acts-again-idle-you = Ячейка { $cell }, ваш приказ ещё раз: { $order }. Это ничего не даёт: { $why }.
event-passed-you = Вы на этом заканчиваете.
event-passed-quick-you = Вы не выполняете быстрого действия.
event-passed-order-you = Вы не выполняете приказ.
event-passed-move-you = Вы заканчиваете движение.
event-moved-you = Вы перемещаете армию: { $start } → { $to }.
event-shipped-you = Вы везёте на корабле: { $start } → { $to }, { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-destroyed-you = Вы уничтожаете армию, { $province } (чья: { $victim }).
event-recruited-you = Вы вербуете армию: { $province }.
event-harvested-you = Вы собираете урожай, { $province }: { $good }.
event-full-harvest-you = Вы получаете за провинцию { $province }: { $good }.
event-paid-you = Вы тратите: { $good } × { $n }.
event-gained-you = Вы получаете: { $good } × { $n }.
event-built-you = Вы строите замок: { $province }.
event-reinforced-you = Вы добавляете армию к замку: { $province }.
event-stock-out-you = Вы не получаете: { $good }, общий запас пуст.
event-explored-you = Вы посылаете экспедицию ({ $mountain }): { $start } → { $to }.
event-arrived-you = Ваша экспедиция на месте: { $province }.
event-returned-you = Ваша экспедиция возвращается: { $province }.
event-bought-you = Вы получаете ещё одно перемещение.
event-mission-done-you = Вы выполняете задание «{ $mission }», { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-influence-you = Ваше влияние, { $region }: +{ $n }, теперь { $now }.
event-bonus-first-you = Вы первые, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-bonus-second-you = Вам за второе место, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-shrines-you = Вам за святилища: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-turn-order-you = Ваше место в очереди хода: { $n }.
event-final-influence-you = Ваше влияние, { $region }: значимость { $worth } × карты судьбы { $cards } = { $n }.
event-final-goods-you = У вас осталось ресурсов: { $tokens }; { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.

## Told to whom it was done.

event-covered-yours = Ячейка { $cell }: { $seat } накрывает ваш жетон (цена { $n }).
event-destroyed-yours = { $seat } уничтожает вашу армию, { $province }.

title = Игрушечный аукцион
subtitle =
    { $rounds ->
        [one] Остался { $rounds } раунд
        [few] Осталось { $rounds } раунда
       *[many] Осталось { $rounds } раундов
    }
prompt = Приз: { $prize }
unit-points = очки
action-pass = Пас
action-bid = Поставить карту { $card }
action-time-up = Время вышло
refusal-no-such-card = Такой карты у вас нет.
refusal-wrong-chance = Сейчас случай не может этого дать.
refusal-only-the-clock = Это говорят только часы.
ending-played-out = Все раунды сыграны.
event-drew = { $seat }: берёт { $card }.
event-hid = { $seat }: берёт карту.
event-rolled = Приз: { $prize }.
event-answered = { $seat }: ответ готов.
event-won = { $seat }: выигрывает { $prize } картой { $bid }.
event-nobody = Никто не берёт приз { $prize }.
event-timed-out = Время вышло.
event-finished = Аукцион окончен.
option-rounds = Раунды
option-mood = Настроение
option-mood-calm = спокойное
option-mood-wild = бурное
rules-summary = Ставьте карту; высшая единственная ставка берёт приз.
advice-highest = Высшая карта выигрывает чаще всего.
odds-title = Два кубика
odds-sum = Сумма
odds-chance = Вероятность
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
rule-t-1 = Руки скрыты.
rule-t-2 = Приз: сумма двух кубиков.
rule-t-3 = Все ставят одновременно.
rule-t-4 = Побеждает высшая единственная ставка.
rule-t-5 = Часы могут закончить торги.
rule-t-6 = Аукцион кончается после последнего раунда.

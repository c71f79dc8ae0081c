title = Іграшковий аукціон
subtitle =
    { $rounds ->
        [one] Лишився { $rounds } раунд
        [few] Лишилося { $rounds } раунди
       *[many] Лишилося { $rounds } раундів
    }
prompt = Приз: { $prize }
unit-points = очки
action-pass = Пас
action-bid = Поставити карту { $card }
action-time-up = Час вийшов
refusal-no-such-card = Такої карти у вас немає.
refusal-wrong-chance = Зараз випадок не може цього дати.
refusal-only-the-clock = Це каже лише годинник.
ending-played-out = Усі раунди зіграно.
event-drew = { $seat }: бере { $card }.
event-hid = { $seat }: бере карту.
event-rolled = Приз: { $prize }.
event-answered = { $seat }: відповідь готова.
event-won = { $seat }: виграє { $prize } картою { $bid }.
event-nobody = Ніхто не бере приз { $prize }.
event-timed-out = Час вийшов.
event-finished = Аукціон закінчено.
option-rounds = Раунди
option-mood = Настрій
option-mood-calm = спокійний
option-mood-wild = бурхливий
rules-summary = Ставте карту; найвища єдина ставка бере приз.
advice-highest = Найвища карта виграє найчастіше.
odds-title = Два кубики
odds-sum = Сума
odds-chance = Імовірність
card-1 = карта 1
card-2 = карта 2
card-3 = карта 3
card-4 = карта 4
card-5 = карта 5
rule-t-1 = Руки сховано.
rule-t-2 = Приз: сума двох кубиків.
rule-t-3 = Усі ставлять одночасно.
rule-t-4 = Перемагає найвища єдина ставка.
rule-t-5 = Годинник може закінчити торги.
rule-t-6 = Аукціон закінчується після останнього раунду.

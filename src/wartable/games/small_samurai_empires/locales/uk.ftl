title = Маленькі імперії. Самураї
tagline = Таємні накази над мапою Японії.
rules-summary =
    Чотири великі доми змагаються за Японію: 23 провінції в чотирьох регіонах, три епохи по два раунди.
    У першому раунді кожен таємно грає карту долі, потім усі по одному викладають жетони наказів долілиць у дванадцять комірок. Разом із жетоном доступна швидка дія біля комірки.
    Накази виконують від найпівденнішої комірки на північ, кожен лише в регіоні своєї комірки.
    У другому раунді викладають на один жетон менше: у порожню комірку, на свій відкритий жетон або, за бушідо, на відкритий жетон супротивника, якого ще не накривали. Потім діє верхній жетон кожної комірки, з півночі на південь; ненакриті жетони діють знову.
    Провінцію контролює той, чия сила в ній найбільша: армія дає 1, замок 2, за рівності її не контролює ніхто.
    Наприкінці епохи провінції під контролем дають ресурси, вплив у регіоні, очки за перше і друге місце в ньому та очки за святилища. Хто має менше очок, той у наступній епосі ходить раніше.
    Наприкінці гри значущість впливу в регіоні множать на число карт долі цього регіону. Три ресурси, що лишилися, дають одне очко. Перемагає той, хто має найбільше очок.

region-purple = Хоккайдо (фіолетовий)
region-turquoise = Північний Хонсю (бірюзовий)
region-orange = Центральний Хонсю (помаранчевий)
region-grey = Захід (сірий)
region-short-purple = Хоккайдо
region-short-turquoise = Північ
region-short-orange = Центр
region-short-grey = Захід
province-kitami = Кітамі
province-ishikari = Ішікарі
province-tokachi = Токачі
province-oshima = Ошіма
province-mutsu = Муцу
province-rikuchu = Рікучю
province-dewa = Дева
province-rikuzen = Рікудзен
province-echigo = Ечіґо
province-iwashiro = Івашіро
province-shimotsuke = Шімоцуке
province-kaga = Каґа
province-shinano = Шінано
province-musashi = Мусаші
province-owari = Оварі
province-yamashiro = Ямашіро
province-kii = Кії
province-izumo = Ідзумо
province-aki = Акі
province-iyo = Ійо
province-tosa = Тоса
province-chikuzen = Чікудзен
province-satsuma = Сацума
mountain-daisetsu = Гора Дайсецу
mountain-ou = Гори Оу
mountain-naeba = Гора Наеба
mountain-tateyama = Гора Тате
mountain-fuji = Гора Фудзі
mountain-daisen = Гора Дайсен
mountain-aso = Гора Асо
mark-capital = столиця
mark-resource = ресурсна провінція
mark-shrine = святилище
good-food = їжа
good-bushido = бушідо
order-recruit = Вербування армій
order-move-3 = Рух на 3
order-attack = Напад
order-move-2-3 = Рух на 2 або 3
order-move-2-ship = Рух на 2 або кораблем
order-harvest = Збір урожаю
order-castle = Будівництво замку
order-short-recruit = Вербування
order-short-move-3 = Рух 3
order-short-attack = Напад
order-short-move-2-3 = Рух 2–3
order-short-move-2-ship = 2/корабель
order-short-harvest = Урожай
order-short-castle = Замок
order-does-recruit = { $free ->
        [one] Армія
        [few] { $free } армії
       *[many] { $free } армій
    } в столицю регіону або до вашого замку в ньому. За плату ({ $good } { $price }) ще { $extra }.
order-does-move-3 = { $free ->
        [one] { $free } переміщення
        [few] { $free } переміщення
       *[many] { $free } переміщень
    } для ваших армій у регіоні.
order-does-attack = Знищте армію супротивника в провінції регіону, де є ваша армія. За плату ({ $good } { $price }) ще { $extra } в тій самій провінції.
order-does-move-2-3 = { $free ->
        [one] { $free } переміщення
        [few] { $free } переміщення
       *[many] { $free } переміщень
    } для ваших армій у регіоні. За плату ({ $good } { $price }) ще { $extra }.
order-does-move-2-ship = Або { $free ->
        [one] { $free } переміщення
        [few] { $free } переміщення
       *[many] { $free } переміщень
    }, або за плату ({ $good } { $price }) корабель: армій до { $extra }, з однієї прибережної провінції регіону в будь-яку іншу прибережну.
order-does-harvest = По одному ресурсу за кожну ресурсну провінцію регіону з вашою армією.
order-does-castle = Армії однієї провінції ({ $armies }) стають у ній замком. Якщо замок у регіоні вже є, він дістає армію.
quick-move-1 = Рух на 1
quick-attack = Напад
quick-recruit-1 = Вербування 1 армії
quick-harvest-1 = Збір 1 урожаю
token-ambush = Засідка
token-mercenaries = Найманці
token-bushido-master = Майстер бушідо
token-highland-farm = Високогірна ферма
token-independent-tribe = Незалежне плем'я
token-way-as-goal = Шлях як мета
token-ambush-text = Експедиція повертається в провінцію, яку залишила цим кроком.
token-mercenaries-text = Армія з вашого запасу приходить у провінцію, яку залишила експедиція.
token-bushido-master-text = Ви отримуєте 1 бушідо.
token-highland-farm-text = Ви отримуєте 1 їжу.
token-independent-tribe-text = Виконайте одну зі швидких дій регіону, до якого входить експедиція.
token-way-as-goal-text = Можна заплатити й знищити армію супротивника будь-де в регіоні, до якого входить експедиція.
quick-move-1-text = Одне переміщення однієї вашої армії в регіоні; вона може його покинути.
quick-attack-text = Знищте армію супротивника в провінції регіону, де є ваша армія.
quick-recruit-1-text = Армія з вашого запасу в столицю регіону або до вашого замку в ньому.
quick-harvest-1-text = Один ресурс з однієї ресурсної провінції регіону, де є ваша армія.
mission-points = { $n ->
        [one] { $n } очко.
        [few] { $n } очки.
       *[many] { $n } очок.
    }
colour-brown = коричневе
colour-black = чорне
colour-white = біле
mission-1a = Стратегічна перевага
mission-1b = Чинник стабільності
mission-2a = Сила в кількості
mission-2b = Розділитися, щоб вижити
mission-3a = Нищівна тактика
mission-3b = Вартові замку
mission-4a = Земля і небо
mission-4b = Земля і люди
condition-controlled-with-armies = під контролем щонайменше { $provinces ->
        [one] { $provinces } провінція
        [few] { $provinces } провінції
       *[many] { $provinces } провінцій
    }, у кожній із них щонайменше { $armies ->
        [one] { $armies } ваша армія
        [few] { $armies } ваші армії
       *[many] { $armies } ваших армій
    }
condition-controlled = під контролем щонайменше { $provinces ->
        [one] { $provinces } провінція
        [few] { $provinces } провінції
       *[many] { $provinces } провінцій
    }
condition-armies-total = у регіоні щонайменше { $armies ->
        [one] { $armies } ваша армія
        [few] { $armies } ваші армії
       *[many] { $armies } ваших армій
    }
condition-provinces-with-armies = щонайменше у { $provinces ->
        [one] { $provinces } провінції
       *[other] { $provinces } провінціях
    } щонайменше { $armies ->
        [one] { $armies } ваша армія
        [few] { $armies } ваші армії
       *[many] { $armies } ваших армій
    }
condition-own-castle-controlled = контроль над провінцією з вашим замком
condition-controlled-mark = { $mark ->
        [capital] столиця під контролем
        [shrine] святилищ під контролем щонайменше { $provinces }
       *[resource] ресурсних провінцій під контролем щонайменше { $provinces }
    }
asks-controlled-with-armies = тримати { $provinces } { $provinces ->
        [one] провінцію
        [few] провінції
       *[other] провінцій
    }, по { $armies } { $armies ->
        [one] армії
        [few] армії
       *[other] армій
    } в кожній
asks-controlled = тримати { $provinces } { $provinces ->
        [one] провінцію
        [few] провінції
       *[other] провінцій
    }
asks-armies-total = { $armies } { $armies ->
        [one] армія
        [few] армії
       *[other] армій
    } в регіоні
asks-provinces-with-armies = по { $armies } { $armies ->
        [one] армії
        [few] армії
       *[other] армій
    } у { $provinces } { $provinces ->
        [one] провінції
       *[other] провінціях
    }
asks-own-castle-controlled = тримати замок
asks-controlled-mark = { $mark ->
        [capital] столиця
        [shrine] { $provinces } { $provinces ->
            [one] святилище
            [few] святилища
           *[other] святилищ
        }
       *[resource] тримати { $provinces } { $provinces ->
            [one] ресурсну провінцію
            [few] ресурсні провінції
           *[other] ресурсних провінцій
        }
    }
law-free = даром
law-head = Закон:
law-short-attack = 2-й даром
law-short-move-2-3 = 3-й даром
law-short-recruit = 2-га даром
law-short-move-2-ship = даром
mission-done = ✓
mission-open = ще ніхто
law-attack = Безчесна боротьба: друга жертва нападу безкоштовна.
law-move-2-3 = Масштабні маневри: третє переміщення безкоштовне.
law-recruit = Витривалі бійці: друга армія під час вербування безкоштовна.
law-move-2-ship = Скасування портових зборів: корабель безкоштовний.

option-missions = Завдання регіонів із законами
option-missions-off = Ні
option-missions-on = Так
option-mountains = Шлях гори
option-mountains-off = Ні
option-mountains-on = Так
option-heavenly-shrines = Небесні святилища
option-heavenly-shrines-off = Ні
option-heavenly-shrines-on = Так
option-random-quick-actions = Випадкові швидкі дії
option-random-quick-actions-off = Ні
option-random-quick-actions-on = Так
option-limited-stock = Спільний запас ресурсів може вичерпатися
option-limited-stock-off = Ні
option-limited-stock-on = Так
option-open-resources = Відкриті ресурси
option-open-resources-off = Ні
option-open-resources-on = Так
option-claim-missions = Завдання зараховуються
option-claim-missions-automatic = самі собою
option-claim-missions-asked = на вибір

event-tile = Жетон ресурсу, { $province }: { $good }.
event-mission-drawn = Завдання, { $region }: { $mission }.
event-shrine-drawn = Святилище, { $province }: { $colour }.
event-quick-drawn = Швидка дія, комірка { $cell }: { $quick }.
event-fate-drawn = { $seat } бере карту долі: { $region }.
event-fate-drawn-hidden = { $seat } бере карту долі.
event-first = Перший гравець епохи 1: { $seat }.
event-epoch = Починається епоха { $n }: кожен вибирає карту долі.
event-fate-chosen = { $seat } вибирає карту долі: { $region }.
event-fate-chosen-hidden = { $seat } вибирає карту долі.
event-fate-shown = { $seat } відкриває карту долі: { $region }.
event-fate-shown-deck = З колоди долі: { $region }.
event-round = Епоха { $epoch }, раунд { $n }: фаза планування.
event-execution-1 = Фаза виконання: з півдня на північ.
event-execution-2 = Фаза виконання: з півночі на південь.
event-placed = { $seat }: жетон у комірку { $cell }, { $order }.
event-placed-hidden = { $seat }: жетон у комірку { $cell }.
event-covered = Комірка { $cell }: { $seat } накриває жетон (чий: { $victim }, ціна { $n }).
event-revealed = Комірка { $cell }, { $seat }: { $order }.
event-revealed-idle = Комірка { $cell }, { $seat }: { $order }. Це нічого не дає: { $why }.
why-recruit = у запасі немає армій
why-move = у регіоні немає своїх армій
why-attack = поруч зі своїми арміями в регіоні немає чужих
why-harvest = у провінціях із ресурсами в регіоні немає своїх армій
why-castle = у регіоні замок не можна ні збудувати, ні посилити
event-acts-again = Комірка { $cell }, { $seat }, ще раз: { $order }.
event-acts-again-idle = Комірка { $cell }, { $seat }, ще раз: { $order }. Це нічого не дає: { $why }.
event-passed = { $seat } на цьому закінчує.
event-passed-quick = { $seat } не виконує швидкої дії.
event-passed-order = { $seat } не виконує наказу.
event-passed-move = { $seat } закінчує рух.
event-moved = { $seat } переміщує армію: { $start } → { $to }.
event-shipped = { $seat } везе кораблем: { $start } → { $to }, { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-destroyed = { $seat } знищує армію, { $province } (чия: { $victim }).
event-recruited = { $seat } вербує армію: { $province }.
event-harvested = { $seat } збирає врожай, { $province }: { $good }.
event-full-harvest = { $seat } дістає за провінцію { $province }: { $good }.
event-paid = { $seat } витрачає: { $good } × { $n }.
event-gained = { $seat } дістає: { $good } × { $n }.
event-built = { $seat } будує замок: { $province }.
event-reinforced = { $seat } додає армію до замку: { $province }.
event-stock-out = { $seat } не дістає: { $good }, спільний запас порожній.
event-explored = { $seat } посилає експедицію ({ $mountain }): { $start } → { $to }.
event-token = { $mountain }: { $token }.
event-arrived = Експедиція на місці ({ $seat }): { $province }.
event-returned = Експедиція повертається ({ $seat }): { $province }.
event-bought = { $seat } дістає ще одне переміщення.
event-scoring = Підрахунок епохи { $n }.
event-mission-done = { $seat } виконує завдання «{ $mission }», { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-influence = { $seat }: вплив +{ $n }, { $region }, тепер { $now }.
event-bonus-first = { $seat }, очки першого місця, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-bonus-second = { $seat }, очки другого місця, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-shrines = { $seat }, святилища: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-orders-back = Усі жетони наказів повертаються за ширми.
event-turn-order = Черговість ходу, місце { $n }: { $seat }.
event-final-influence = { $seat }, { $region }: значущість { $worth } × карти долі { $cards } = { $n }.
event-final-goods = { $seat }, лишилося ресурсів: { $tokens }; { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
event-ended = Остання епоха позаду, гру закінчено.
ending-played-out = Усі епохи зіграно: перемагає той, хто має найбільше очок.

action-pass = Нічого не робити
action-stop = Закінчити рух
action-fate = Карта долі: { $region }
action-place = { $order }: комірка { $cell }, { $region }
action-cover = { $order }: на жетон ({ $victim }), комірка { $cell }, { $good } { $n }
action-cover-own = { $order }: на свій жетон, комірка { $cell }
action-move = { $start } → { $to }
action-explore = { $start } → { $to }, експедиція: { $mountain }
cost-pass = Ваш наказ у комірці { $cell } пропаде марно.
lack = Треба: { $good } { $need }, а у вас { $have }.
cost-destroy = Цю армію втратить { $victim }.
action-destroy = Знищити армію ({ $province }), гравець { $victim }
action-recruit = Вербувати: { $province }
action-harvest = Зібрати врожай, { $province }: { $good }
action-ship = Корабель, { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }: { $start } → { $to }
action-build = Замок: { $province }
action-reinforce = Армія до свого замку
action-buy-move = Ще одне переміщення
action-claim = Зарахувати завдання, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
action-priced = { $words } ({ $good } × { $n })

refusal-not-asked = Зараз питають не про це.
refusal-no-such-fate = У вас немає карти долі цього регіону.
refusal-no-such-order = За вашою ширмою немає такого жетона наказу.
refusal-cell-taken = У цій комірці вже лежить жетон.
refusal-order-face-down = Жетон, викладений у цьому раунді, накрити не можна.
refusal-already-covered = У цього гравця в цьому раунді вже накрито один жетон.
refusal-cannot-pay-cover = Бракує ресурсів, щоб накрити цей жетон.
refusal-no-own-army = Там немає вашої армії.
refusal-not-neighbours = Ці провінції не сусідні.
refusal-left-the-region = Ця армія поза регіоном наказу, і останньою рухали не її.
refusal-no-moves-left = Переміщень не лишилося.
refusal-no-mountain-token = На цьому кордоні немає жетона гори.
refusal-one-expedition = За одну дію руху лише одна експедиція.
refusal-other-region = Ця провінція поза регіоном дії.
refusal-no-enemy-army = Там немає армії цього супротивника.
refusal-other-province = Друга жертва має бути в тій самій провінції.
refusal-no-army-in-supply = У вашому запасі не лишилося армій.
refusal-no-place-to-recruit = Армії вербують у столиці регіону або біля свого замку в ньому.
refusal-not-coastal = Корабель ходить від узбережжя до узбережжя.
refusal-same-province = Корабель іде в іншу провінцію.
refusal-too-few-armies = Там замало ваших армій.
refusal-cannot-pay = Вам нічим за це заплатити.
refusal-not-in-capital = У столиці замок не будують.
refusal-castle-stands-there = У цій провінції вже стоїть замок.
refusal-castle-in-region = У вас уже є замок у цьому регіоні.
refusal-no-castle-in-region = У вас немає замку в цьому регіоні.
refusal-not-a-resource = Це не ресурсна провінція.
refusal-stock-empty = Цього ресурсу в спільному запасі немає.
refusal-mission-not-done = Завдання цього регіону не виконано або вже зараховано вам.
refusal-not-in-the-bag = Таких більше не лишилося.
refusal-wrong-draw = Зараз тягнуть інше.
refusal-own-army = Це ваша власна армія.

scene-title = Маленькі імперії. Самураї: мапа з 23 провінцій, дванадцять комірок наказів, вплив
scene-setup = Підготовка до гри
scene-planning = Епоха { $epoch } з { $epochs } · раунд { $round } · планування
scene-execution = Епоха { $epoch } з { $epochs } · раунд { $round } · виконання
scene-short = Епоха { $epoch }/{ $epochs } · раунд { $round }
scene-end = Гру закінчено
scene-stock = запас: їжа { $food }, бушідо { $bushido }
scene-stock-out = у запасі скінчилося: { $list }
prompt-wait = { $seat } думає.
prompt-wait-fate = Інші вибирають карти долі.
prompt-chance = Розкладаються жетони й карти.
prompt-choose-fate = Виберіть карту долі.
prompt-place-order = Викладіть жетон наказу: візьміть його, потім виберіть комірку.
prompt-quick-action = Швидка дія комірки { $cell }: { $quick }.
prompt-order-recruit = Завербуйте армію: { $region }.
prompt-more-recruit = Завербувати ще одну армію?
prompt-order-move = Рух, { $region }: { $n ->
        [one] лишилося { $n } переміщення
        [few] лишилося { $n } переміщення
       *[many] лишилося { $n } переміщень
    }.
prompt-buy-move = Купити ще одне переміщення?
prompt-order-attack = Напад: { $region }.
prompt-more-attack = Знищити ще одну армію: { $province }?
prompt-order-castle = Будівництво замку: { $region }.
prompt-tribe-action = Незалежне плем'я допомагає, { $region }: одна швидка дія.
prompt-way-destroy = Шлях як мета, { $region }: знищити армію?
prompt-claim-mission = Завдання виконано: зарахувати його?
hint-choose-fate = Відкриваються разом; кожна множить вплив у регіоні.
hint-place-1 = Перший раунд іде від комірки 12 на півдні до комірки 1 на півночі. Швидку дію біля комірки виконують одразу.
hint-place-2 = Другий раунд іде від комірки 1 до комірки 12. Накрити чужий жетон зараз коштує: { $good } { $n }; свої жетони й порожні комірки безкоштовні.
hint-press-army = Натисніть армію, потім провінцію, куди вона йде.
hint-place-2-free = Другий раунд іде від комірки 1 до комірки 12. Кожного суперника вже накрито, тож лишаються свої жетони й порожні комірки.
hint-region = Лише тут: { $region }.
hint-move = Армія, що вийшла з регіону, може йти далі, лише поки рухають саме її.
unit-points = ПО
facts-goods = їжа { $food } · бушідо { $bushido }
facts-supply = у запасі { $n }
facts-place = черга { $n }
facts-chosen = вибрано
facts-covered = накрито
earned-bonus = бонуси регіонів
earned-shrines = святилища
earned-missions = завдання
earned-influence = вплив
earned-resources = ресурси
title-province = { $name }, { $mark }, { $region }
you-listed = ви
tip-strength = Сила: { $list }.
tip-empty = Тут нікого немає.
tip-if-scored = Якби епоха скінчилася зараз: +{ $n }.
tip-if-over = Якби гра скінчилася зараз: { $n }, без ресурсів.
tip-next-land = Сусіди: { $list }.
tip-next-sea = Морем: { $list }.
tip-control = Контролює { $seat }.
tip-control-you = Контролюєте ви.
tip-control-nobody = Ніхто не контролює.
tip-tile = Ресурс: { $good }.
tip-shrine-colour = Фігурка святилища: { $colour }.
title-army = { $seat }: { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }, { $name }
title-castle = Замок ({ $seat }), { $name }
title-army-you = { $n ->
        [one] Ваша армія
        [few] Ваші { $n } армії
       *[many] Ваші { $n } армій
    }, { $name }
title-castle-you = Ваш замок, { $name }
title-cell = Комірка наказу { $n }, { $region }
tip-cell = Швидка дія: { $quick }.
title-order-hidden = Жетон долілиць ({ $seat }), комірка { $n }
title-order = Жетон наказу ({ $seat }), комірка { $n }: { $order }
title-order-you = Ваш жетон наказу, комірка { $n }: { $order }
title-hand-order = { $order }, лишилося { $n }
title-unseen-order = { $order }: ще не показано { $n }
title-fate-unseen = Карт долі в руці: { $n }
title-cover = Накрити цей наказ коштує: { $good } { $n }
title-track = { $region }: вплив { $list }; карт долі { $n }
title-marker = { $seat }: вплив { $n }, { $region }, значущість { $worth }
title-fate-shown = Зіграно карт долі, { $region }: { $n }
title-fate-hand = Ваші карти долі, { $region }: { $n }
title-fate-chosen = Ваша вибрана карта долі: { $region }
title-deck = Колода долі: { $n }
title-mountain = { $mountain }
title-mountain-token = { $mountain }: жетон долілиць
title-mission = Завдання, { $region }: { $mission }, очки: { $n }
title-score = { $seat }: очки { $n }, місце { $place } у черговості ходу
title-bonus = { $region }: за перше місце { $first }, за друге { $second }
tip-mission = Умова: { $what }. { $law }
tip-progress = Наразі: { $list }.
tip-done = Виконано: { $list }.
tip-tokens = Ще не відкрито: { $list }.
caption-influence = Вплив · нижче: очки за кожну карту долі в кінці гри
track-fate = доля
track-bonus = 1-й +{ $first } · 2-й +{ $second }
caption-score = Очки, за черговістю; + якби епоха скінчилася зараз
caption-points = Очки, + якби епоха скінчилась
caption-fate = Зіграні карти долі
caption-fate-hand = У руці
caption-orders = Ваші жетони наказів
caption-orders-unseen = Ще не показані накази: у руці або сорочкою догори
legend-control = Обвід і риска: хто контролює
mini-ahead = + кінець епохи
title-ahead = Якби епоха скінчилася зараз: { $list }
caption-held = Провінції під контролем: { $n }
held-castle = замок: { $list }
held-left = армій у запасі { $supply }, наказів у руці { $orders }, карт долі { $fate }
theirs-held = провінцій: { $n }
theirs-armies = армій: { $n }
theirs-supply = у запасі: { $n }
theirs-orders = наказів: { $n }
theirs-fate = карт долі: { $n }
held-behind = їжа й бушідо: за ширмою
column-fate = доля
column-influence = вплив
caption-missions = Завдання
board-cells = Накази (1 північ … 12 південь), швидкі дії: → рух, × напад, + вербування, * урожай
board-influence = Карти долі × вплив (значущість), очки за перше і друге місце
board-mountains = Гори з жетонами: { $list }.
board-food = Ї
board-bushido = Б
board-hand = Ваші жетони
board-fate = Ваші карти долі
board-hidden = долілиць
board-legend = ★ столиця · ⛩ святилище · Ї їжа · Б бушідо · # замок · числа — армії · ! контролює
advice-text = { $action }: ви перемагаєте в { $chance } % випадків
advice-points = { $action }: після епохи у вас у середньому { $mine } оч., у найсильнішого суперника { $theirs }
outlook-title = Контроль наприкінці епохи, за { $n } можливими перебігами
outlook-seat = { $seat }: { $chance }
outlook-nobody = ніхто: { $chance }
outlook-control = Наприкінці епохи — { $list }.
outlook-now = Якби епоха скінчилася зараз: { $list }.
outlook-mean = У середньому наприкінці епохи: { $list }.
outlook-last = У середньому наприкінці гри: { $list }.

## The end
sheet-bonus = Бонуси регіонів
sheet-shrines = Святилища
sheet-missions = Завдання
sheet-region = Вплив: { $region }, доля ×{ $n }
sheet-resources = Ресурси
came-to = Епоха { $n } – { $list }.
came-bonus = бонуси регіонів: { $list }
came-shrines = святилища: { $list }
came-influence = вплив: { $list }
came-resources = ресурси: { $list }
came-most = найбільше: { $region }
ending-tie = За рівних очок перемагає той, у кого менше армій на мапі, а потім — більше ресурсів.

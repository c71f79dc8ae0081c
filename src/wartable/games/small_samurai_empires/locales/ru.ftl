title = Маленькие империи. Самураи
tagline = Тайные приказы над картой Японии.
rules-summary =
    Четыре великих дома борются за Японию: 23 провинции в четырёх регионах, три эпохи по два раунда.
    В первом раунде каждый тайно разыгрывает карту судьбы, затем все по одному выкладывают жетоны приказов лицевой стороной вниз в двенадцать ячеек. Вместе с жетоном доступно быстрое действие рядом с ячейкой.
    Приказы исполняют от самой южной ячейки к северу, каждый только в регионе своей ячейки.
    Во втором раунде выкладывают на один жетон меньше: в пустую ячейку, на свой открытый жетон или, за бусидо, на открытый жетон противника, которого ещё не накрывали. Затем действует верхний жетон каждой ячейки, с севера на юг; ненакрытые жетоны действуют снова.
    Провинцию контролирует тот, чья сила в ней больше всех: армия даёт 1, замок 2, при равенстве её не контролирует никто.
    В конце эпохи провинции под контролем приносят ресурсы, влияние в регионе, очки за первое и второе место в нём и очки за святилища. У кого меньше очков, тот в следующей эпохе ходит раньше.
    В конце игры значимость влияния в регионе умножают на число карт судьбы этого региона. Три оставшихся ресурса дают одно очко. Побеждает тот, у кого больше всего очков.

region-purple = Хоккайдо (фиолетовый)
region-turquoise = Северный Хонсю (бирюзовый)
region-orange = Центральный Хонсю (оранжевый)
region-grey = Запад (серый)
region-short-purple = Хоккайдо
region-short-turquoise = Север
region-short-orange = Центр
region-short-grey = Запад
province-kitami = Китами
province-ishikari = Исикари
province-tokachi = Токати
province-oshima = Осима
province-mutsu = Муцу
province-rikuchu = Рикутю
province-dewa = Дэва
province-rikuzen = Рикудзэн
province-echigo = Этиго
province-iwashiro = Ивасиро
province-shimotsuke = Симоцукэ
province-kaga = Кага
province-shinano = Синано
province-musashi = Мусаси
province-owari = Овари
province-yamashiro = Ямасиро
province-kii = Кии
province-izumo = Идзумо
province-aki = Аки
province-iyo = Иё
province-tosa = Тоса
province-chikuzen = Тикудзэн
province-satsuma = Сацума
mountain-daisetsu = Гора Дайсэцу
mountain-ou = Горы Оу
mountain-naeba = Гора Наэба
mountain-tateyama = Гора Татэ
mountain-fuji = Гора Фудзи
mountain-daisen = Гора Дайсэн
mountain-aso = Гора Асо
mark-capital = столица
mark-resource = ресурсная провинция
mark-shrine = святилище
good-food = пища
good-bushido = бусидо
order-recruit = Вербовка армий
order-move-3 = Движение на 3
order-attack = Нападение
order-move-2-3 = Движение на 2 или 3
order-move-2-ship = Движение на 2 или на корабле
order-harvest = Сбор урожая
order-castle = Постройка замка
order-short-recruit = Вербовка
order-short-move-3 = Движение 3
order-short-attack = Нападение
order-short-move-2-3 = Движ. 2–3
order-short-move-2-ship = 2/корабль
order-short-harvest = Урожай
order-short-castle = Замок
order-does-recruit = { $free ->
        [one] Армия
        [few] { $free } армии
       *[many] { $free } армий
    } в столицу региона или к вашему замку в нём. За плату ({ $good } { $price }) ещё { $extra }.
order-does-move-3 = { $free ->
        [one] { $free } перемещение
        [few] { $free } перемещения
       *[many] { $free } перемещений
    } для ваших армий в регионе.
order-does-attack = Уничтожьте армию противника в провинции региона, где есть ваша армия. За плату ({ $good } { $price }) ещё { $extra } в той же провинции.
order-does-move-2-3 = { $free ->
        [one] { $free } перемещение
        [few] { $free } перемещения
       *[many] { $free } перемещений
    } для ваших армий в регионе. За плату ({ $good } { $price }) ещё { $extra }.
order-does-move-2-ship = Либо { $free ->
        [one] { $free } перемещение
        [few] { $free } перемещения
       *[many] { $free } перемещений
    }, либо за плату ({ $good } { $price }) корабль: армий до { $extra }, из одной прибрежной провинции региона в любую другую прибрежную.
order-does-harvest = По одному ресурсу за каждую ресурсную провинцию региона с вашей армией.
order-does-castle = Армии одной провинции ({ $armies }) становятся в ней замком. Если замок в регионе уже есть, он получает армию.
quick-move-1 = Движение на 1
quick-attack = Нападение
quick-recruit-1 = Вербовка 1 армии
quick-harvest-1 = Сбор 1 урожая
token-ambush = Засада
token-mercenaries = Наёмники
token-bushido-master = Мастер бусидо
token-highland-farm = Высокогорная ферма
token-independent-tribe = Независимое племя
token-way-as-goal = Путь как цель
token-ambush-text = Экспедиция возвращается в провинцию, которую покинула этим шагом.
token-mercenaries-text = Армия из вашего запаса приходит в провинцию, которую покинула экспедиция.
token-bushido-master-text = Вы получаете 1 бусидо.
token-highland-farm-text = Вы получаете 1 пищу.
token-independent-tribe-text = Выполните одно из быстрых действий региона, в который входит экспедиция.
token-way-as-goal-text = Можно заплатить и уничтожить армию противника где угодно в регионе, в который входит экспедиция.
quick-move-1-text = Одно перемещение одной вашей армии в регионе; она может его покинуть.
quick-attack-text = Уничтожьте армию противника в провинции региона, где есть ваша армия.
quick-recruit-1-text = Армия из вашего запаса в столицу региона или к вашему замку в нём.
quick-harvest-1-text = Один ресурс с одной ресурсной провинции региона, где есть ваша армия.
mission-points = { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[many] { $n } очков.
    }
colour-brown = коричневое
colour-black = чёрное
colour-white = белое
mission-1a = Стратегическое преимущество
mission-1b = Фактор стабильности
mission-2a = Сила в количестве
mission-2b = Разделиться, чтобы выжить
mission-3a = Сокрушительная тактика
mission-3b = Стражи замка
mission-4a = Земля и небо
mission-4b = Земля и люди
condition-controlled-with-armies = под контролем не меньше { $provinces ->
        [one] { $provinces } провинции
       *[other] { $provinces } провинций
    }, в каждой из них не меньше { $armies ->
        [one] { $armies } вашей армии
       *[other] { $armies } ваших армий
    }
condition-controlled = под контролем не меньше { $provinces ->
        [one] { $provinces } провинции
       *[other] { $provinces } провинций
    }
condition-armies-total = в регионе не меньше { $armies ->
        [one] { $armies } вашей армии
       *[other] { $armies } ваших армий
    }
condition-provinces-with-armies = не меньше чем в { $provinces ->
        [one] { $provinces } провинции
       *[other] { $provinces } провинциях
    } не меньше { $armies ->
        [one] { $armies } вашей армии
       *[other] { $armies } ваших армий
    }
condition-own-castle-controlled = контроль над провинцией с вашим замком
condition-controlled-mark = { $mark ->
        [capital] столица под контролем
        [shrine] под контролем святилищ не меньше { $provinces }
       *[resource] под контролем ресурсных провинций не меньше { $provinces }
    }
asks-controlled-with-armies = держать { $provinces } { $provinces ->
        [one] провинцию
        [few] провинции
       *[other] провинций
    }, по { $armies } { $armies ->
        [one] армии
        [few] армии
       *[other] армий
    } в каждой
asks-controlled = держать { $provinces } { $provinces ->
        [one] провинцию
        [few] провинции
       *[other] провинций
    }
asks-armies-total = { $armies } { $armies ->
        [one] армия
        [few] армии
       *[other] армий
    } в регионе
asks-provinces-with-armies = по { $armies } { $armies ->
        [one] армии
        [few] армии
       *[other] армий
    } в { $provinces } { $provinces ->
        [one] провинции
       *[other] провинциях
    }
asks-own-castle-controlled = держать замок
asks-controlled-mark = { $mark ->
        [capital] столица
        [shrine] { $provinces } { $provinces ->
            [one] святилище
            [few] святилища
           *[other] святилищ
        }
       *[resource] держать { $provinces } { $provinces ->
            [one] ресурсную провинцию
            [few] ресурсные провинции
           *[other] ресурсных провинций
        }
    }
law-free = даром
law-head = Закон:
law-short-attack = 2-й даром
law-short-move-2-3 = 3-й даром
law-short-recruit = 2-я даром
law-short-move-2-ship = даром
mission-done = ✓
mission-open = пока никто
law-attack = Бесчестная борьба: вторая жертва нападения бесплатна.
law-move-2-3 = Масштабные манёвры: третье перемещение бесплатно.
law-recruit = Выносливые бойцы: вторая армия при вербовке бесплатна.
law-move-2-ship = Отмена портовых сборов: корабль бесплатен.

option-missions = Задания регионов с законами
option-missions-off = Нет
option-missions-on = Да
option-mountains = Путь горы
option-mountains-off = Нет
option-mountains-on = Да
option-heavenly-shrines = Небесные святилища
option-heavenly-shrines-off = Нет
option-heavenly-shrines-on = Да
option-random-quick-actions = Случайные быстрые действия
option-random-quick-actions-off = Нет
option-random-quick-actions-on = Да
option-limited-stock = Общий запас ресурсов может кончиться
option-limited-stock-off = Нет
option-limited-stock-on = Да
option-open-resources = Открытые ресурсы
option-open-resources-off = Нет
option-open-resources-on = Да
option-claim-missions = Задания засчитываются
option-claim-missions-automatic = сами собой
option-claim-missions-asked = по выбору

event-tile = Жетон ресурса, { $province }: { $good }.
event-mission-drawn = Задание, { $region }: { $mission }.
event-shrine-drawn = Святилище, { $province }: { $colour }.
event-quick-drawn = Быстрое действие, ячейка { $cell }: { $quick }.
event-fate-drawn = { $seat } берёт карту судьбы: { $region }.
event-fate-drawn-hidden = { $seat } берёт карту судьбы.
event-first = Первый игрок эпохи 1: { $seat }.
event-epoch = Начинается эпоха { $n }: каждый выбирает карту судьбы.
event-fate-chosen = { $seat } выбирает карту судьбы: { $region }.
event-fate-chosen-hidden = { $seat } выбирает карту судьбы.
event-fate-shown = { $seat } открывает карту судьбы: { $region }.
event-fate-shown-deck = Из колоды судьбы: { $region }.
event-round = Эпоха { $epoch }, раунд { $n }: фаза планирования.
event-execution-1 = Фаза исполнения: с юга на север.
event-execution-2 = Фаза исполнения: с севера на юг.
event-placed = { $seat }: жетон в ячейку { $cell }, { $order }.
event-placed-hidden = { $seat }: жетон в ячейку { $cell }.
event-covered = Ячейка { $cell }: { $seat } накрывает жетон (чей: { $victim }, цена { $n }).
event-revealed = Ячейка { $cell }, { $seat }: { $order }.
event-revealed-idle = Ячейка { $cell }, { $seat }: { $order }. Это ничего не даёт: { $why }.
why-recruit = в запасе нет армий
why-move = в регионе нет своих армий
why-attack = рядом со своими армиями в регионе нет чужих
why-harvest = в провинциях с ресурсами в регионе нет своих армий
why-castle = в регионе замок нельзя ни построить, ни усилить
event-acts-again = Ячейка { $cell }, { $seat }, ещё раз: { $order }.
event-acts-again-idle = Ячейка { $cell }, { $seat }, ещё раз: { $order }. Это ничего не даёт: { $why }.
event-passed = { $seat } на этом заканчивает.
event-passed-quick = { $seat } не выполняет быстрого действия.
event-passed-order = { $seat } не выполняет приказ.
event-passed-move = { $seat } заканчивает движение.
event-moved = { $seat } перемещает армию: { $start } → { $to }.
event-shipped = { $seat } везёт на корабле: { $start } → { $to }, { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-destroyed = { $seat } уничтожает армию, { $province } (чья: { $victim }).
event-recruited = { $seat } вербует армию: { $province }.
event-harvested = { $seat } собирает урожай, { $province }: { $good }.
event-full-harvest = { $seat } получает за провинцию { $province }: { $good }.
event-paid = { $seat } тратит: { $good } × { $n }.
event-gained = { $seat } получает: { $good } × { $n }.
event-built = { $seat } строит замок: { $province }.
event-reinforced = { $seat } добавляет армию к замку: { $province }.
event-stock-out = { $seat } не получает: { $good }, общий запас пуст.
event-explored = { $seat } посылает экспедицию ({ $mountain }): { $start } → { $to }.
event-token = { $mountain }: { $token }.
event-arrived = Экспедиция на месте ({ $seat }): { $province }.
event-returned = Экспедиция возвращается ({ $seat }): { $province }.
event-bought = { $seat } получает ещё одно перемещение.
event-scoring = Подсчёт эпохи { $n }.
event-mission-done = { $seat } выполняет задание «{ $mission }», { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-influence = { $seat }: влияние +{ $n }, { $region }, теперь { $now }.
event-bonus-first = { $seat }, очки первого места, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-bonus-second = { $seat }, очки второго места, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-shrines = { $seat }, святилища: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-orders-back = Все жетоны приказов возвращаются за ширмы.
event-turn-order = Очерёдность хода, место { $n }: { $seat }.
event-final-influence = { $seat }, { $region }: значимость { $worth } × карты судьбы { $cards } = { $n }.
event-final-goods = { $seat }, осталось ресурсов: { $tokens }; { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
event-ended = Последняя эпоха позади, игра окончена.
ending-played-out = Все эпохи сыграны: побеждает тот, у кого больше всего очков.

action-pass = Ничего не делать
action-stop = Закончить движение
action-fate = Карта судьбы: { $region }
action-place = { $order }: ячейка { $cell }, { $region }
action-cover = { $order }: на жетон ({ $victim }), ячейка { $cell }, { $good } { $n }
action-cover-own = { $order }: на свой жетон, ячейка { $cell }
action-move = { $start } → { $to }
action-explore = { $start } → { $to }, экспедиция: { $mountain }
cost-pass = Ваш приказ в ячейке { $cell } пропадёт впустую.
lack = Нужно: { $good } { $need }, а у вас { $have }.
cost-destroy = Эту армию потеряет { $victim }.
action-destroy = Уничтожить армию ({ $province }), игрок { $victim }
action-recruit = Вербовать: { $province }
action-harvest = Собрать урожай, { $province }: { $good }
action-ship = Корабль, { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }: { $start } → { $to }
action-build = Замок: { $province }
action-reinforce = Армия к своему замку
action-buy-move = Ещё одно перемещение
action-claim = Засчитать задание, { $region }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
action-priced = { $words } ({ $good } × { $n })

refusal-not-asked = Сейчас спрашивают не об этом.
refusal-no-such-fate = У вас нет карты судьбы этого региона.
refusal-no-such-order = За вашей ширмой нет такого жетона приказа.
refusal-cell-taken = В этой ячейке уже лежит жетон.
refusal-order-face-down = Жетон, выложенный в этом раунде, накрыть нельзя.
refusal-already-covered = У этого игрока в этом раунде уже накрыт один жетон.
refusal-cannot-pay-cover = Не хватает ресурсов, чтобы накрыть этот жетон.
refusal-no-own-army = Там нет вашей армии.
refusal-not-neighbours = Эти провинции не соседние.
refusal-left-the-region = Эта армия вне региона приказа, и последней двигали не её.
refusal-no-moves-left = Перемещений не осталось.
refusal-no-mountain-token = На этой границе нет жетона горы.
refusal-one-expedition = За одно действие движения только одна экспедиция.
refusal-other-region = Эта провинция вне региона действия.
refusal-no-enemy-army = Там нет армии этого противника.
refusal-other-province = Вторая жертва должна быть в той же провинции.
refusal-no-army-in-supply = В вашем запасе не осталось армий.
refusal-no-place-to-recruit = Армии вербуют в столице региона или у своего замка в нём.
refusal-not-coastal = Корабль ходит от побережья к побережью.
refusal-same-province = Корабль идёт в другую провинцию.
refusal-too-few-armies = Там слишком мало ваших армий.
refusal-cannot-pay = Вам нечем за это заплатить.
refusal-not-in-capital = В столице замок не строят.
refusal-castle-stands-there = В этой провинции уже стоит замок.
refusal-castle-in-region = У вас уже есть замок в этом регионе.
refusal-no-castle-in-region = У вас нет замка в этом регионе.
refusal-not-a-resource = Это не ресурсная провинция.
refusal-stock-empty = Этого ресурса в общем запасе нет.
refusal-mission-not-done = Задание этого региона не выполнено или уже засчитано вам.
refusal-not-in-the-bag = Таких больше не осталось.
refusal-wrong-draw = Сейчас тянут другое.
refusal-own-army = Это ваша собственная армия.

scene-title = Маленькие империи. Самураи: карта из 23 провинций, двенадцать ячеек приказов, влияние
scene-setup = Подготовка к игре
scene-planning = Эпоха { $epoch } из { $epochs } · раунд { $round } · планирование
scene-execution = Эпоха { $epoch } из { $epochs } · раунд { $round } · исполнение
scene-short = Эпоха { $epoch }/{ $epochs } · раунд { $round }
scene-end = Игра окончена
scene-stock = запас: пища { $food }, бусидо { $bushido }
scene-stock-out = в запасе кончилось: { $list }
prompt-wait = { $seat } думает.
prompt-wait-fate = Остальные выбирают карты судьбы.
prompt-chance = Раскладываются жетоны и карты.
prompt-choose-fate = Выберите карту судьбы.
prompt-place-order = Выложите жетон приказа: возьмите его, затем выберите ячейку.
prompt-quick-action = Быстрое действие ячейки { $cell }: { $quick }.
prompt-order-recruit = Завербуйте армию: { $region }.
prompt-more-recruit = Завербовать ещё одну армию?
prompt-order-move = Движение, { $region }: { $n ->
        [one] осталось { $n } перемещение
        [few] осталось { $n } перемещения
       *[many] осталось { $n } перемещений
    }.
prompt-buy-move = Купить ещё одно перемещение?
prompt-order-attack = Нападение: { $region }.
prompt-more-attack = Уничтожить ещё одну армию: { $province }?
prompt-order-castle = Постройка замка: { $region }.
prompt-tribe-action = Независимое племя помогает, { $region }: одно быстрое действие.
prompt-way-destroy = Путь как цель, { $region }: уничтожить армию?
prompt-claim-mission = Задание выполнено: засчитать его?
hint-choose-fate = Открываются вместе; каждая умножает влияние в регионе.
hint-place-1 = Первый раунд идёт от ячейки 12 на юге к ячейке 1 на севере. Быстрое действие рядом с ячейкой выполняют сразу.
hint-place-2 = Второй раунд идёт от ячейки 1 к ячейке 12. Накрыть чужой жетон сейчас стоит: { $good } { $n }; свои жетоны и пустые ячейки бесплатны.
hint-press-army = Нажмите армию, потом провинцию, куда она идёт.
hint-place-2-free = Второй раунд идёт от ячейки 1 к ячейке 12. Каждого соперника уже накрыли, остаются свои жетоны и пустые ячейки.
hint-region = Только здесь: { $region }.
hint-move = Армия, покинувшая регион, может идти дальше, только пока двигают именно её.
unit-points = ПО
facts-goods = пища { $food } · бусидо { $bushido }
facts-supply = в запасе { $n }
facts-place = очередь { $n }
facts-chosen = выбрано
facts-covered = накрыт
earned-bonus = бонусы регионов
earned-shrines = святилища
earned-missions = задания
earned-influence = влияние
earned-resources = ресурсы
title-province = { $name }, { $mark }, { $region }
you-listed = вы
tip-strength = Сила: { $list }.
tip-empty = Здесь никого нет.
tip-if-scored = Если бы эпоха кончилась сейчас: +{ $n }.
tip-if-over = Если бы игра кончилась сейчас: { $n }, без ресурсов.
tip-next-land = Соседи: { $list }.
tip-next-sea = Морем: { $list }.
tip-control = Контролирует { $seat }.
tip-control-you = Контролируете вы.
tip-control-nobody = Никто не контролирует.
tip-tile = Ресурс: { $good }.
tip-shrine-colour = Фигурка святилища: { $colour }.
title-army = { $seat }: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }, { $name }
title-castle = Замок ({ $seat }), { $name }
title-army-you = { $n ->
        [one] Ваша армия
        [few] Ваши { $n } армии
       *[many] Ваши { $n } армий
    }, { $name }
title-castle-you = Ваш замок, { $name }
title-cell = Ячейка приказа { $n }, { $region }
tip-cell = Быстрое действие: { $quick }.
title-order-hidden = Жетон лицевой стороной вниз ({ $seat }), ячейка { $n }
title-order = Жетон приказа ({ $seat }), ячейка { $n }: { $order }
title-order-you = Ваш жетон приказа, ячейка { $n }: { $order }
title-hand-order = { $order }, осталось { $n }
title-unseen-order = { $order }: ещё не показано { $n }
title-fate-unseen = Карт судьбы в руке: { $n }
title-cover = Накрыть этот приказ стоит: { $good } { $n }
title-track = { $region }: влияние { $list }; карт судьбы { $n }
title-marker = { $seat }: влияние { $n }, { $region }, значимость { $worth }
title-fate-shown = Разыграно карт судьбы, { $region }: { $n }
title-fate-hand = Ваши карты судьбы, { $region }: { $n }
title-fate-chosen = Ваша выбранная карта судьбы: { $region }
title-deck = Колода судьбы: { $n }
title-mountain = { $mountain }
title-mountain-token = { $mountain }: жетон лицевой стороной вниз
title-mission = Задание, { $region }: { $mission }, очки: { $n }
title-score = { $seat }: очки { $n }, место { $place } в очерёдности хода
title-bonus = { $region }: за первое место { $first }, за второе { $second }
tip-mission = Условие: { $what }. { $law }
tip-progress = Пока: { $list }.
tip-done = Выполнено: { $list }.
tip-tokens = Ещё не открыты: { $list }.
caption-influence = Влияние · ниже: очки за каждую карту судьбы в конце
track-fate = судьба
track-bonus = 1-й +{ $first } · 2-й +{ $second }
caption-score = Очки, по очерёдности; + если бы эпоха кончилась сейчас
caption-points = Очки, + если бы эпоха кончилась
caption-fate = Разыгранные карты судьбы
caption-fate-hand = В руке
caption-orders = Ваши жетоны приказов
caption-orders-unseen = Ещё не показанные приказы: в руке или лицом вниз
legend-control = Кайма и черта: кто контролирует
mini-ahead = + конец эпохи
title-ahead = Если бы эпоха кончилась сейчас: { $list }
caption-held = Провинции под контролем: { $n }
held-castle = замок: { $list }
held-left = армий в запасе { $supply }, приказов в руке { $orders }, карт судьбы { $fate }
theirs-held = провинций: { $n }
theirs-armies = армий: { $n }
theirs-supply = в запасе: { $n }
theirs-orders = приказов: { $n }
theirs-fate = карт судьбы: { $n }
held-behind = пища и бусидо: за ширмой
column-fate = судьба
column-influence = влияние
caption-missions = Задания
board-cells = Приказы (1 север … 12 юг), быстрые действия: → движение, × нападение, + вербовка, * урожай
board-influence = Карты судьбы × влияние (значимость), очки за первое и второе место
board-mountains = Горы с жетонами: { $list }.
board-food = П
board-bushido = Б
board-hand = Ваши жетоны
board-fate = Ваши карты судьбы
board-hidden = закрыт
board-legend = ★ столица · ⛩ святилище · П пища · Б бусидо · # замок · числа — армии · ! контролирует
advice-text = { $action }: вы побеждаете в { $chance } % случаев
advice-points = { $action }: после эпохи у вас в среднем { $mine } оч., у сильнейшего соперника { $theirs }
outlook-title = Контроль в конце эпохи, по { $n } возможным исходам
outlook-seat = { $seat }: { $chance }
outlook-nobody = никто: { $chance }
outlook-control = В конце эпохи — { $list }.
outlook-now = Если бы эпоха кончилась сейчас: { $list }.
outlook-mean = В среднем в конце эпохи: { $list }.
outlook-last = В среднем в конце игры: { $list }.

## The end
sheet-bonus = Бонусы регионов
sheet-shrines = Святилища
sheet-missions = Задания
sheet-region = Влияние: { $region }, судьба ×{ $n }
sheet-resources = Ресурсы
came-to = Эпоха { $n } – { $list }.
came-bonus = бонусы регионов: { $list }
came-shrines = святилища: { $list }
came-influence = влияние: { $list }
came-resources = ресурсы: { $list }
came-most = больше всего: { $region }
ending-tie = При равных очках побеждает тот, у кого меньше армий на карте, а затем — больше ресурсов.

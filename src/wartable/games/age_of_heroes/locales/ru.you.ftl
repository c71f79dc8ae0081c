## Что случилось, для того, кто это сделал.

event-first-draw-you = Вы берёте боевую карту: { $n }.
event-first-you = Первыми ходите вы.
event-tribe-you = Вы ведёте племя: { $tribe }.
event-drew-you = Вы берёте карту: { $kind }.
event-drew-unseen-you = Вы берёте карту.
event-harmless-you = Вы сбрасываете без последствий: { $kind }.
event-boomed-you = Рост населения: городов у вас теперь { $n }.
event-boomed-in-vain-you = Рост населения, но городов для вас больше нет.
event-posted-you = Вы предлагаете обмен: { $give } → { $want }.
event-withdrew-you = Вы отзываете обмен: { $give } → { $want }.
event-swapped-you = Обмен: вы отдаёте карту «{ $give }», { $other } отдаёт карту «{ $want }».
event-unbacked-you = Ваше предложение ({ $give } → { $want }) снято: карты больше нет.
event-passed-you = Вы пропускаете.
event-proposed-you = Вы предлагаете сделку. Адресат: { $other }.
event-proposed-give-you = Ваша сделка, { $other }: вы даёте { $n } × { $kind }.
event-proposed-want-you = Ваша сделка, { $other }: вы хотите { $n } × { $kind }.
event-deal-closed-you = Вы принимаете сделку. Её автор: { $other }.
event-deal-rejected-you = Вы отклоняете сделку. Её автор: { $other }.
event-handed-you = Вы передаёте { $n } × { $kind }. Получает { $other }.
event-announced-have-you = Вы объявляете, что у вас есть: { $kind }.
event-announced-want-you = Вы объявляете, что вам нужно: { $kind }.
event-retracted-have-you = Вы снимаете объявление: есть { $kind }.
event-retracted-want-you = Вы снимаете объявление: нужно { $kind }.
event-ready-you = Вы заканчиваете торги.
event-unready-you = Вы торгуете дальше.
event-turn-began-you = Раунд { $round }. Ваш ход.
event-taxed-you =
    Вы собираете налоги: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-built-you = Вы строите: { $item }.
event-paid-you = Вы платите: { $n } × { $kind }.
event-road-asked-you = Вы просите согласия на дорогу. Сосед: { $other }.
event-road-refused-you = Вы не соглашаетесь на дорогу. Просит { $other }.
event-road-built-you = Дорога построена: вы и { $other }.
event-discarded-you = Вы сбрасываете: { $kind }.
event-declared-you =
    Вы объявляете войну. Соперник: { $other }, цель: { $goal }, { $n ->
        [0] без армий
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-heroes-you = Вы играете карту «Герой»: как армия { $armies }, как генерал { $generals }.
event-stood-you =
    Вы обороняетесь: { $n ->
        [0] некому
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-olympic-you = Вы играете карту «Олимпийские игры»: битвы не будет.
event-olympic-raid-you = Вы играете карту «Олимпийские игры»: варвары уходят.
event-lucky-you = Вы играете карту «Удача»: карта «{ $kind }» не действует.
event-raided-you = На вас нападают варвары: { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-battle-card-you = Вы берёте боевую карту: { $n }.
event-duel-won-you = Дуэль { $attack } : { $defence }. Вы побеждаете, { $other } теряет армию.
event-duel-lost-you = Дуэль { $attack } : { $defence }. Вы теряете армию, защитник { $other }.
event-duel-drawn-you = Дуэль вничью, { $attack } : { $defence } (вы и { $other }).
event-showed-you = Вы показываете: { $unit }.
event-victorious-you = У вас { $n ->
        [0] нет победивших армий
        [one] { $n } победившая армия
        [few] { $n } победившие армии
       *[many] { $n } победивших армий
    }.
event-conquered-you = Завоевание: вы { $n ->
        [0] не получаете ни одного города
        [one] получаете { $n } город, прежний владелец { $other }
        [few] получаете { $n } города, прежний владелец { $other }
       *[many] получаете { $n } городов, прежний владелец { $other }
    }.
event-plundered-you = Разграбление: вы { $n ->
        [0] не получаете ни одной карты
        [one] получаете { $n } карту, прежний владелец { $other }
        [few] получаете { $n } карты, прежний владелец { $other }
       *[many] получаете { $n } карт, прежний владелец { $other }
    }.
event-seized-you = Вы забираете: { $kind } (прежний владелец { $other }).
event-raid-took-you = Вы теряете из-за варваров: { $kind }.
event-wrecked-you = Вы разрушаете памятник. { $other } { $n ->
        [0] не теряет ни одной карты
        [one] теряет { $n } карту
        [few] теряет { $n } карты
       *[many] теряет { $n } карт
    }.
event-home-you = По дороге уже дома { $n ->
        [one] { $n } ваша армия
        [few] { $n } ваши армии
       *[many] { $n } ваших армий
    }.
event-marching-you = Ещё в пути домой: { $n ->
        [one] { $n } ваша армия
        [few] { $n } ваши армии
       *[many] { $n } ваших армий
    }.
event-shaken-you = Землетрясение блокирует у вас: { $unit }.
event-erupted-you = Извержение уничтожает ваш город.
event-starved-you = Вы сбрасываете зерно: { $n }.
event-hunger-you = Вы берёте карту: Голод.
event-no-target-you = { $kind }: вы не находите цели.
event-placed-you = Вы достраиваете памятник: +{ $n }, теперь { $total }.
event-claimed-you = Вы претендуете на победу: начинается последний ход.
event-claim-lapsed-you = Вы больше не претендуете на победу.
event-went-out-you = Вы выбываете: нет ни города, ни карт.
event-ended-you = Вы побеждаете. { $ending }
event-recovered-you = После землетрясения { $n ->
        [one] снова готова { $n } ваша армия
        [few] снова готовы { $n } ваши армии
       *[many] снова готово { $n } ваших армий
    }.
event-returned-you = Домой { $n ->
        [one] возвращается { $n } ваша армия
        [few] возвращаются { $n } ваши армии
       *[many] возвращается { $n } ваших армий
    }.
event-conceded-you = Вы покидаете игру.
event-round-began-you = Начинается раунд { $round }. Первыми ходите вы.
event-draw-lost-you = Вы остаётесь без карты: колода и сброс пусты.
event-recalled-you = Вы забираете предложение.
event-deal-unbacked-you = Ваше предложение снято (адресат: { $other }): нужной для него карты больше нет.
event-raid-over-you = Варвары уходят от вас.
event-action-passed-you = Вы пропускаете действие.
event-tax-stopped-you =
    Вы больше не берёте налогов; не взято: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }.
event-lucky-for-you = Вы играете карту «Удача» за другого ({ $other }): карта «{ $kind }» не действует.
event-nobody-has-you = Ни у кого нет: { $want }. Ваше предложение снято (вы даёте { $give }).
event-gift-offered-you = Вы предлагаете за согласие { $n } × { $kind }. Сосед: { $other }.

## Told to whom it was done.

event-swapped-yours = Обмен: { $seat } отдаёт вам карту «{ $give }», вы отдаёте карту «{ $want }».
event-proposed-yours = { $seat } предлагает вам сделку.
event-deal-closed-yours = { $seat } принимает вашу сделку.
event-deal-rejected-yours = { $seat } отклоняет вашу сделку.
event-handed-yours = { $seat } передаёт вам { $n } × { $kind }.
event-road-asked-yours = { $seat } просит у вас согласия на дорогу.
event-road-refused-yours = { $seat } не соглашается на дорогу к вам.
event-duel-won-yours = Дуэль { $attack } : { $defence }. { $seat } побеждает, вы теряете армию.
event-duel-lost-yours = Дуэль { $attack } : { $defence }. { $seat } теряет армию, вы защитились.
event-seized-yours = { $seat } забирает у вас: { $kind }.
event-proposed-give-yours = По этой сделке { $seat } даёт вам { $n } × { $kind }.
event-proposed-want-yours = По этой сделке { $seat } хочет от вас { $n } × { $kind }.
event-deal-unbacked-yours = Предложение вам отпадает: нужной карты уже нет ({ $seat }).
event-gift-offered-yours = { $seat } предлагает вам за согласие: { $n } × { $kind }.
event-road-built-yours = Дорога построена: { $seat } и вы.
event-lucky-for-yours = { $seat } играет карту «Удача» за вас: карта «{ $kind }» не действует.
event-declared-yours =
    { $seat } объявляет войну вам. Цель: { $goal }, { $n ->
        [0] без армий
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }.
event-duel-drawn-yours = Дуэль вничью, { $attack } : { $defence } ({ $seat } и вы).
event-raid-duel-won-yours = Дуэль { $attack } : { $defence }. Варвары побеждают, вы теряете армию.
event-raid-duel-lost-yours = Дуэль { $attack } : { $defence }. Варвары теряют армию, вы защитились.
event-raid-duel-drawn-yours = Дуэль вничью, { $attack } : { $defence } (варвары и вы).
event-conquered-yours =
    Завоевание: { $seat } { $n ->
        [0] не забирает у вас ни одного города
        [one] забирает у вас { $n } город
        [few] забирает у вас { $n } города
       *[many] забирает у вас { $n } городов
    }.
event-plundered-yours =
    Разграбление: { $seat } { $n ->
        [0] не забирает у вас ни одной карты
        [one] забирает у вас { $n } карту
        [few] забирает у вас { $n } карты
       *[many] забирает у вас { $n } карт
    }.
event-raid-plundered-yours =
    Варвары грабят. Вы { $n ->
        [0] не теряете ни одной карты
        [one] теряете { $n } карту
        [few] теряете { $n } карты
       *[many] теряете { $n } карт
    }.
event-wrecked-yours =
    { $seat } разрушает ваш памятник: { $n ->
        [0] он не теряет ни одной карты
        [one] он теряет { $n } карту
        [few] он теряет { $n } карты
       *[many] он теряет { $n } карт
    }.
event-raid-wrecked-yours =
    Варвары разрушают ваш памятник: { $n ->
        [0] он не теряет ни одной карты
        [one] он теряет { $n } карту
        [few] он теряет { $n } карты
       *[many] он теряет { $n } карт
    }.

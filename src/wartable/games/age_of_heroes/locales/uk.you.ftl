## Що сталося, для того, хто це зробив.

event-first-draw-you = Ви берете бойову карту: { $n }.
event-first-you = Першими ходите ви.
event-tribe-you = Ви ведете плем'я: { $tribe }.
event-drew-you = Ви берете карту: { $kind }.
event-drew-unseen-you = Ви берете карту.
event-harmless-you = Ви скидаєте без наслідків: { $kind }.
event-boomed-you = Приріст населення: міст у вас тепер { $n }.
event-boomed-in-vain-you = Приріст населення, але міст для вас більше немає.
event-posted-you = Ви пропонуєте обмін: { $give } → { $want }.
event-withdrew-you = Ви відкликаєте обмін: { $give } → { $want }.
event-swapped-you = Обмін: ви віддаєте карту «{ $give }», { $other } віддає карту «{ $want }».
event-unbacked-you = Вашу пропозицію ({ $give } → { $want }) знято: карти більше немає.
event-passed-you = Ви пропускаєте.
event-proposed-you = Ви пропонуєте угоду. Адресат: { $other }.
event-proposed-give-you = Ваша угода, { $other }: ви даєте { $n } × { $kind }.
event-proposed-want-you = Ваша угода, { $other }: ви хочете { $n } × { $kind }.
event-deal-closed-you = Ви приймаєте угоду. Її автор: { $other }.
event-deal-rejected-you = Ви відхиляєте угоду. Її автор: { $other }.
event-handed-you = Ви передаєте { $n } × { $kind }. Дістає { $other }.
event-announced-have-you = Ви оголошуєте, що маєте: { $kind }.
event-announced-want-you = Ви оголошуєте, що вам треба: { $kind }.
event-retracted-have-you = Ви знімаєте оголошення: є { $kind }.
event-retracted-want-you = Ви знімаєте оголошення: треба { $kind }.
event-ready-you = Ви закінчуєте торги.
event-unready-you = Ви торгуєте далі.
event-turn-began-you = Раунд { $round }. Ваш хід.
event-taxed-you =
    Ви збираєте податки: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
event-built-you = Ви будуєте: { $item }.
event-paid-you = Ви платите: { $n } × { $kind }.
event-road-asked-you = Ви просите згоди на дорогу. Сусід: { $other }.
event-road-refused-you = Ви не погоджуєтеся на дорогу. Просить { $other }.
event-road-built-you = Дорогу збудовано: ви та { $other }.
event-discarded-you = Ви скидаєте: { $kind }.
event-declared-you =
    Ви оголошуєте війну. Суперник: { $other }, мета: { $goal }, { $n ->
        [0] без армій
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-heroes-you = Ви граєте карту «Герой»: як армія { $armies }, як генерал { $generals }.
event-stood-you = Ви обороняєтеся: { $n ->
        [0] нема кому
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-olympic-you = Ви граєте карту «Олімпійські ігри»: битви не буде.
event-olympic-raid-you = Ви граєте карту «Олімпійські ігри»: варвари йдуть геть.
event-lucky-you = Ви граєте карту «Удача»: карта «{ $kind }» не діє.
event-raided-you = На вас нападають варвари: { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-battle-card-you = Ви берете бойову карту: { $n }.
event-duel-won-you = Двобій { $attack } : { $defence }. Ви перемагаєте, { $other } втрачає армію.
event-duel-lost-you = Двобій { $attack } : { $defence }. Ви втрачаєте армію, захисник { $other }.
event-duel-drawn-you = Двобій внічию, { $attack } : { $defence } (ви та { $other }).
event-showed-you = Ви показуєте: { $unit }.
event-victorious-you = У вас { $n ->
        [0] немає переможних армій
        [one] { $n } переможна армія
        [few] { $n } переможні армії
       *[many] { $n } переможних армій
    }.
event-conquered-you = Завоювання: ви { $n ->
        [0] не дістаєте жодного міста
        [one] дістаєте { $n } місто, колишній власник { $other }
        [few] дістаєте { $n } міста, колишній власник { $other }
       *[many] дістаєте { $n } міст, колишній власник { $other }
    }.
event-plundered-you = Пограбування: ви { $n ->
        [0] не дістаєте жодної карти
        [one] дістаєте { $n } карту, колишній власник { $other }
        [few] дістаєте { $n } карти, колишній власник { $other }
       *[many] дістаєте { $n } карт, колишній власник { $other }
    }.
event-seized-you = Ви забираєте: { $kind } (колишній власник { $other }).
event-raid-took-you = Ви втрачаєте через варварів: { $kind }.
event-wrecked-you = Ви руйнуєте пам'ятку. { $other } { $n ->
        [0] не втрачає жодної карти
        [one] втрачає { $n } карту
        [few] втрачає { $n } карти
       *[many] втрачає { $n } карт
    }.
event-home-you = Дорогою вже вдома { $n ->
        [one] { $n } ваша армія
        [few] { $n } ваші армії
       *[many] { $n } ваших армій
    }.
event-marching-you = Ще в дорозі додому: { $n ->
        [one] { $n } ваша армія
        [few] { $n } ваші армії
       *[many] { $n } ваших армій
    }.
event-shaken-you = Землетрус блокує у вас: { $unit }.
event-erupted-you = Виверження нищить ваше місто.
event-starved-you = Ви скидаєте зерно: { $n }.
event-hunger-you = Ви берете карту: Голод.
event-no-target-you = { $kind }: ви не знаходите цілі.
event-placed-you = Ви добудовуєте пам'ятку: +{ $n }, тепер { $total }.
event-claimed-you = Ви претендуєте на перемогу: починається останній хід.
event-claim-lapsed-you = Ви більше не претендуєте на перемогу.
event-went-out-you = Ви вибуваєте: немає ні міста, ні карт.
event-ended-you = Ви перемагаєте. { $ending }
event-recovered-you = Від землетрусу { $n ->
        [one] оговтується { $n } ваша армія
        [few] оговтуються { $n } ваші армії
       *[many] оговтується { $n } ваших армій
    }.
event-returned-you = Додому { $n ->
        [one] повертається { $n } ваша армія
        [few] повертаються { $n } ваші армії
       *[many] повертається { $n } ваших армій
    }.
event-conceded-you = Ви покидаєте гру.
event-round-began-you = Починається раунд { $round }. Першими ходите ви.
event-draw-lost-you = Ви лишаєтеся без карти: колода і скид порожні.
event-recalled-you = Ви забираєте пропозицію.
event-deal-unbacked-you = Вашу пропозицію знято (адресат: { $other }): потрібної для неї карти більше немає.
event-raid-over-you = Варвари йдуть від вас геть.
event-action-passed-you = Ви пропускаєте дію.
event-tax-stopped-you =
    Ви більше не берете податків; не взято { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    }.
event-lucky-for-you = Ви граєте карту «Удача» за іншого ({ $other }): карта «{ $kind }» не діє.
event-nobody-has-you = Ні в кого немає: { $want }. Вашу пропозицію знято (ви даєте { $give }).
event-gift-offered-you = Ви пропонуєте за згоду { $n } × { $kind }. Сусід: { $other }.

## Told to whom it was done.

event-swapped-yours = Обмін: { $seat } віддає вам карту «{ $give }», ви віддаєте карту «{ $want }».
event-proposed-yours = { $seat } пропонує вам угоду.
event-deal-closed-yours = { $seat } приймає вашу угоду.
event-deal-rejected-yours = { $seat } відхиляє вашу угоду.
event-handed-yours = { $seat } передає вам { $n } × { $kind }.
event-road-asked-yours = { $seat } просить у вас згоди на дорогу.
event-road-refused-yours = { $seat } не погоджується на дорогу до вас.
event-duel-won-yours = Двобій { $attack } : { $defence }. { $seat } перемагає, ви втрачаєте армію.
event-duel-lost-yours = Двобій { $attack } : { $defence }. { $seat } втрачає армію, ви захистилися.
event-seized-yours = { $seat } забирає у вас: { $kind }.
event-proposed-give-yours = За цією угодою { $seat } дає вам { $n } × { $kind }.
event-proposed-want-yours = За цією угодою { $seat } хоче від вас { $n } × { $kind }.
event-deal-unbacked-yours = Пропозиція вам відпадає: потрібної карти вже немає ({ $seat }).
event-gift-offered-yours = { $seat } пропонує вам за згоду: { $n } × { $kind }.
event-road-built-yours = Дорогу збудовано: { $seat } та ви.
event-lucky-for-yours = { $seat } грає карту «Удача» за вас: карта «{ $kind }» не діє.
event-declared-yours =
    { $seat } оголошує війну вам. Мета: { $goal }, { $n ->
        [0] без армій
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }.
event-duel-drawn-yours = Двобій внічию, { $attack } : { $defence } ({ $seat } та ви).
event-raid-duel-won-yours = Двобій { $attack } : { $defence }. Варвари перемагають, ви втрачаєте армію.
event-raid-duel-lost-yours = Двобій { $attack } : { $defence }. Варвари втрачають армію, ви захистилися.
event-raid-duel-drawn-yours = Двобій внічию, { $attack } : { $defence } (варвари та ви).
event-conquered-yours =
    Завоювання: { $seat } { $n ->
        [0] не забирає у вас жодного міста
        [one] забирає у вас { $n } місто
        [few] забирає у вас { $n } міста
       *[many] забирає у вас { $n } міст
    }.
event-plundered-yours =
    Пограбування: { $seat } { $n ->
        [0] не забирає у вас жодної карти
        [one] забирає у вас { $n } карту
        [few] забирає у вас { $n } карти
       *[many] забирає у вас { $n } карт
    }.
event-raid-plundered-yours =
    Варвари грабують. Ви { $n ->
        [0] не втрачаєте жодної карти
        [one] втрачаєте { $n } карту
        [few] втрачаєте { $n } карти
       *[many] втрачаєте { $n } карт
    }.
event-wrecked-yours =
    { $seat } руйнує вашу пам'ятку: { $n ->
        [0] вона не втрачає жодної карти
        [one] вона втрачає { $n } карту
        [few] вона втрачає { $n } карти
       *[many] вона втрачає { $n } карт
    }.
event-raid-wrecked-yours =
    Варвари руйнують вашу пам'ятку: { $n ->
        [0] вона не втрачає жодної карти
        [one] вона втрачає { $n } карту
        [few] вона втрачає { $n } карти
       *[many] вона втрачає { $n } карт
    }.

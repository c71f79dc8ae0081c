## Что случилось, для того, кто это сделал.

event-first-you = Вы начинаете игру.
event-turn-you = Ваш ход: раунд { $round }.
event-antiquated-you = У вас карта устарела и покидает игру: { $card }.
event-outdated-card-you = В вашей руке устарело и покидает игру: { $cards }.
event-outdated-you = В вашей руке устарели и покидают игру карты: { $n }.
event-took-you = Вы берёте карту { $card } за { $price ->
        [one] { $price } гражданское действие
        [few] { $price } гражданских действия
       *[many] { $price } гражданских действий
    }.
event-population-you = Вы увеличиваете население, пищи уплачено: { $price }.
event-built-you = Вы строите за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурса
       *[many] { $price } ресурсов
    }: { $card }.
event-upgraded-you = Вы улучшаете за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурса
       *[many] { $price } ресурсов
    }: { $card } → { $into }.
event-destroyed-you = Вы разрушаете здание: { $card }.
event-disbanded-you = Вы распускаете отряд: { $card }.
event-led-you = Вы играете лидера: { $card }.
event-left-you = У вас: лидер покидает игру, { $card }.
event-stage-you = Вы строите { $n ->
        [one] { $n } этап
        [few] { $n } этапа
       *[many] { $n } этапов
    } за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурса
       *[many] { $price } ресурсов
    }: { $card }.
event-completed-you = Вы завершаете чудо: { $card }.
event-developed-you = Вы осваиваете технологию за { $price ->
        [one] { $price } очко науки
        [few] { $price } очка науки
       *[many] { $price } очков науки
    }: { $card }.
event-revolted-you = У вас: революция за { $price ->
        [one] { $price } очко науки
        [few] { $price } очка науки
       *[many] { $price } очков науки
    }, новая форма правления: { $card }.
event-played-you = Вы играете карту: { $card }.
event-adopted-you = Вы играете тактику: { $card }.
event-copied-you = Вы копируете тактику: { $card }.
event-common-you = Ваша тактика становится общей: { $card }.
event-convert-you = У вас: Хаммурапи делает военное действие гражданским.
event-liner-you = У вас: лайнеры привозят рабочего.
event-speak-you = У вас: выступает Уинстон Черчилль.
event-arm-you = У вас: Уинстон Черчилль вооружает, на отряды по { $n } науки и ресурсов.
event-traded-food-you = Вы платите пищей вместо ресурса: торговые пути.
event-traded-resource-you = Вы платите ресурсом вместо пищи: торговые пути.
event-passed-you = Вы обходитесь без политического действия.
event-prepared-you = Вы готовите событие ({ $age }).
event-prepared-card-you = Вы готовите: { $card }.
event-peeked-you = У вас: Жанна д'Арк смотрит на следующее событие.
event-peeked-card-you = Вы видите следующее событие: { $card }.
event-attacked-you = Вы нападаете, цель — { $rival }: { $card }.
event-strengths-you = Вы и { $rival }: сила { $n } против { $m }.
event-defended-you = Вы защищаетесь картой { $card }: +{ $n }.
event-repelled-you = Ваша агрессия отбита: { $card }, цель — { $rival }.
event-succeeded-you = Ваша агрессия удалась: { $card }, цель — { $rival }.
event-declared-you = Вы объявляете войну, цель — { $rival }: { $card }.
event-war-won-you = Вы побеждаете в войне, проигрывает { $rival }, контрибуция { $n }: { $card }.
event-war-drawn-you = Война без победителя: { $card }, вы и { $rival }.
event-offered-you = { $side ->
        [0] Вы предлагаете пакт «{ $card }». Адресат: { $rival }.
        [1] Вы предлагаете пакт «{ $card }» как сторона A. Адресат: { $rival }.
       *[2] Вы предлагаете пакт «{ $card }» как сторона B. Адресат: { $rival }.
    }
event-accepted-you = { $side ->
        [0] Вы принимаете пакт «{ $card }». Автор: { $rival }.
        [1] Вы принимаете пакт «{ $card }» как сторона A. Автор: { $rival }.
       *[2] Вы принимаете пакт «{ $card }» как сторона B. Автор: { $rival }.
    }
event-refused-you = Вы отклоняете пакт «{ $card }». Автор: { $rival }.
event-bid-you = Ваша ставка { $n }: { $card }.
event-no-bid-you = Вы пасуете: { $card }.
event-sent-you = Вы посылаете: { $card }.
event-colonised-you = Вы колонизируете силой { $n }: { $card }.
event-lost-colony-you = Вы теряете колонию: { $card }.
event-took-colony-you = Вы забираете колонию, владелец — { $rival }: { $card }.
event-columbus-you = У вас: Колумб открывает землю, { $card }.
event-alexander-you = У вас: Александр покидает игру, его люди остаются.
event-resigned-you = Вы сдаётесь и выходите из игры.
event-gained-food-you = У вас: +{ $n } пищи.
event-gained-resources-you = У вас: +{ $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
event-gained-science-you = У вас: +{ $n } { $n ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
event-gained-culture-you = У вас: +{ $n } { $n ->
        [one] очко культуры
        [few] очка культуры
       *[many] очков культуры
    }.
event-gained-population-you = У вас: +{ $n } { $n ->
        [one] население
        [few] населения
       *[many] населения
    }.
event-gained-yellow-you = У вас: +{ $n } { $n ->
        [one] жёлтый кубик
        [few] жёлтых кубика
       *[many] жёлтых кубиков
    }.
event-gained-blue-you = У вас: +{ $n } { $n ->
        [one] синий кубик
        [few] синих кубика
       *[many] синих кубиков
    }.
event-lost-food-you = У вас: −{ $n } пищи.
event-lost-resources-you = У вас: −{ $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
event-lost-science-you = У вас: −{ $n } { $n ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
event-lost-culture-you = У вас: −{ $n } { $n ->
        [one] очко культуры
        [few] очка культуры
       *[many] очков культуры
    }.
event-lost-population-you = Вы теряете свободного рабочего.
event-lost-worker-you = Вы теряете рабочего: { $card }.
event-lost-building-you = Вы теряете здание: { $card }.
event-lost-yellow-you = У вас: −{ $n } { $n ->
        [one] жёлтый кубик
        [few] жёлтых кубика
       *[many] жёлтых кубиков
    }.
event-lost-blue-you = У вас: −{ $n } { $n ->
        [one] синий кубик
        [few] синих кубика
       *[many] синих кубиков
    }.
event-lost-actions-you = У вас: −{ $n } { $n ->
        [one] гражданское действие
        [few] гражданских действия
       *[many] гражданских действий
    }.
event-stole-technology-you = Вы забираете технологию, владелец — { $rival }: { $card }.
event-ravaged-you = У вас: время разрушает чудо, { $card }.
event-tucked-you = Вы подкладываете карту «Гомер» под чудо: { $card }.
event-infiltrated-you = Вы удаляете карту, владелец — { $rival }: { $card }.
event-scored-you = Вы получаете { $n ->
        [one] { $n } очко культуры
        [few] { $n } очка культуры
       *[many] { $n } очков культуры
    }: { $card }.
event-scored-less-you = Вы теряете { $n ->
        [one] { $n } очко культуры
        [few] { $n } очка культуры
       *[many] { $n } очков культуры
    }: { $card }.
event-counted-you = { $what ->
        [0] У вас: +{ $n } культуры за прирост науки.
        [1] У вас: +{ $n } культуры за силу.
        [2] У вас: +{ $n } культуры за счастье.
        [3] У вас: +{ $n } культуры за пищу, которую дают фермы.
        [4] У вас: +{ $n } культуры за ресурсы, которые дают шахты.
        [5] У вас: +{ $n } культуры за уровни технологий.
        [6] У вас: +{ $n } культуры за форму правления.
        [7] У вас: +{ $n } культуры за колонии.
       *[8] У вас: +{ $n } культуры за чудеса эпохи II.
    }
event-produced-you = Вы производите: пищи { $n }, ресурсов { $m }.
event-earned-you = Вы получаете: культуры { $n }, науки { $m }.
event-corruption-you = Коррупция забирает у вас товаров: { $n }.
event-consumption-you = Ваши люди съели пищи: { $n }.
event-hunger-you = Голод: вам не хватает пищи, { $n }.
event-uprising-you = Восстание: вы ничего не производите.
event-khan-you = У вас: Чингисхан среди сильнейших.
event-drew-you = Вы берёте { $n ->
        [one] { $n } военную карту
        [few] { $n } военные карты
       *[many] { $n } военных карт
    }.
event-drew-card-you = Вы берёте: { $cards }.
event-discarded-you = Вы сбрасываете { $n ->
        [one] { $n } военную карту
        [few] { $n } военные карты
       *[many] { $n } военных карт
    }.
event-discarded-card-you = Вы сбрасываете: { $cards }.
event-agreement-you = Вы заключаете международное соглашение.
event-gates-you = У вас: Билл Гейтс оставляет после себя { $n ->
        [one] { $n } очко культуры
        [few] { $n } очка культуры
       *[many] { $n } очков культуры
    }.

## Told to whom it was done.

event-attacked-yours = { $seat } нападает на вас: { $card }.
event-declared-yours = { $seat } объявляет вам войну: { $card }.
event-repelled-yours = Вы отбили агрессию: { $card }, нападает { $seat }.
event-succeeded-yours = Агрессия против вас удалась: { $card }, нападает { $seat }.
event-war-won-yours = { $seat } побеждает вас в войне, контрибуция { $n }: { $card }.
event-took-colony-yours = { $seat } забирает вашу колонию: { $card }.
event-stole-technology-yours = { $seat } забирает вашу технологию: { $card }.
event-infiltrated-yours = { $seat } удаляет вашу карту: { $card }.
event-refused-yours = { $seat } отклоняет ваш пакт «{ $card }».
event-strengths-yours = { $seat } и вы: сила { $n } против { $m }.
event-war-drawn-yours = Война без победителя: { $card }, { $seat } и вы.
event-offered-yours = { $side ->
        [0] { $seat } предлагает вам пакт «{ $card }».
        [1] { $seat } предлагает вам пакт «{ $card }» как сторона A.
       *[2] { $seat } предлагает вам пакт «{ $card }» как сторона B.
    }
event-accepted-yours = { $side ->
        [0] { $seat } принимает ваш пакт «{ $card }».
        [1] { $seat } принимает ваш пакт «{ $card }» как сторона A.
       *[2] { $seat } принимает ваш пакт «{ $card }» как сторона B.
    }

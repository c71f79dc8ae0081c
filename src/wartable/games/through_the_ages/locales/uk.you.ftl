## Що сталося, для того, хто це зробив.

event-first-you = Ви починаєте гру.
event-turn-you = Ваш хід: раунд { $round }.
event-antiquated-you = У вас карта застаріла й покидає гру: { $card }.
event-outdated-card-you = У вашій руці застаріло й покидає гру: { $cards }.
event-outdated-you = У вашій руці застаріли й покидають гру карти: { $n }.
event-took-you = Ви берете карту { $card } за { $price ->
        [one] { $price } цивільну дію
        [few] { $price } цивільні дії
       *[many] { $price } цивільних дій
    }.
event-population-you = Ви збільшуєте населення, їжі сплачено: { $price }.
event-built-you = Ви будуєте за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурси
       *[many] { $price } ресурсів
    }: { $card }.
event-upgraded-you = Ви поліпшуєте за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурси
       *[many] { $price } ресурсів
    }: { $card } → { $into }.
event-destroyed-you = Ви руйнуєте будівлю: { $card }.
event-disbanded-you = Ви розпускаєте загін: { $card }.
event-led-you = Ви граєте лідера: { $card }.
event-left-you = У вас: лідер покидає гру, { $card }.
event-stage-you = Ви будуєте { $n ->
        [one] { $n } етап
        [few] { $n } етапи
       *[many] { $n } етапів
    } за { $price ->
        [one] { $price } ресурс
        [few] { $price } ресурси
       *[many] { $price } ресурсів
    }: { $card }.
event-completed-you = Ви завершуєте чудо: { $card }.
event-developed-you = Ви розвиваєте технологію за { $price ->
        [one] { $price } очко науки
        [few] { $price } очки науки
       *[many] { $price } очок науки
    }: { $card }.
event-revolted-you = У вас: революція за { $price ->
        [one] { $price } очко науки
        [few] { $price } очки науки
       *[many] { $price } очок науки
    }, нова форма правління: { $card }.
event-played-you = Ви граєте карту: { $card }.
event-adopted-you = Ви граєте тактику: { $card }.
event-copied-you = Ви копіюєте тактику: { $card }.
event-common-you = Ваша тактика стає загальною: { $card }.
event-convert-you = У вас: Хаммурапі робить військову дію цивільною.
event-liner-you = У вас: лайнери привозять робітника.
event-speak-you = У вас: виступає Вінстон Черчилль.
event-arm-you = У вас: Вінстон Черчилль озброює, на загони по { $n } науки й ресурсів.
event-traded-food-you = Ви платите їжею замість ресурсу: торговельні шляхи.
event-traded-resource-you = Ви платите ресурсом замість їжі: торговельні шляхи.
event-passed-you = Ви обходитеся без політичної дії.
event-prepared-you = Ви готуєте подію ({ $age }).
event-prepared-card-you = Ви готуєте: { $card }.
event-peeked-you = У вас: Жанна д'Арк дивиться на наступну подію.
event-peeked-card-you = Ви бачите наступну подію: { $card }.
event-attacked-you = Ви нападаєте, ціль — { $rival }: { $card }.
event-strengths-you = Ви і { $rival }: сила { $n } проти { $m }.
event-defended-you = Ви захищаєтеся картою { $card }: +{ $n }.
event-repelled-you = Вашу агресію відбито: { $card }, ціль — { $rival }.
event-succeeded-you = Ваша агресія вдалася: { $card }, ціль — { $rival }.
event-declared-you = Ви оголошуєте війну, ціль — { $rival }: { $card }.
event-war-won-you = Ви перемагаєте у війні, програє { $rival }, контрибуція { $n }: { $card }.
event-war-drawn-you = Війна без переможця: { $card }, ви і { $rival }.
event-offered-you = { $side ->
        [0] Ви пропонуєте пакт «{ $card }». Адресат: { $rival }.
        [1] Ви пропонуєте пакт «{ $card }» як сторона A. Адресат: { $rival }.
       *[2] Ви пропонуєте пакт «{ $card }» як сторона B. Адресат: { $rival }.
    }
event-accepted-you = { $side ->
        [0] Ви приймаєте пакт «{ $card }». Автор: { $rival }.
        [1] Ви приймаєте пакт «{ $card }» як сторона A. Автор: { $rival }.
       *[2] Ви приймаєте пакт «{ $card }» як сторона B. Автор: { $rival }.
    }
event-refused-you = Ви відхиляєте пакт «{ $card }». Автор: { $rival }.
event-bid-you = Ваша ставка { $n }: { $card }.
event-no-bid-you = Ви пасуєте: { $card }.
event-sent-you = Ви надсилаєте: { $card }.
event-colonised-you = Ви колонізуєте силою { $n }: { $card }.
event-lost-colony-you = Ви втрачаєте колонію: { $card }.
event-took-colony-you = Ви забираєте колонію, власник — { $rival }: { $card }.
event-columbus-you = У вас: Колумб відкриває землю, { $card }.
event-alexander-you = У вас: Александр покидає гру, його люди лишаються.
event-resigned-you = Ви здаєтеся й виходите з гри.
event-gained-food-you = У вас: +{ $n } їжі.
event-gained-resources-you = У вас: +{ $n } { $n ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    }.
event-gained-science-you = У вас: +{ $n } { $n ->
        [one] очко науки
        [few] очки науки
       *[many] очок науки
    }.
event-gained-culture-you = У вас: +{ $n } { $n ->
        [one] очко культури
        [few] очки культури
       *[many] очок культури
    }.
event-gained-population-you = У вас: +{ $n } населення.
event-gained-yellow-you = У вас: +{ $n } { $n ->
        [one] жовтий кубик
        [few] жовті кубики
       *[many] жовтих кубиків
    }.
event-gained-blue-you = У вас: +{ $n } { $n ->
        [one] синій кубик
        [few] сині кубики
       *[many] синіх кубиків
    }.
event-lost-food-you = У вас: −{ $n } їжі.
event-lost-resources-you = У вас: −{ $n } { $n ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    }.
event-lost-science-you = У вас: −{ $n } { $n ->
        [one] очко науки
        [few] очки науки
       *[many] очок науки
    }.
event-lost-culture-you = У вас: −{ $n } { $n ->
        [one] очко культури
        [few] очки культури
       *[many] очок культури
    }.
event-lost-population-you = Ви втрачаєте вільного робітника.
event-lost-worker-you = Ви втрачаєте робітника: { $card }.
event-lost-building-you = Ви втрачаєте будівлю: { $card }.
event-lost-yellow-you = У вас: −{ $n } { $n ->
        [one] жовтий кубик
        [few] жовті кубики
       *[many] жовтих кубиків
    }.
event-lost-blue-you = У вас: −{ $n } { $n ->
        [one] синій кубик
        [few] сині кубики
       *[many] синіх кубиків
    }.
event-lost-actions-you = У вас: −{ $n } { $n ->
        [one] цивільна дія
        [few] цивільні дії
       *[many] цивільних дій
    }.
event-stole-technology-you = Ви забираєте технологію, власник — { $rival }: { $card }.
event-ravaged-you = У вас: час руйнує чудо, { $card }.
event-tucked-you = Ви підкладаєте карту «Гомер» під чудо: { $card }.
event-infiltrated-you = Ви вилучаєте карту, власник — { $rival }: { $card }.
event-scored-you = Ви отримуєте { $n ->
        [one] { $n } очко культури
        [few] { $n } очки культури
       *[many] { $n } очок культури
    }: { $card }.
event-scored-less-you = Ви втрачаєте { $n ->
        [one] { $n } очко культури
        [few] { $n } очки культури
       *[many] { $n } очок культури
    }: { $card }.
event-counted-you = { $what ->
        [0] У вас: +{ $n } культури за приріст науки.
        [1] У вас: +{ $n } культури за силу.
        [2] У вас: +{ $n } культури за щастя.
        [3] У вас: +{ $n } культури за їжу, яку дають ферми.
        [4] У вас: +{ $n } культури за ресурси, які дають шахти.
        [5] У вас: +{ $n } культури за рівні технологій.
        [6] У вас: +{ $n } культури за форму правління.
        [7] У вас: +{ $n } культури за колонії.
       *[8] У вас: +{ $n } культури за чудеса епохи II.
    }
event-produced-you = Ви виробляєте: їжі { $n }, ресурсів { $m }.
event-earned-you = Ви отримуєте: культури { $n }, науки { $m }.
event-corruption-you = Корупція забирає у вас товарів: { $n }.
event-consumption-you = Ваші люди з'їли їжі: { $n }.
event-hunger-you = Голод: вам бракує їжі, { $n }.
event-uprising-you = Повстання: ви нічого не виробляєте.
event-khan-you = У вас: Чингісхан серед найсильніших.
event-drew-you = Ви берете { $n ->
        [one] { $n } військову карту
        [few] { $n } військові карти
       *[many] { $n } військових карт
    }.
event-drew-card-you = Ви берете: { $cards }.
event-discarded-you = Ви скидаєте { $n ->
        [one] { $n } військову карту
        [few] { $n } військові карти
       *[many] { $n } військових карт
    }.
event-discarded-card-you = Ви скидаєте: { $cards }.
event-agreement-you = Ви укладаєте міжнародну угоду.
event-gates-you = У вас: Білл Гейтс лишає по собі { $n ->
        [one] { $n } очко культури
        [few] { $n } очки культури
       *[many] { $n } очок культури
    }.

## Told to whom it was done.

event-attacked-yours = { $seat } нападає на вас: { $card }.
event-declared-yours = { $seat } оголошує вам війну: { $card }.
event-repelled-yours = Ви відбили агресію: { $card }, нападає { $seat }.
event-succeeded-yours = Агресія проти вас вдалася: { $card }, нападає { $seat }.
event-war-won-yours = { $seat } перемагає вас у війні, контрибуція { $n }: { $card }.
event-took-colony-yours = { $seat } забирає вашу колонію: { $card }.
event-stole-technology-yours = { $seat } забирає вашу технологію: { $card }.
event-infiltrated-yours = { $seat } вилучає вашу карту: { $card }.
event-refused-yours = { $seat } відхиляє ваш пакт «{ $card }».
event-strengths-yours = { $seat } і ви: сила { $n } проти { $m }.
event-war-drawn-yours = Війна без переможця: { $card }, { $seat } і ви.
event-offered-yours = { $side ->
        [0] { $seat } пропонує вам пакт «{ $card }».
        [1] { $seat } пропонує вам пакт «{ $card }» як сторона A.
       *[2] { $seat } пропонує вам пакт «{ $card }» як сторона B.
    }
event-accepted-yours = { $side ->
        [0] { $seat } приймає ваш пакт «{ $card }».
        [1] { $seat } приймає ваш пакт «{ $card }» як сторона A.
       *[2] { $seat } приймає ваш пакт «{ $card }» як сторона B.
    }

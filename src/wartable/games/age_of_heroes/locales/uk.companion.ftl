## What the companion says: before a decision, and why one action is better than another
companion-cities =
    { $n ->
        [one] { $n } місто
        [few] { $n } міста
       *[many] { $n } міст
    }
companion-stones =
    { $n ->
        [one] { $n } карта пам'ятки
        [few] { $n } карти пам'ятки
       *[many] { $n } карт пам'ятки
    }
companion-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
companion-monument = пам'ятка
companion-and = {"; "}
companion-own-cities = у вас міст { $now } замість { $then }
companion-own-stones = у вашій пам'ятці карт { $now } замість { $then }
companion-own-armies = у вас армій { $now } замість { $then }
companion-own-cards = у вас карт у руці { $now } замість { $then }
companion-his-cities = { $seat }: міст { $now } замість { $then }
companion-his-stones = { $seat }: у пам'ятці карт { $now } замість { $then }
companion-his-armies = { $seat }: армій { $now } замість { $then }
companion-his-cards = { $seat }: у руці карт { $now } замість { $then }

matters-tribe = Для перемоги потрібно міст: { $cities } або карт свого особливого ресурсу: { $goal }; який він, визначає плем'я.
matters-open = У суперника ({ $seat }) готових армій немає, у вас { $attack }: кожна ваша переможе; на місто їх треба { $need }. Міст там { $cities }, у пам'ятці { $stones }, у руці карт { $cards }.
matters-duels = Армії { $attack } проти { $defence } ({ $seat }): поєдинок ви виграєте з шансом { $won } %, програєте — { $lost } %. У суперника міст { $cities }, у пам'ятці { $stones }, у руці карт { $cards }.
matters-attacked = { $seat } іде на вас, армії { $attack } проти ваших { $defence }: поєдинок виграє напад — { $won } %, захист — { $lost } %; на кону: { $stake }.
matters-raid = Варвари йдуть на вас, армії { $attack } проти ваших { $defence }: поєдинок виграють вони — { $won } %, ви — { $lost } %; на кону: { $stake }.
matters-threat = { $seat } вже має { $what } і переможе наприкінці свого наступного ходу, якщо не зупинити: армії { $attack } проти { $defence }, поєдинок виграєте з шансом { $won } %.
matters-hold = Ви маєте { $what } і переможете, якщо втримаєте це до кінця свого наступного ходу: готових до захисту { $defence } проти щонайбільше { $attack }.
matters-deny = { $seat } має у пам'ятці { $stones } з { $goal }, а у вас карт «{ $kind }»: { $n }; кожна віддана наближає кінець.
matters-trade-known = Вам потрібна карта «{ $kind }» ({ $items }), і відомо, що в суперників таких { $n }{ $others ->
        [0] {""}
       *[other] ; охочих на неї, крім вас: { $others }
    }.
matters-trade = Вам потрібна карта «{ $kind }» ({ $items }); у суперників карт { $cards }, і про жодну не відомо, що це вона{ $others ->
        [0] {""}
       *[other] ; охочих на неї, крім вас: { $others }
    }.
matters-limit = У вас карт { $n }, лишити можна { $limit }; для міста ще бракує: { $city }, тож решту до нього бережіть найдовше.
matters-limit-city = У вас карт { $n }, лишити можна { $limit }; серед них є все, чого коштує місто.
matters-taxes = Наступна карта — лихо з шансом { $share } %; узяти можна ще { $more }, а в руці { $n } при межі { $limit }.
matters-famine = Голод забирає в усіх усе зерно: у вас його { $n }.
matters-struck = { $kind }: під ударом { $seat }, міста { $cities }, армії { $armies }.
matters-outnumbered = { $seat } має більше готових армій: { $armies } проти { $own }; міста { $mine } : { $his } з { $goal }, пам'ятки { $stones } : { $placed } з { $full }.
matters-race = Міста { $mine } : { $his } з { $goal } (суперник: { $seat }), пам'ятки { $stones } : { $placed } з { $full }; для наступного міста вам ще бракує: { $cards }.
matters-race-city = Міста { $mine } : { $his } з { $goal } (суперник: { $seat }), пам'ятки { $stones } : { $placed } з { $full }, готові армії { $own } : { $armies }; на місто у вас вистачає.

because-goal = Переможних армій очікується { $armies }: «{ $goal }» — це { $brings }, «{ $othergoal }» — { $otherbrings }.
because-victim = Переможних армій очікується { $armies } проти одного суперника ({ $seat }: { $brings }) і { $otherarmies } проти іншого ({ $otherseat }: { $otherbrings }).
because-later = Наприкінці наступного раунду, в середньому за { $n } партій: { $list }.
because-far = За { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[many] { $rounds } раундів
    }, в середньому за { $n } партій: { $list }.
because-now = Одразу { $list }.

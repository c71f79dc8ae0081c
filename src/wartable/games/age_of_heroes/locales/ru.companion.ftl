## What the companion says: before a decision, and why one action is better than another
companion-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
       *[many] { $n } городов
    }
companion-stones =
    { $n ->
        [one] { $n } карта памятника
        [few] { $n } карты памятника
       *[many] { $n } карт памятника
    }
companion-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
companion-monument = памятник
companion-and = {"; "}
companion-own-cities = у вас городов { $now } вместо { $then }
companion-own-stones = в вашем памятнике карт { $now } вместо { $then }
companion-own-armies = у вас армий { $now } вместо { $then }
companion-own-cards = у вас карт в руке { $now } вместо { $then }
companion-his-cities = { $seat }: городов { $now } вместо { $then }
companion-his-stones = { $seat }: в памятнике карт { $now } вместо { $then }
companion-his-armies = { $seat }: армий { $now } вместо { $then }
companion-his-cards = { $seat }: в руке карт { $now } вместо { $then }

matters-tribe = Для победы нужно городов: { $cities } или карт своего особого ресурса: { $goal }; какой он, решает племя.
matters-open = У соперника ({ $seat }) готовых армий нет, у вас { $attack }: каждая ваша победит; на город их нужно { $need }. Городов там { $cities }, в памятнике { $stones }, в руке карт { $cards }.
matters-duels = Армии { $attack } против { $defence } ({ $seat }): поединок вы выиграете с шансом { $won } %, проиграете — { $lost } %. У соперника городов { $cities }, в памятнике { $stones }, в руке карт { $cards }.
matters-attacked = { $seat } идёт на вас, армии { $attack } против ваших { $defence }: поединок выиграет нападение — { $won } %, защита — { $lost } %; на кону: { $stake }.
matters-raid = Варвары идут на вас, армии { $attack } против ваших { $defence }: поединок выиграют они — { $won } %, вы — { $lost } %; на кону: { $stake }.
matters-threat = У соперника ({ $seat }) уже есть { $what }, и в конце его следующего хода это победа, если не остановить: армии { $attack } против { $defence }, поединок выиграете с шансом { $won } %.
matters-hold = У вас есть { $what }, и вы победите, если удержите это до конца своего следующего хода: готовых к защите { $defence } против самое большее { $attack }.
matters-deny = В памятнике соперника ({ $seat }) { $stones } из { $goal }, а у вас карт «{ $kind }»: { $n }; каждая отданная приближает конец.
matters-trade-known = Вам нужна карта «{ $kind }» ({ $items }), и известно, что у соперников таких { $n }{ $others ->
        [0] {""}
       *[other] ; желающих, кроме вас: { $others }
    }.
matters-trade = Вам нужна карта «{ $kind }» ({ $items }); у соперников карт { $cards }, и ни про одну не известно, что это она{ $others ->
        [0] {""}
       *[other] ; желающих, кроме вас: { $others }
    }.
matters-limit = У вас карт { $n }, оставить можно { $limit }; для города ещё не хватает: { $city }, так что остальное для него берегите дольше всего.
matters-limit-city = У вас карт { $n }, оставить можно { $limit }; среди них есть всё, чего стоит город.
matters-taxes = Следующая карта — бедствие с шансом { $share } %; взять можно ещё { $more }, а в руке { $n } при пределе { $limit }.
matters-famine = Голод забирает у всех всё зерно: у вас его { $n }.
matters-struck = { $kind }: под ударом { $seat }, города { $cities }, армии { $armies }.
matters-outnumbered = У соперника ({ $seat }) больше готовых армий: { $armies } против { $own }; города { $mine } : { $his } из { $goal }, памятники { $stones } : { $placed } из { $full }.
matters-race = Города { $mine } : { $his } из { $goal } (соперник: { $seat }), памятники { $stones } : { $placed } из { $full }; для следующего города вам ещё не хватает: { $cards }.
matters-race-city = Города { $mine } : { $his } из { $goal } (соперник: { $seat }), памятники { $stones } : { $placed } из { $full }, готовые армии { $own } : { $armies }; на город у вас хватает.

because-goal = Победных армий ожидается { $armies }: «{ $goal }» — это { $brings }, «{ $othergoal }» — { $otherbrings }.
because-victim = Победных армий ожидается { $armies } против одного соперника ({ $seat }: { $brings }) и { $otherarmies } против другого ({ $otherseat }: { $otherbrings }).
because-later = В конце следующего раунда, в среднем за { $n } партий: { $list }.
because-far = Через { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }, в среднем за { $n } партий: { $list }.
because-now = Сразу { $list }.

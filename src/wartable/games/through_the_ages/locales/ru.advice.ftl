## Что важно перед решением.

matters-uprising = Грозит восстание: недовольных рабочих { $discontent }, свободных { $unused }. Ход не даст ничего, пропадут наука ({ $science }) и ресурсы ({ $resource }).
matters-hunger = В конце хода не хватит пищи: { $n }. Это будет стоить вам { n-culture }.
matters-corruption = Коррупция заберёт у вас { n-resource }: синих кубиков в банке осталось { $blue }.
matters-discontent = Счастья не хватает, { $have } из { $need }: свободных рабочих, которых нельзя занять, — { $n }.
matters-leader = У вас нет лидера, а { $card } ждёт в руке; гражданских действий осталось: { $ca }.
matters-leader-newer = { $card } ждёт в руке, а во главе до сих пор { $old }; гражданских действий осталось: { $ca }.
matters-revolution = { $card }: революция возможна, только пока не потрачено ни одного гражданского действия. Сейчас это { n-science }, зато каждый ход будет на { n-ca } больше.
matters-technology = Науки вам хватает ({ $card }): нужно { $cost }, у вас { $have }.
matters-technology-short = { $card }: не хватает науки — { $science }, а ход даёт { $rate }.
matters-wonder-ready = { $card }: чудо можно достроить в этот ход. Этапов осталось { $n }, вместе они стоят { n-resource }, у вас { $have }.
matters-wonder = { $card }: чтобы достроить чудо, нужно ещё { n-resource }; у вас { $have }, ход даёт { $rate }.
matters-swept = { $card }: сейчас карта стоит { n-ca }, а в начале следующего хода уйдёт из ряда.
matters-no-worker = Свободных рабочих нет: следующий стоит { n-food }, у вас { $have }.
matters-unused = Рабочих без дела: { $n }. Ресурсов на строительство: { $resource }.
matters-tactic = { $card }: с вашими отрядами эта тактика прибавила бы силы: { $n }.
matters-age-leader = { $age }: гражданских карт в колоде осталось { $n }. Когда они кончатся, вас покинет лидер: { $card }.
matters-age = { $age }: гражданских карт в колоде осталось { $n }. Когда они кончатся, каждый потеряет { n-yellow }.
matters-science = Наука за ход: { $rival } — { $theirs }, вы — { $mine }. Новые технологии будут приходить к вам позже.
matters-last-round = Последний раунд: у вас { $mine } культуры, этот ход даст ещё { $rate }; у соперника ({ $rival }) { $theirs }.
matters-pace = Если всё останется как есть, за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } культуры будет: у вас { $mine }, { $rival } — { $theirs }.
matters-alone = За столом остались только вы, культуры у вас { $culture }.
matters-first-turn = За { n-ca } вам доступно карт ряда: { $cards }; лидеров среди них: { $leaders }.
matters-war-against = { $card }: с вами воюет { $rival }. Силы сравнят в начале следующего хода соперника: сейчас у вас { $mine } против { $theirs }.
matters-own-war = { $card }: ваш противник — { $rival }. Силы сравнят в начале вашего следующего хода: сейчас { $mine } против { $theirs }.
matters-attack = { $card } → { $rival }, сила { $mine } против { $theirs }: в { $percent } % возможных случаев карт соперника не хватит, чтобы отбиться.
matters-attack-risky = { $card } → { $rival }: рискованно, сила { $mine } против { $theirs }. В { $percent } % возможных случаев у соперника есть карты, чтобы отбиться.
matters-war = Вы сильнее на { $n }, соперник — { $rival }: если так будет и в начале вашего следующего хода, война выиграна ({ $card }).
matters-stronger = { $rival } сильнее: { $theirs } против ваших { $mine }; военных карт в руке: { $cards }. Ждите нападения.
matters-event = { $card }: вы знаете, что это событие наступит. Сейчас оно дало бы вам { $mine }, а сопернику ({ $rival }) { $theirs }.
matters-prepare = Подготовленное событие даст не больше чем { n-culture }, и сразу наступит { $n ->
        [1] последнее текущее событие
       *[other] одно из текущих событий (их { $n })
    }: ваша сила { $mine }, { $rival } — { $theirs }.
matters-defend = Карты могут прибавить вам до { $reach }, а чтобы отбиться, нужно { $short }: { $card }, нападает { $rival }.
matters-defend-vain = Все карты вместе прибавят лишь { $reach }, а чтобы отбиться, нужно { $short }: { $card }, нападает { $rival }.
matters-bid = { $card }: вы можете послать не больше { $most }, высшая ставка { $high }. Посланные отряды не вернутся: ваша сила { $mine }, { $rival } — { $theirs }.
matters-force-enough = Силы уже хватает, с запасом { $n }, а посланные отряды не вернутся: ваша сила { $mine }, { $rival } — { $theirs }.
matters-discard = Военных карт у вас { $n }, а оставить можно { $limit }; бонусных среди них: { $bonus }. Ваша сила { $mine }, { $rival } — { $theirs }.
matters-force = Нужно добавить ещё { $n }, а посланные отряды не вернутся: ваша сила { $mine }, { $rival } — { $theirs }.
matters-pact = { $card }: по грубой оценке пакт стоит культуры { $mine } для вас и { $theirs } для соперника ({ $rival }).
matters-apart = Между лучшим ответом и худшим, по грубой оценке, { n-culture } к концу игры.

## Чем одно действие лучше другого.

because-ahead = К концу хода «{ $better }» опережает «{ $played }» на { $more }.
because-ahead-behind = К концу хода «{ $better }» опережает «{ $played }» на { $more }, а уступает на { $less }.
because-ahead-average = В среднем к концу хода «{ $better }» опережает «{ $played }» на { $more }.
because-ahead-behind-average = В среднем к концу хода «{ $better }» опережает «{ $played }» на { $more }, а уступает на { $less }.
because-unused = После «{ $played }» пропадает гражданских действий: { $ca }. «{ $better }» к концу хода опережает на { $more }.
because-uprising = «{ $played }» ведёт к восстанию: «{ $better }» опережает на { $more }.
because-swept = { $card }: сейчас карта стоит { n-ca }, а в начале следующего хода уйдёт из ряда; «{ $played }» оставит вас без неё.
because-attack = «{ $better }»: сила { $mine } против { $theirs }, и в { $percent } % возможных случаев карт соперника не хватит, чтобы отбиться ({ $rival }).
because-attack-risky = «{ $played }»: сила { $mine } против { $theirs }, но в { $percent } % возможных случаев у соперника есть карты, чтобы отбиться ({ $rival }).
because-repelled = Карты могут прибавить вам { $reach }, а чтобы отбиться, хватит { $short }.
because-kept = { $card } прибавляет в защите { $keeps }, а карта, которую вы сбросите вместо неё, — { $gives }.
because-in-vain = Все карты вместе прибавят { $reach }, а нужно { $short }: они пропали бы зря.
because-culture = { $n ->
        [one] { $n } очко культуры
        [few] { $n } очка культуры
       *[many] { $n } очков культуры
    }
because-culture-rate = { $n ->
        [one] { $n } очко культуры за ход
        [few] { $n } очка культуры за ход
       *[many] { $n } очков культуры за ход
    }
because-science = { $n ->
        [one] { $n } очко науки
        [few] { $n } очка науки
       *[many] { $n } очков науки
    }
because-science-rate = { $n ->
        [one] { $n } очко науки за ход
        [few] { $n } очка науки за ход
       *[many] { $n } очков науки за ход
    }
because-resource = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
because-resource-rate = { $n ->
        [one] { $n } ресурс за ход
        [few] { $n } ресурса за ход
       *[many] { $n } ресурсов за ход
    }
because-food = { $n ->
        [one] { $n } пищу
        [few] { $n } пищи
       *[many] { $n } пищи
    }
because-food-rate = { $n ->
        [one] { $n } пищу за ход
        [few] { $n } пищи за ход
       *[many] { $n } пищи за ход
    }
because-strength = { $n ->
        [one] { $n } силу
        [few] { $n } силы
       *[many] { $n } силы
    }
because-happy = { $n ->
        [one] { $n } счастье
        [few] { $n } счастья
       *[many] { $n } счастья
    }
because-ca-rate = { $n ->
        [one] { $n } гражданское действие за ход
        [few] { $n } гражданских действия за ход
       *[many] { $n } гражданских действий за ход
    }
because-ma-rate = { $n ->
        [one] { $n } военное действие за ход
        [few] { $n } военных действия за ход
       *[many] { $n } военных действий за ход
    }
because-worker = { $n ->
        [one] { $n } рабочего
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
because-stage = { $n ->
        [one] { $n } этап чуда
        [few] { $n } этапа чудес
       *[many] { $n } этапов чудес
    }
because-military-card = { $n ->
        [one] { $n } военную карту
        [few] { $n } военные карты
       *[many] { $n } военных карт
    }
because-card = карту «{ $card }»

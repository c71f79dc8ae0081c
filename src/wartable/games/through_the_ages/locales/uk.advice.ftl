## Що важливо перед рішенням.

matters-uprising = Загрожує повстання: невдоволених робітників { $discontent }, вільних { $unused }. Хід не дасть нічого, пропадуть наука ({ $science }) і ресурси ({ $resource }).
matters-hunger = Наприкінці ходу бракуватиме їжі: { $n }. Це коштуватиме вам { n-culture }.
matters-corruption = Корупція забере у вас { n-resource }: синіх кубиків у банку лишилося { $blue }.
matters-discontent = Щастя не вистачає, { $have } з { $need }: вільних робітників, яких не можна зайняти, — { $n }.
matters-leader = У вас немає лідера, а { $card } чекає в руці; цивільних дій лишилося: { $ca }.
matters-leader-newer = { $card } чекає в руці, а на чолі досі { $old }; цивільних дій лишилося: { $ca }.
matters-revolution = { $card }: революція можлива, лише поки не витрачено жодної цивільної дії. Зараз це { n-science }, зате щоходу буде на { n-ca } більше.
matters-technology = Науки вам вистачає ({ $card }): потрібно { $cost }, у вас { $have }.
matters-technology-short = { $card }: бракує науки — { $science }, а хід дає { $rate }.
matters-wonder-ready = { $card }: чудо можна завершити цього ходу. Етапів лишилося { $n }, разом вони коштують { n-resource }, у вас { $have }.
matters-wonder = { $card }: до завершення чуда потрібно ще { n-resource }; у вас { $have }, хід дає { $rate }.
matters-swept = { $card }: зараз карта коштує { n-ca }, а на початку наступного ходу зникне з ряду.
matters-no-worker = Вільних робітників немає: наступний коштує { n-food }, у вас { $have }.
matters-unused = Робітників без роботи: { $n }. Ресурсів на будівництво: { $resource }.
matters-tactic = { $card }: з вашими загонами ця тактика додала б сили: { $n }.
matters-age-leader = { $age }: цивільних карт у колоді лишилося { $n }. Коли вони скінчаться, вас покине лідер: { $card }.
matters-age = { $age }: цивільних карт у колоді лишилося { $n }. Коли вони скінчаться, кожен втратить { n-yellow }.
matters-science = Наука за хід: { $rival } — { $theirs }, ви — { $mine }. Нові технології приходитимуть до вас пізніше.
matters-last-round = Останній раунд: у вас { $mine } культури, цей хід дасть ще { $rate }; { $rival } має { $theirs }.
matters-pace = Якщо все лишиться, як є, за { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    } культури буде: у вас { $mine }, { $rival } — { $theirs }.
matters-alone = За столом лишилися тільки ви, культури у вас { $culture }.
matters-first-turn = За { n-ca } вам доступно карт ряду: { $cards }; лідерів серед них: { $leaders }.
matters-war-against = { $card }: з вами воює { $rival }. Сили порівняють на початку наступного ходу суперника: зараз у вас { $mine } проти { $theirs }.
matters-own-war = { $card }: ваш противник — { $rival }. Сили порівняють на початку вашого наступного ходу: зараз { $mine } проти { $theirs }.
matters-attack = { $card } → { $rival }, сила { $mine } проти { $theirs }: у { $percent } % можливих випадків карт суперника не вистачить, щоб відбитися.
matters-attack-risky = { $card } → { $rival }: ризиковано, сила { $mine } проти { $theirs }. У { $percent } % можливих випадків суперник має карти, щоб відбитися.
matters-war = Ви сильніші на { $n }, суперник — { $rival }: якщо так буде й на початку вашого наступного ходу, війну виграно ({ $card }).
matters-stronger = { $rival } має більшу силу: { $theirs } проти ваших { $mine }; військових карт у руці: { $cards }. Чекайте нападу.
matters-event = { $card }: ви знаєте, що ця подія настане. Зараз вона дала б вам { $mine }, а супернику ({ $rival }) { $theirs }.
matters-prepare = Підготовлена подія дасть щонайбільше { n-culture }, і одразу настане { $n ->
        [1] остання поточна подія
       *[other] одна з поточних подій (їх { $n })
    }: ваша сила { $mine }, { $rival } — { $theirs }.
matters-defend = Карти можуть додати вам щонайбільше { $reach }, а щоб відбитися, треба { $short }: { $card }, нападає { $rival }.
matters-defend-vain = Усі карти разом додадуть лише { $reach }, а щоб відбитися, треба { $short }: { $card }, нападає { $rival }.
matters-bid = { $card }: ви можете надіслати щонайбільше { $most }, найвища ставка { $high }. Надіслані загони не повернуться: ваша сила { $mine }, { $rival } — { $theirs }.
matters-force-enough = Сили вже досить, із запасом { $n }, а надіслані загони не повернуться: ваша сила { $mine }, { $rival } — { $theirs }.
matters-discard = Військових карт у вас { $n }, а лишити можна { $limit }; бонусних серед них: { $bonus }. Ваша сила { $mine }, { $rival } — { $theirs }.
matters-force = Треба додати ще { $n }, а надіслані загони не повернуться: ваша сила { $mine }, { $rival } — { $theirs }.
matters-pact = { $card }: за грубою оцінкою пакт вартий культури { $mine } для вас і { $theirs } для суперника ({ $rival }).
matters-apart = Між найкращою відповіддю й найгіршою, за грубою оцінкою, { n-culture } до кінця гри.

## Чим одна дія краща за іншу.

because-ahead = На кінець ходу «{ $better }» випереджає «{ $played }» на { $more }.
because-ahead-behind = На кінець ходу «{ $better }» випереджає «{ $played }» на { $more }, а поступається на { $less }.
because-ahead-average = У середньому на кінець ходу «{ $better }» випереджає «{ $played }» на { $more }.
because-ahead-behind-average = У середньому на кінець ходу «{ $better }» випереджає «{ $played }» на { $more }, а поступається на { $less }.
because-unused = Після «{ $played }» пропадає цивільних дій: { $ca }. «{ $better }» на кінець ходу випереджає на { $more }.
because-uprising = «{ $played }» веде до повстання: «{ $better }» випереджає на { $more }.
because-swept = { $card }: зараз карта коштує { n-ca }, а на початку наступного ходу зникне з ряду; «{ $played }» лишає вас без неї.
because-attack = «{ $better }»: сила { $mine } проти { $theirs }, і в { $percent } % можливих випадків карт суперника не вистачить, щоб відбитися ({ $rival }).
because-attack-risky = «{ $played }»: сила { $mine } проти { $theirs }, але в { $percent } % можливих випадків суперник має карти, щоб відбитися ({ $rival }).
because-repelled = Карти можуть додати вам { $reach }, а щоб відбитися, досить { $short }.
because-kept = { $card } додає в захисті { $keeps }, а карта, яку ви скинете замість неї, — { $gives }.
because-in-vain = Усі карти разом додадуть { $reach }, а треба { $short }: вони пропали б марно.
because-culture = { $n ->
        [one] { $n } очко культури
        [few] { $n } очки культури
       *[many] { $n } очок культури
    }
because-culture-rate = { $n ->
        [one] { $n } очко культури за хід
        [few] { $n } очки культури за хід
       *[many] { $n } очок культури за хід
    }
because-science = { $n ->
        [one] { $n } очко науки
        [few] { $n } очки науки
       *[many] { $n } очок науки
    }
because-science-rate = { $n ->
        [one] { $n } очко науки за хід
        [few] { $n } очки науки за хід
       *[many] { $n } очок науки за хід
    }
because-resource = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    }
because-resource-rate = { $n ->
        [one] { $n } ресурс за хід
        [few] { $n } ресурси за хід
       *[many] { $n } ресурсів за хід
    }
because-food = { $n ->
        [one] { $n } їжу
        [few] { $n } їжі
       *[many] { $n } їжі
    }
because-food-rate = { $n ->
        [one] { $n } їжу за хід
        [few] { $n } їжі за хід
       *[many] { $n } їжі за хід
    }
because-strength = { $n ->
        [one] { $n } силу
        [few] { $n } сили
       *[many] { $n } сили
    }
because-happy = { $n ->
        [one] { $n } щастя
        [few] { $n } щастя
       *[many] { $n } щастя
    }
because-ca-rate = { $n ->
        [one] { $n } цивільну дію за хід
        [few] { $n } цивільні дії за хід
       *[many] { $n } цивільних дій за хід
    }
because-ma-rate = { $n ->
        [one] { $n } військову дію за хід
        [few] { $n } військові дії за хід
       *[many] { $n } військових дій за хід
    }
because-worker = { $n ->
        [one] { $n } робітника
        [few] { $n } робітники
       *[many] { $n } робітників
    }
because-stage = { $n ->
        [one] { $n } етап чуда
        [few] { $n } етапи чудес
       *[many] { $n } етапів чудес
    }
because-military-card = { $n ->
        [one] { $n } військову карту
        [few] { $n } військові карти
       *[many] { $n } військових карт
    }
because-card = карту «{ $card }»

## Назви. Карта, що є в кількох епохах, має свою епоху в назві.

card-agriculture = Землеробство
card-irrigation = Іригація
card-selective-breeding = Селекція
card-mechanized-agriculture = Механізоване землеробство
card-bronze = Бронза
card-iron = Залізо
card-coal = Вугілля
card-oil = Нафта
card-philosophy = Філософія
card-alchemy = Алхімія
card-scientific-method = Науковий метод
card-computers = Комп'ютери
card-religion = Релігія
card-theology = Теологія
card-organized-religion = Організована релігія
card-printing-press = Друкарський верстат
card-journalism = Журналістика
card-multimedia = Мультимедіа
card-drama = Драма
card-opera = Опера
card-movies = Кіно
card-bread-and-circuses = Хліб і видовища
card-team-sports = Командний спорт
card-professional-sports = Професійний спорт
card-warriors = Воїни
card-swordsmen = Мечники
card-riflemen = Стрільці
card-modern-infantry = Сучасна піхота
card-knights = Лицарі
card-cavalrymen = Кавалеристи
card-tanks = Танки
card-cannon = Гармати
card-rockets = Ракети
card-air-forces = Авіація
card-despotism = Деспотизм
card-monarchy = Монархія
card-theocracy = Теократія
card-constitutional-monarchy = Конституційна монархія
card-republic = Республіка
card-communism = Комунізм
card-fundamentalism = Фундаменталізм
card-democracy = Демократія
card-code-of-laws = Кодекс законів
card-justice-system = Судова система
card-civil-service = Державна служба
card-warfare = Військова справа
card-strategy = Стратегія
card-military-theory = Воєнна теорія
card-cartography = Картографія
card-navigation = Навігація
card-satellites = Супутники
card-masonry = Мурування
card-architecture = Архітектура
card-engineering = Інженерія
card-alexander-the-great = Александр Великий
card-aristotle = Аристотель
card-hammurabi = Хаммурапі
card-homer = Гомер
card-julius-caesar = Юлій Цезар
card-moses = Мойсей
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фрідріх Барбаросса
card-genghis-khan = Чингісхан
card-joan-of-arc = Жанна д'Арк
card-leonardo-da-vinci = Леонардо да Вінчі
card-michelangelo = Мікеланджело
card-james-cook = Джеймс Кук
card-isaac-newton = Ісаак Ньютон
card-johann-sebastian-bach = Йоганн Себаст'ян Бах
card-maximilien-robespierre = Максиміліан Робесп'єр
card-napoleon-bonaparte = Наполеон Бонапарт
card-william-shakespeare = Вільям Шекспір
card-albert-einstein = Альберт Айнштайн
card-bill-gates = Білл Гейтс
card-charlie-chaplin = Чарлі Чаплін
card-mahatma-gandhi = Магатма Ганді
card-sid-meier = Сід Меєр
card-winston-churchill = Вінстон Черчилль
card-pyramids = Піраміди
card-hanging-gardens = Висячі сади
card-colossus = Колос
card-library-of-alexandria = Александрійська бібліотека
card-great-wall = Великий мур
card-st-peters-basilica = Базиліка Св. Петра
card-taj-mahal = Тадж-Махал
card-universitas-carolina = Карлів університет
card-eiffel-tower = Ейфелева вежа
card-kremlin = Кремль
card-ocean-liner-service = Океанські лайнери
card-transcontinental-railroad = Трансконтинентальна залізниця
card-fast-food-chains = Мережі фастфуду
card-first-space-flight = Перший космічний політ
card-hollywood = Голлівуд
card-internet = Інтернет
card-rich-land-a = Багаті землі A
card-rich-land-i = Багаті землі I
card-rich-land-ii = Багаті землі II
card-urban-growth-a = Зростання міст A
card-urban-growth-i = Зростання міст I
card-urban-growth-ii = Зростання міст II
card-urban-growth-iii = Зростання міст III
card-engineering-genius-a = Інженерний геній A
card-engineering-genius-i = Інженерний геній I
card-engineering-genius-ii = Інженерний геній II
card-engineering-genius-iii = Інженерний геній III
card-patriotism-a = Патріотизм A
card-patriotism-i = Патріотизм I
card-patriotism-ii = Патріотизм II
card-patriotism-iii = Патріотизм III
card-frugality-a = Ощадливість A
card-frugality-i = Ощадливість I
card-frugality-ii = Ощадливість II
card-cultural-heritage-a = Культурна спадщина A
card-cultural-heritage-i = Культурна спадщина I
card-stockpile = Запаси
card-breakthrough-i = Наукові відкриття I
card-breakthrough-ii = Наукові відкриття II
card-reserves-i = Резерви I
card-reserves-ii = Резерви II
card-reserves-iii = Резерви III
card-efficient-upgrade-ii = Ефективне поліпшення II
card-efficient-upgrade-iii = Ефективне поліпшення III
card-revolutionary-idea-ii = Революційна ідея II
card-revolutionary-idea-iii = Революційна ідея III
card-wave-of-nationalism = Хвиля націоналізму
card-military-build-up = Нарощування війська
card-endowment-for-the-arts = Підтримка мистецтв
card-fighting-band = Бойовий загін
card-legion = Легіон
card-medieval-army = Середньовічна армія
card-phalanx = Фаланга
card-heavy-cavalry = Важка кіннота
card-mobile-artillery = Мобільна артилерія
card-fortifications = Укріплення
card-conquistadors = Конкістадори
card-defensive-army = Оборонна армія
card-napoleonic-army = Наполеонівська армія
card-classic-army = Класична армія
card-entrenchments = Траншеї
card-mechanized-army = Механізована армія
card-shock-troops = Ударні війська
card-modern-army = Сучасна армія
card-military-bonus-i = Військовий бонус I
card-military-bonus-ii = Військовий бонус II
card-military-bonus-iii = Військовий бонус III
card-enslave = Поневолення
card-plunder-i = Грабунок I
card-raid-i = Наліт I
card-plunder-ii = Грабунок II
card-raid-ii = Наліт II
card-annex = Анексія
card-infiltrate = Проникнення
card-spy = Шпигунство
card-plunder-iii = Грабунок III
card-raid-iii = Наліт III
card-armed-intervention = Збройне втручання
card-war-over-territory = Війна за території
card-war-over-technology = Війна за технології
card-war-over-culture = Війна за культуру
card-open-borders-agreement = Угода про відкриті кордони
card-trade-routes-agreement = Угода про торговельні шляхи
card-acceptance-of-supremacy = Визнання зверхності
card-international-trade-agreement = Міжнародна торговельна угода
card-promise-of-military-protection = Обіцянка військового захисту
card-scientific-cooperation = Наукова співпраця
card-international-tourism = Міжнародний туризм
card-loss-of-sovereignty = Втрата суверенітету
card-military-alliance = Військовий союз
card-peace-treaty = Мирний договір
card-developed-territory-i = Розвинена територія I
card-historic-territory-i = Історична територія I
card-inhabited-territory-i = Заселена територія I
card-strategic-territory-i = Стратегічна територія I
card-vast-territory-i = Простора територія I
card-wealthy-territory-i = Багата територія I
card-developed-territory-ii = Розвинена територія II
card-historic-territory-ii = Історична територія II
card-inhabited-territory-ii = Заселена територія II
card-strategic-territory-ii = Стратегічна територія II
card-vast-territory-ii = Простора територія II
card-wealthy-territory-ii = Багата територія II
card-development-of-agriculture = Розвиток землеробства
card-development-of-crafts = Розвиток ремесел
card-development-of-markets = Розвиток ринків
card-development-of-politics = Розвиток політики
card-development-of-religion = Розвиток релігії
card-development-of-science = Розвиток науки
card-development-of-settlement = Розвиток поселень
card-development-of-trade-routes = Розвиток торговельних шляхів
card-development-of-warfare = Розвиток військової справи
card-development-of-civilization = Розвиток цивілізації
card-barbarians = Варвари
card-border-conflict = Прикордонний конфлікт
card-crusades = Хрестові походи
card-cultural-influence = Культурний вплив
card-foray = Набіг
card-good-harvest = Щедрий урожай
card-immigration = Імміграція
card-new-deposits = Нові родовища
card-pestilence = Мор
card-raiders = Нападники
card-rats = Щури
card-rebellion = Бунт
card-reign-of-terror = Царство терору
card-scientific-breakthrough = Науковий прорив
card-uncertain-borders = Непевні кордони
card-civil-unrest = Громадянські заворушення
card-cold-war = Холодна війна
card-crime-wave = Хвиля злочинності
card-economic-progress = Економічний прогрес
card-emigration = Еміграція
card-iconoclasm = Іконоборство
card-independence-declaration = Декларація незалежності
card-international-agreement = Міжнародна угода
card-national-pride = Національна гордість
card-politics-of-strength = Політика сили
card-popularization-of-science = Популяризація науки
card-prosperity = Процвітання
card-ravages-of-time = Руйнівний вплив часу
card-refugees = Біженці
card-terrorism = Тероризм
card-impact-of-agriculture = Вплив землеробства
card-impact-of-architecture = Вплив архітектури
card-impact-of-balance = Вплив рівноваги
card-impact-of-colonies = Вплив колоній
card-impact-of-competition = Вплив конкуренції
card-impact-of-government = Вплив правління
card-impact-of-happiness = Вплив щастя
card-impact-of-industry = Вплив промисловості
card-impact-of-population = Вплив населення
card-impact-of-progress = Вплив прогресу
card-impact-of-science = Вплив науки
card-impact-of-strength = Вплив сили
card-impact-of-technology = Вплив технологій
card-impact-of-variety = Вплив різноманіття
card-impact-of-wonders = Вплив чудес

## Полічене: інші тексти беруть це цілком, з тими самими числами.

n-food = { $food ->
        [one] { $food } їжу
        [few] { $food } їжі
       *[many] { $food } їжі
    }
n-resource = { $resource ->
        [one] { $resource } ресурс
        [few] { $resource } ресурси
       *[many] { $resource } ресурсів
    }
n-science = { $science ->
        [one] { $science } очко науки
        [few] { $science } очки науки
       *[many] { $science } очок науки
    }
n-culture = { $culture ->
        [one] { $culture } очко культури
        [few] { $culture } очки культури
       *[many] { $culture } очок культури
    }
n-population = { $population ->
        [one] { $population } населення
        [few] { $population } населення
       *[many] { $population } населення
    }
n-cards = { $cards ->
        [one] { $cards } військову карту
        [few] { $cards } військові карти
       *[many] { $cards } військових карт
    }
n-ca = { $ca ->
        [one] { $ca } цивільну дію
        [few] { $ca } цивільні дії
       *[many] { $ca } цивільних дій
    }
n-ma = { $ma ->
        [one] { $ma } військову дію
        [few] { $ma } військові дії
       *[many] { $ma } військових дій
    }
n-yellow = { $yellow ->
        [one] { $yellow } жовтий кубик
        [few] { $yellow } жовті кубики
       *[many] { $yellow } жовтих кубиків
    }
n-blue = { $blue ->
        [one] { $blue } синій кубик
        [few] { $blue } сині кубики
       *[many] { $blue } синіх кубиків
    }
n-strength = { $strength ->
        [one] { $strength } силу
        [few] { $strength } сили
       *[many] { $strength } сили
    }
n-happy = { $happy ->
        [one] { $happy } щастя
        [few] { $happy } щастя
       *[many] { $happy } щастя
    }

## Що карта дає, доки вона у грі.

bonus-ca = { $signed } { $n ->
        [one] цивільна дія
        [few] цивільні дії
       *[many] цивільних дій
    }
bonus-ma = { $signed } { $n ->
        [one] військова дія
        [few] військові дії
       *[many] військових дій
    }
bonus-strength = { $signed } { $n ->
        [one] сила
        [few] сили
       *[many] сили
    }
bonus-culture = { $signed } культури за хід
bonus-science = { $signed } науки за хід
bonus-happy = { $signed } щастя
bonus-colonize = { $signed } до колонізації
bonus-yellow = { $signed } { $n ->
        [one] жовтий кубик
        [few] жовті кубики
       *[many] жовтих кубиків
    }
bonus-blue = { $signed } { $n ->
        [one] синій кубик
        [few] сині кубики
       *[many] синіх кубиків
    }
bonus-hand = { $signed } до обох лімітів карт у руці
bonus-food = { $signed } їжі за хід
bonus-resource = { $signed } { $n ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    } за хід

## Карти, про які все кажуть числа.

text-build = Будівництво коштує { n-resource }.
text-develop = Розвиток коштує { n-science }.
text-farm = Ферма. Кожен робітник виробляє { n-food } за хід (один синій кубик).
text-mine = Шахта. Кожен робітник виробляє { n-resource } за хід (один синій кубик).
text-urban = { $kind }. Кожен робітник: { $bonuses }.
text-unit = { $kind }. Кожен загін: { $bonuses }.
text-government = Дає { n-ca } і { n-ma }. Міських будівель одного типу може бути щонайбільше { $limit }.
text-government-more = Також { $bonuses }.
text-revolution = Революція коштує { n-science } і всі цивільні дії.
text-stages = Ціна етапів у ресурсах: { $stages }.
text-tactic = Армія: { $units }. Кожна армія додає { n-strength }.
text-tactic-outdated = Армія: { $units }. Кожна армія додає { n-strength } або { $outdated }, якщо хоч один її загін на два чи більше рівнів нижчий за тактику.
text-bonus = +{ $defence } у захисті від агресії або +{ $colonize } до сили колонізації. Будь-яка інша військова карта дає в захисті +1.
text-territory = Нова колонія: одразу { $once }; доки вона ваша: { $bonuses }.
text-attack = Коштує { n-ma }.
text-ruling = За цим столом домовлено інакше: { $option } — { $choice }.
list-last = { $rest } і { $last }
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } безкоштовно
once-cards = взяти { n-cards } (крім епохи IV)

## Лідери, чудеса, технології.

effect-strength-per-unit = Кожен ваш загін дає на { n-strength } більше.
effect-strength-per-unit-infantry-artillery = Кожен ваш загін піхоти й артилерії дає на { n-strength } більше.
effect-strength-per-unit-kind = Кожен вид загонів, який ви маєте (піхота, кіннота, артилерія, авіація), додає { n-strength }.
effect-strength-per-happy-face = Кожне щастя ваших храмів і форми правління додає 1 силу.
effect-culture-per-happy-face = Кожне щастя ваших храмів, театрів і чудес дає 1 очко культури за хід.
effect-culture-per-theater = Кожен ваш театр дає на { n-culture } більше.
effect-culture-per-pair = Кожна пара з бібліотеки й театру дає { n-culture } за хід.
effect-culture-per-colony = За хід дає очки культури: { $first } за першу колонію, { $other } за кожну наступну.
effect-science-of-best = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки.
effect-best-theater-twice = Ваш найкращий театр (одна будівля) дає культуру двічі.
effect-labs-give-culture = Кожна ваша лабораторія дає за хід стільки очок культури, який її рівень, але на { n-science } менше.
effect-cheaper-leaders = Узяти лідера з ряду для вас дешевше на { n-ca }.
effect-no-wonder-surcharge = Беручи чудо, не доплачуйте за вже збудовані.
effect-cheaper-population = Збільшення населення коштує на { n-food } менше.
effect-cheaper-theaters = Технології театрів дешевші на { n-science }.
effect-cheaper-pairs = Якщо ви маєте бібліотеку, театри дешевші на { n-resource }, а їхні технології — на { n-science }; якщо маєте театр, так само дешевші бібліотеки.
effect-cheaper-after-leader = Якщо цього ходу ви замінили лідера, взяти цю карту з ряду дешевше на { n-ca }.
effect-cheaper-urban = Міські будівлі рівнів I, II, III дешевші відповідно на { $one }, { $two }, { $three } (у ресурсах).
effect-stages-at-once = За одну дію можна збудувати до { $stages } етапів чуда.
effect-military-as-civil = Раз за хід можна витратити військову дію як цивільну.
effect-unit-resources = Щоходу ви маєте { n-resource } на загони.
effect-may-tuck = Коли приходить інший лідер, цю карту можна підкласти під своє збудоване чудо: воно дає на { n-happy } більше, але цивільна дія не повертається.
effect-second-political-action = Раз за гру після політичної дії можна виконати ще одну в тій самій фазі.
effect-leader-for-yellow = Політична дія: вилучіть цього лідера з гри й покладіть у свій жовтий банк { n-yellow } з коробки.
effect-leader-for-colony = Політична дія: вилучіть цього лідера з гри й покладіть територію з руки у гру як колонію, без торгів і не надсилаючи загонів.
effect-recruits-units = За { n-ma } можна збільшити населення на { n-food } дешевше й одразу збудувати загін на { n-resource } дешевше.
effect-infantry-rides = Під час формування армій кожен ваш загін піхоти можна вважати кіннотою.
effect-culture-if-strongest = Наприкінці свого ходу отримайте { n-culture }, якщо ваша цивілізація — { $seats ->
        [2] найсильніша
       *[other] одна з двох найсильніших
    }; нічиї — на вашу користь.
effect-sees-next-event = На початку фази політики ви бачите наступну подію.
effect-taking-brings = Щоразу, коли берете з ряду карту технології, отримуйте { n-science }.
effect-developing-brings = За кожну розвинену технологію отримуйте { $goods }.
effect-developing-refunds = За кожну розвинену технологію повертайте { n-ca }.
effect-sends-cards = Колонізуючи, можете скинути до { $cards } військових карт: кожна додає 1 до сили.
effect-military-revolutions = За революцію ви платите всіма військовими діями замість цивільних.
effect-revolutions-score = Кожна революція дає { n-culture }.
effect-upgrades-to-theaters = Раз за хід за { n-ca } можна поліпшити будь-яку міську будівлю до театру того самого чи вищого рівня.
effect-labs-produce = Кожна ваша лабораторія рівня I чи вище виробляє ще й ресурси: стільки, який її рівень.
effect-labs-score = Коли цей лідер покидає гру або гра закінчується, отримайте стільки ж очок культури, скільки ресурсів виробляють лабораторії.
effect-cannot-attack = Ви не можете розігрувати агресії й оголошувати війни.
effect-dear-to-attack = Ціна атаки проти вас у військових діях множиться на { $times }.
effect-speaks-or-arms = Раз за хід виберіть: отримати { n-culture } або мати до кінця ходу { n-science } лише на технології загонів і { n-resource } лише на загони. Якщо не вибрали, наприкінці ходу отримуєте культуру.
effect-more-happy-faces = Кожна інша ваша карта й кожен робітник, що дають щастя, дають його на { $happy } більше.
effect-free-population = Раз за свою фазу дій можете отримати { n-population }, не витрачаючи ні дії, ні їжі.
effect-second-token = Один робітник на вашій найкращій шахті дає два кубики.
effect-doubles-armies = Жодна армія її не потребує, але кожен загін подвоює те, що додає одна армія.
effect-workers-score = Після завершення отримайте очки культури за кожного робітника: на фермі { $farm }, на шахті { $mine }, у міській будівлі { $urban }, у загоні { $unit }.
effect-levels-score = Після завершення отримайте стільки очок культури, скільки разом становлять рівні всіх ваших технологій у грі, враховуючи форму правління.
effect-theaters-libraries-score = Після завершення отримайте очки культури: приріст від ваших театрів і бібліотек, з урахуванням лідера, помножений на { $times }.
effect-urban-buildings-score = Після завершення отримайте стільки очок культури, скільки ваші міські будівлі дають культури, науки й сили разом, з урахуванням лідера.

## Карти дій.

effect-work-land = Збудуйте або поліпшіть ферму чи шахту на { n-resource } дешевше.
effect-work-cities = Збудуйте або поліпшіть міську будівлю на { n-resource } дешевше.
effect-upgrade-only = Поліпшіть ферму, шахту чи міську будівлю на { n-resource } дешевше.
effect-build-stage = Збудуйте рівно один етап чуда на { n-resource } дешевше.
effect-mobilize = До кінця ходу ви маєте ще { n-ma } і { n-resource } на будівництво чи поліпшення загонів.
effect-mobilize-per-stronger = За кожну цивілізацію, сильнішу за вашу, ви маєте цього ходу { n-resource } на будівництво чи поліпшення загонів.
effect-score-per-richer = За кожну цивілізацію, що має більше очок культури, отримайте { n-culture }.
effect-populate = Збільште населення за звичайну ціну, потім отримайте { n-food }.
effect-gain-now = Отримайте { $goods }.
effect-either-good = Отримайте { n-food } або { n-resource }.
effect-develop-now = Розвиньте технологію за звичайну ціну, потім отримайте { n-science }. Це може бути й революція.

## Агресії та війни.

effect-rival-loses-population = Суперник втрачає { n-population }.
effect-booty = Ви отримуєте { $goods }.
effect-plunder = Заберіть у суперника до { $total } одиниць їжі й ресурсів у будь-якому поєднанні.
effect-raid-1 = Зруйнуйте міську будівлю суперника не вище рівня { $level-1 }; отримайте ресурси: половину її ціни, вказаної на карті, з округленням угору.
effect-raid-2 = Зруйнуйте одну міську будівлю суперника не вище рівня { $level-1 } і одну не вище рівня { $level-2 }; отримайте ресурси: половину суми їхніх цін, указаних на картах, з округленням угору.
effect-annex = Заберіть у суперника колонію: її постійний ефект тепер ваш, одноразова нагорода вдруге не діє. Лише проти суперника, що має колонію.
effect-infiltrate = Вилучіть із гри лідера або недобудоване чудо суперника; отримайте { n-culture } за кожен рівень карти. Лише проти суперника, що має лідера або недобудоване чудо.
effect-steal-science = Заберіть у суперника до { $science } очок науки.
effect-steal-culture = Заберіть у суперника до { $culture } очок культури.
effect-win-yellow = Переможець бере { n-yellow } з жовтого банку переможеного і ще по одному за кожні повні { $per } одиниць контрибуції, тобто різниці сил.
effect-win-technology = Переможець бере очки науки на весь обсяг контрибуції, тобто на різницю сил. Замість частини з них можна забрати особливі технології переможеного за їхньою ціною в науці.
effect-win-culture = Переможець бере { n-culture } і ще по 1 за кожну одиницю контрибуції, тобто різниці сил.

## What an aggression takes from its victim.

stake-rival-loses-population = { n-population }
stake-plunder = до { $total } одиниць їжі й ресурсів
stake-raid-1 = міську будівлю не вище рівня { $level-1 }
stake-raid-2 = міську будівлю не вище рівня { $level-1 } і ще одну не вище рівня { $level-2 }
stake-annex = колонію
stake-infiltrate = лідера або недобудоване чудо
stake-steal-science = до { $science } очок науки
stake-steal-culture = до { $culture } очок культури

## Пакти: що має кожна сторона й чого тримаються обидві.

effect-attack-bonus = на { n-strength } більше в атаці на партнера
effect-sells-food = раз за свій хід може заплатити { n-food } замість { $food ->
        [one] ресурсу
        [few] стількох же ресурсів
       *[many] стількох же ресурсів
    }
effect-sells-resource = раз за свій хід може заплатити { n-resource } замість їжі
effect-cooperation = технології дешевші на { n-science }, а партнер платить { $paid }; поки партнер не має чим платити, розвивати технології не можна
effect-tourism = +{ $culture } культури за хід за кожне збудоване чудо партнера
effect-immunity = ніхто не може оголосити їй війну
pact-both = Кожна сторона: { $clauses }.
pact-a = Сторона A: { $clauses }.
pact-b = Сторона B: { $clauses }.
pact-peace = Вони не можуть атакувати одна одну.
pact-ends = Припиняється, коли одна сторона атакує іншу.

## Кого стосується подія.

who-all = Кожен
who-strongest = Найсильніша цивілізація
who-weakest = Найслабша цивілізація
who-two-strongest = { $seats ->
        [2] Найсильніша цивілізація
       *[other] Кожна з двох найсильніших цивілізацій
    }
who-two-weakest = { $seats ->
        [2] Найслабша цивілізація
       *[other] Кожна з двох найслабших цивілізацій
    }
who-most-culture = Цивілізація з найбільшою кількістю очок культури
who-least-culture = Цивілізація з найменшою кількістю очок культури
who-most-culture-if-weak = { who-most-culture }, якщо вона { $seats ->
        [2] найслабша,
       *[other] одна з двох найслабших,
    }
who-most-happy = Кожна цивілізація з найбільшим щастям
who-most-discontent = Кожна цивілізація з найбільшою кількістю незадоволених робітників (хоча б одним)

## Події.

effect-gain = { $who } отримує { $goods }.
effect-lose = { $who } втрачає { $goods }.
effect-lose-culture-by-discontent = { $who } втрачає { n-culture } за кожного свого незадоволеного робітника.
effect-gain-science-rating = { $who } отримує стільки очок науки, який його приріст науки.
effect-score-science-rating = { $who } отримує стільки очок культури, який його приріст науки.
effect-score-culture-rating = { $who } отримує стільки очок культури, який його приріст культури.
effect-choose-goods = { $who } отримує { n-food } або { n-resource }.
effect-gain-mix = { $who } отримує їжу й ресурси в будь-якому поєднанні, разом { $total }.
effect-lose-mix = { $who } втрачає їжу й ресурси в будь-якому поєднанні, разом { $total }.
effect-food-by-happiness = { $who } отримує 1 їжу за кожне щастя, щонайбільше { $most }.
effect-lose-all-food = { $who } втрачає всю їжу.
effect-produce-food = { $who } виробляє їжу, як у фазі виробництва, але не споживає її.
effect-produce-resources = { $who } виробляє ресурси, як у фазі виробництва, але без корупції.
effect-produce-goods = У кожного по черзі: корупція, виробництво їжі, споживання, виробництво ресурсів. Очок ніхто не отримує.
effect-draw-cards = { $who } бере { n-cards }.
effect-draw-cards-or-culture = { $who } бере { n-cards }, а в епоху IV натомість отримує { n-culture }.
effect-discard-cards = { $who } скидає { n-cards } на свій вибір, а в епоху IV натомість втрачає { n-culture }.
effect-take-from-row = { $who } може одразу взяти з ряду карти, що разом коштують не більше ніж { n-ca }, не витрачаючи своїх дій, але пропустить наступну фазу політики. Потім ряд поповнюють, нічого з нього не прибираючи.
effect-lose-actions = { $who } втрачає { n-ca } за кожного свого незадоволеного робітника; хто зараз не ходить — з наступного ходу.
effect-lose-leader = Усіх лідерів, крім лідерів поточної епохи, вилучають із гри.
effect-civilize = { $who } може, не витрачаючи дії, зробити щось одне: збільшити населення на { n-food } дешевше, збудувати ферму, шахту чи міську будівлю на { n-resource } дешевше або розвинути технологію на { n-science } дешевше.
effect-lose-half-discontent = { $who } втрачає стільки населення, скільки становить половина його незадоволених робітників, з округленням угору.
effect-may-build-religion = { $who }, хто має вільного робітника, може безкоштовно збудувати храм «Релігія».
effect-may-build-warriors = { $who }, хто має вільного робітника, може безкоштовно збудувати загін «Воїни».
effect-destroy-own = { $who } руйнує свою ферму, шахту чи міську будівлю.
effect-destroy-others = { $who } руйнує в кожного суперника по одній міській будівлі на свій вибір.
effect-ravage = { $who } перевертає долілиць одне своє збудоване чудо епохи A чи I: воно втрачає всі ефекти й натомість дає { n-culture } за хід.
effect-lose-colony = { $who } втрачає колонію на свій вибір.
effect-take-yellow = { $who } бере { n-yellow } з жовтого банку найслабшої.

## Події епохи III: дають очки, коли відкриваються або наприкінці гри.

effect-score-food = { $who } отримує стільки очок культури, скільки їжі виробляє за хід, і ще { $bonus }, якщо це більше за його споживання.
effect-score-mines = { $who } отримує стільки очок культури, скільки ресурсів за хід виробляють його шахти.
effect-score-balance = { $who } отримує очки культури: найменше з чотирьох чисел, помножене на { $times }. Ці числа — приріст науки, приріст культури, вироблена за хід їжа, вироблені за хід ресурси.
effect-score-urban = { $who } отримує { n-culture } за кожен рівень кожної міської будівлі.
effect-score-competition = { $who } отримує { n-culture } за кожен рівень кожного загону й кожної арени.
effect-score-progress = { $who } отримує { n-culture } за кожен рівень форми правління й кожної особливої технології.
effect-score-colonies = { $who } отримує { n-culture } за кожну колонію.
effect-score-technologies = { $who } отримує { n-culture } за кожну свою технологію рівня III у грі, враховуючи форму правління.
effect-score-actions = { $who } отримує очки культури: { $civil } за кожну свою цивільну дію і { $military } за кожну військову.
effect-score-happiness = { $who } отримує { n-culture } за кожне щастя, щонайбільше { $most }, і втрачає { $lost } за кожного незадоволеного робітника.
effect-score-population = { $who } отримує { n-culture } за кожного робітника понад { $above }, не рахуючи незадоволених.
effect-score-rank-science = За приростом науки, від найбільшого до найменшого, очки культури: { $ranks }.
effect-score-rank-strength = За силою, від найбільшої до найменшої, очки культури: { $ranks }.
effect-score-variety = { $who } отримує { n-culture } за кожен вид своїх загонів, кожен вид міських будівель і кожну особливу технологію.
effect-score-wonders = { $who } отримує очки культури за кожне збудоване чудо: { $a }, { $i }, { $ii }, { $iii } за епохами A, I, II, III.

# very long names, as cards show them
face-mechanized-agriculture = Механіз. землеробство
face-transcontinental-railroad = Трансконт. залізниця
face-open-borders-agreement = Відкриті кордони
face-international-trade-agreement = Торговельна угода
face-promise-of-military-protection = Обіцянка захисту
face-development-of-warfare = Розвиток війська
face-library-of-alexandria = Бібліотека Александрії

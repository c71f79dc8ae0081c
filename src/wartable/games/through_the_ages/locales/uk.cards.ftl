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
n-lost = { $lost ->
        [one] { $lost } очко культури
        [few] { $lost } очки культури
       *[many] { $lost } очок культури
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
bonus-food = { $signed } їжі
bonus-resource = { $signed } { $n ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    }

## Карти, про які все кажуть числа.

text-build = Будівництво коштує { n-resource }.
text-develop = Розвиток коштує { n-science }.
text-farm = Ферма. Кожен робітник виробляє { n-food } за хід (один синій кубик).
text-mine = Шахта. Кожен робітник виробляє { n-resource } за хід (один синій кубик).
text-urban = { $kind }. Кожен робітник: { $bonuses }.
text-unit = { $kind }. Кожен загін: { $bonuses }.
text-air = Жодна армія її не потребує, але кожен загін подвоює те, що додає одна армія.
text-government = Дає { n-ca } і { n-ma }. Міських будівель одного типу може бути щонайбільше { $limit }.
text-government-more = Також { $bonuses }.
text-revolution = Революція коштує { n-science } і всі цивільні дії.
text-stages = Ціна етапів у ресурсах: { $stages }.
text-construction = Міські будівлі рівнів I, II, III дешевші відповідно на { $one }, { $two }, { $three } (у ресурсах). За одну дію можна збудувати до { $stages } етапів чуда.
text-tactic = Армія: { $units }. Кожна армія додає { n-strength }.
text-tactic-outdated = Армія: { $units }. Кожна армія додає { n-strength } або { $outdated }, якщо хоч один її загін на два чи більше рівнів нижчий за тактику.
text-bonus = +{ $defence } у захисті від агресії або +{ $colonize } до сили колонізації. Будь-яка інша військова карта дає в захисті +1.
text-territory = Нова колонія: одразу { $once }; доки вона ваша: { $bonuses }.
text-attack = Коштує { n-ma }.
text-ruling = За цим столом домовлено інакше: { $option } — { $choice }.
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } безкоштовно
once-cards = взяти { n-cards } (крім епохи IV)

## Лідери.

card-alexander-the-great-text = Кожен ваш загін дає на { n-strength } більше. Політична дія: вилучіть цього лідера з гри й покладіть у свій жовтий банк { n-yellow } з коробки.
card-aristotle-text = Щоразу, коли берете з ряду карту технології, отримуйте { n-science }.
card-hammurabi-text = Раз за хід можна витратити військову дію як цивільну. Узяти лідера з ряду для вас дешевше на { n-ca }.
card-homer-text = Дає { n-happy }. Щоходу ви маєте { n-resource } на загони. Коли приходить інший лідер, цю карту можна підкласти під своє збудоване чудо: воно дає на 1 щастя більше, але цивільна дія не повертається.
card-julius-caesar-text = { bonus-strength-line }, { bonus-ma-line }. Раз за гру після політичної дії можна виконати ще одну в тій самій фазі.
card-moses-text = Збільшення населення коштує на { n-food } менше.
card-christopher-columbus-text = Політична дія: вилучіть цього лідера з гри й покладіть територію з руки у гру як колонію, без торгів і не надсилаючи загонів.
card-frederick-barbarossa-text = За { n-ma } можна збільшити населення на { n-food } дешевше й одразу збудувати загін на { n-resource } дешевше.
card-genghis-khan-text = Під час формування армій кожен ваш загін піхоти можна вважати кіннотою. Наприкінці свого ходу отримайте { n-culture }, якщо ваша цивілізація — { $seats ->
        [2] найсильніша
       *[other] одна з двох найсильніших
    }; нічиї — на вашу користь.
card-joan-of-arc-text = { bonus-culture-line }, { bonus-ma-line }. Кожне щастя ваших храмів і форми правління додає 1 силу. На початку фази політики ви бачите наступну подію.
card-leonardo-da-vinci-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. За кожну розвинену технологію отримуйте { n-resource }.
card-michelangelo-text = Кожне щастя ваших храмів, театрів і чудес дає 1 очко культури за хід. Беручи чудо, не доплачуйте за вже збудовані.
card-james-cook-text = Колонізуючи, можете скинути до { $cards } військових карт: кожна додає 1 до сили. За хід дає очки культури: { $first } за першу колонію, { $other } за кожну наступну.
card-isaac-newton-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. За кожну розвинену технологію повертайте { n-ca }.
card-johann-sebastian-bach-text = Кожен ваш театр дає на { n-culture } більше; технології театрів дешевші на { n-science }. Раз за хід за { n-ca } можна поліпшити будь-яку міську будівлю до театру того самого чи вищого рівня.
card-maximilien-robespierre-text = { bonus-ma-line }. За революцію ви платите всіма військовими діями замість цивільних, і кожна революція дає { n-culture }.
card-napoleon-bonaparte-text = { bonus-ma-line }. Кожен вид загонів, який ви маєте (піхота, кіннота, артилерія, авіація), додає { n-strength }.
card-william-shakespeare-text = Дає { n-happy }. Якщо ви маєте бібліотеку, театри дешевші на { n-resource }, а їхні технології — на { n-science }; якщо маєте театр, так само дешевші бібліотеки. Кожна пара з бібліотеки й театру дає { n-culture } за хід.
card-albert-einstein-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. За кожну розвинену технологію отримуйте { n-culture }.
card-bill-gates-text = Кожна ваша лабораторія рівня I чи вище виробляє ще й ресурси: стільки, який її рівень. Коли цей лідер покидає гру або гра закінчується, отримайте стільки ж очок культури, скільки ресурсів виробляють лабораторії.
card-charlie-chaplin-text = Дає { n-happy }. Ваш найкращий театр (одна будівля) дає культуру двічі.
card-mahatma-gandhi-text = { bonus-culture-line }. Ви не можете розігрувати агресії й оголошувати війни. Ціна атаки проти вас у військових діях множиться на { $times }.
card-sid-meier-text = Кожна ваша лабораторія дає за хід стільки очок культури, який її рівень, але на { n-science } менше.
card-winston-churchill-text = Раз за хід виберіть: отримати { n-culture } або мати до кінця ходу { n-science } лише на технології загонів і { n-resource } лише на загони. Якщо не вибрали, наприкінці ходу отримуєте культуру.

bonus-strength-line = { $strength ->
        [one] +{ $strength } сила
        [few] +{ $strength } сили
       *[many] +{ $strength } сили
    }
bonus-ma-line = { $ma ->
        [one] +{ $ma } військова дія
        [few] +{ $ma } військові дії
       *[many] +{ $ma } військових дій
    }
bonus-culture-line = +{ $culture } культури за хід

## Чудеса зі словами.

card-great-wall-text = Кожен ваш загін піхоти й артилерії дає на { n-strength } більше.
card-st-peters-basilica-text = Кожна інша ваша карта й кожен робітник, що дають щастя, дають його на { $n } більше.
card-taj-mahal-text = Якщо цього ходу ви замінили лідера, взяти цю карту з ряду дешевше на { n-ca }.
card-ocean-liner-service-text = Раз за свою фазу дій можете отримати { n-population }, не витрачаючи ні дії, ні їжі.
card-transcontinental-railroad-text = Один робітник на вашій найкращій шахті дає два кубики.
card-fast-food-chains-text = Після завершення отримайте очки культури за кожного робітника: на фермі { $farm }, на шахті { $mine }, у міській будівлі { $urban }, у загоні { $unit }.
card-first-space-flight-text = Після завершення отримайте стільки очок культури, скільки разом становлять рівні всіх ваших технологій у грі, враховуючи форму правління.
card-hollywood-text = Після завершення отримайте очки культури: приріст від ваших театрів і бібліотек, з урахуванням лідера, помножений на { $times }.
card-internet-text = Після завершення отримайте стільки очок культури, скільки ваші міські будівлі дають культури, науки й сили разом, з урахуванням лідера.

## Карти дій.

card-rich-land-text = Збудуйте або поліпшіть ферму чи шахту на { n-resource } дешевше.
card-urban-growth-text = Збудуйте або поліпшіть міську будівлю на { n-resource } дешевше.
card-engineering-genius-text = Збудуйте рівно один етап чуда на { n-resource } дешевше.
card-patriotism-text = До кінця ходу ви маєте ще { n-ma } і { n-resource } на будівництво чи поліпшення загонів.
card-frugality-text = Збільште населення за звичайну ціну, потім отримайте { n-food }.
card-cultural-heritage-text = Отримайте { n-science } і { n-culture }.
card-stockpile-text = Отримайте { n-food } і { n-resource }.
card-breakthrough-text = Розвиньте технологію за звичайну ціну, потім отримайте { n-science }. Це може бути й революція.
card-reserves-text = Отримайте { n-food } або { n-resource }.
card-efficient-upgrade-text = Поліпшіть ферму, шахту чи міську будівлю на { n-resource } дешевше.
card-revolutionary-idea-text = Отримайте { n-science }.
card-wave-of-nationalism-text = За кожну цивілізацію, сильнішу за вашу, ви маєте цього ходу { n-resource } на будівництво чи поліпшення загонів.
card-military-build-up-text = За кожну цивілізацію, сильнішу за вашу, ви маєте цього ходу { n-resource } на будівництво чи поліпшення загонів.
card-endowment-for-the-arts-text = За кожну цивілізацію, що має більше очок культури, отримайте { n-culture }.

## Агресії та війни.

card-enslave-text = Суперник втрачає { n-population }; ви отримуєте { n-food } і { n-resource }.
card-plunder-text = Заберіть у суперника до { $total } одиниць їжі й ресурсів у будь-якому поєднанні.
card-raid-i-text = Зруйнуйте міську будівлю суперника не вище рівня { $first }; отримайте ресурси: половину її ціни, вказаної на карті, з округленням угору.
card-raid-text = Зруйнуйте одну міську будівлю суперника не вище рівня { $first } і одну не вище рівня { $second }; отримайте ресурси: половину суми їхніх цін, указаних на картах, з округленням угору.
card-annex-text = Заберіть у суперника колонію: її постійний ефект тепер ваш, одноразова нагорода вдруге не діє. Лише проти суперника, що має колонію.
card-infiltrate-text = Вилучіть із гри лідера або недобудоване чудо суперника; отримайте { n-culture } за кожен рівень карти. Лише проти суперника, що має лідера або недобудоване чудо.
card-spy-text = Заберіть у суперника до { $science } очок науки.
card-armed-intervention-text = Заберіть у суперника до { $culture } очок культури.
card-war-over-territory-text = Переможець бере { n-yellow } з жовтого банку переможеного і ще по одному за кожні повні { $per } одиниць контрибуції, тобто різниці сил.
card-war-over-technology-text = Переможець бере очки науки на весь обсяг контрибуції, тобто на різницю сил. Замість частини з них можна забрати особливі технології переможеного за їхньою ціною в науці.
card-war-over-culture-text = Переможець бере { n-culture } і ще по 1 за кожну одиницю контрибуції, тобто різниці сил.

## Пакти.

card-open-borders-agreement-text = Кожна сторона має на { n-ma } більше. Сторона, що атакує іншу, має в цій атаці на { n-strength } більше.
card-trade-routes-agreement-text = Раз за свій хід сторона A може заплатити { n-food } замість ресурсу, сторона B — { n-resource } замість їжі.
card-acceptance-of-supremacy-text = Сторона A виробляє на { n-resource } більше, сторона B — на { $paid } менше. Вони не можуть атакувати одна одну.
card-international-trade-agreement-text = Сторона A виробляє на { n-resource } більше, сторона B — на { n-food } більше.
card-promise-of-military-protection-text = Сторона A: +{ $culture } культури за хід. Сторона B: +{ $strength } до сили, −{ $paid } культури за хід. Припиняється, коли одна сторона атакує іншу.
card-scientific-cooperation-text = Сторона, що розвиває технологію, платить на { n-science } менше, а партнер платить { $paid }. Не діє, якщо партнер не має чим платити.
card-international-tourism-text = Кожна сторона: +{ $culture } культури за хід за кожне збудоване чудо партнера.
card-loss-of-sovereignty-text = Сторона A: +{ $culture } культури за хід. Сторона B: −{ $paid } культури за хід, і ніхто не може оголосити їй війну. Вони не можуть атакувати одна одну.
card-military-alliance-text = Кожна сторона: +{ $strength } до сили. Припиняється, коли одна сторона атакує іншу.
card-peace-treaty-text = Кожна сторона: +{ $culture } культури за хід. Вони не можуть атакувати одна одну.

## Події епохи A.

card-development-of-agriculture-text = Кожен отримує { n-food }.
card-development-of-crafts-text = Кожен отримує { n-resource }.
card-development-of-markets-text = Кожен отримує { n-food } або { n-resource }.
card-development-of-politics-text = Кожен бере { n-cards }.
card-development-of-religion-text = Кожен, хто має вільного робітника, може безкоштовно збудувати храм «Релігія».
card-development-of-science-text = Кожен отримує { n-science }.
card-development-of-settlement-text = Кожен безкоштовно отримує { n-population }.
card-development-of-trade-routes-text = Кожен отримує { n-food }, { n-resource } і { n-science }.
card-development-of-warfare-text = Кожен, хто має вільного робітника, може безкоштовно збудувати загін «Воїни».
card-development-of-civilization-text = Кожен може, не витрачаючи дії, зробити щось одне: збільшити населення на { n-food } дешевше, збудувати ферму, шахту чи міську будівлю на { n-resource } дешевше або розвинути технологію на { n-science } дешевше.

## Події епохи I.

card-barbarians-text = Якщо цивілізація з найбільшою кількістю очок культури — { $seats ->
        [2] найслабша
       *[other] одна з двох найслабших
    }, вона втрачає { n-population }.
card-border-conflict-text = Найслабша цивілізація руйнує свою ферму, шахту чи міську будівлю. Найсильніша отримує { n-resource }.
card-crusades-text = Найсильніша цивілізація отримує { n-culture }, найслабша втрачає { n-lost }.
card-cultural-influence-text = Кожен отримує стільки очок культури, який його приріст культури.
card-foray-text = { $seats ->
        [2] Найсильніша цивілізація отримує
       *[other] Кожна з двох найсильніших цивілізацій отримує
    } їжу й ресурси в будь-якому поєднанні, разом { $total }.
card-good-harvest-text = Кожен виробляє їжу, як у фазі виробництва, але не споживає її.
card-immigration-text = Кожна цивілізація з найбільшим щастям безкоштовно отримує { n-population }.
card-new-deposits-text = Кожен виробляє ресурси, як у фазі виробництва, але без корупції.
card-pestilence-text = Кожен втрачає { n-population }.
card-raiders-text = { $seats ->
        [2] Найслабша цивілізація втрачає
       *[other] Кожна з двох найслабших цивілізацій втрачає
    } їжу й ресурси в будь-якому поєднанні, разом { $total }.
card-rats-text = Кожен втрачає всю їжу.
card-rebellion-text = Кожен втрачає { n-ca } за кожного свого незадоволеного робітника; хто зараз не ходить — з наступного ходу.
card-reign-of-terror-text = Найслабша цивілізація втрачає { n-population }.
card-scientific-breakthrough-text = Кожен отримує стільки очок науки, який його приріст науки.
card-uncertain-borders-text = Найсильніша цивілізація бере { n-yellow } з жовтого банку найслабшої.

## Події епохи II.

card-civil-unrest-text = Кожен втрачає { n-culture } за кожного свого незадоволеного робітника. Хто має їх найбільше (хоча б одного), втрачає ще { n-blue }.
card-cold-war-text = { $seats ->
        [2] Найсильніша цивілізація отримує
       *[other] Кожна з двох найсильніших цивілізацій отримує
    } { n-science }.
card-crime-wave-text = { $seats ->
        [2] Найслабша цивілізація втрачає
       *[other] Кожна з двох найслабших цивілізацій втрачає
    } { n-lost } і { n-blue }.
card-economic-progress-text = У кожного по черзі: корупція, виробництво їжі, споживання, виробництво ресурсів. Очок ніхто не отримує.
card-emigration-text = Кожен втрачає стільки населення, скільки становить половина його незадоволених робітників, з округленням угору.
card-iconoclasm-text = Усіх лідерів, крім лідерів поточної епохи, вилучають із гри.
card-independence-declaration-text = Найслабша цивілізація втрачає колонію на свій вибір.
card-international-agreement-text = Найсильніша цивілізація може одразу взяти з ряду карти, що разом коштують не більше ніж { n-ca }, не витрачаючи своїх дій, але пропустить наступну фазу політики. Потім ряд поповнюють, нічого з нього не прибираючи.
card-national-pride-text = Цивілізація з найбільшою кількістю очок культури отримує { n-culture }.
card-politics-of-strength-text = Найсильніша цивілізація бере { n-cards }, найслабша скидає { $lost } на свій вибір. В епоху IV натомість найсильніша отримує { n-culture }, найслабша втрачає { $paid }.
card-popularization-of-science-text = Кожен отримує стільки очок культури, який його приріст науки.
card-prosperity-text = Кожен отримує 1 їжу за кожне щастя, щонайбільше { $most }.
card-ravages-of-time-text = Кожен перевертає долілиць одне своє збудоване чудо епохи A чи I: воно втрачає всі ефекти й натомість дає { n-culture } за хід.
card-refugees-text = Найслабша цивілізація втрачає { n-lost } і { n-population }, найсильніша отримує { n-culture } і { n-population }.
card-terrorism-text = Цивілізація з найменшою кількістю очок культури руйнує в кожного суперника по одній міській будівлі на свій вибір.

## Події епохи III: дають очки, коли відкриваються або наприкінці гри.

card-impact-of-agriculture-text = Кожен отримує стільки очок культури, скільки їжі виробляє за хід, і ще { $n }, якщо це більше за його споживання.
card-impact-of-architecture-text = Кожен отримує { n-culture } за кожен рівень кожної міської будівлі.
card-impact-of-balance-text = Кожен отримує очки культури: найменше з чотирьох чисел, помножене на { $times }. Ці числа — приріст науки, приріст культури, вироблена за хід їжа, вироблені за хід ресурси.
card-impact-of-colonies-text = Кожен отримує { n-culture } за кожну колонію.
card-impact-of-competition-text = Кожен отримує { n-culture } за кожен рівень кожного загону й кожної арени.
card-impact-of-government-text = Кожен отримує очки культури: { $civil } за кожну свою цивільну дію і { $military } за кожну військову.
card-impact-of-happiness-text = Кожен отримує { n-culture } за кожне щастя, щонайбільше { $most }, і втрачає { $lost } за кожного незадоволеного робітника.
card-impact-of-industry-text = Кожен отримує стільки очок культури, скільки ресурсів за хід виробляють його шахти.
card-impact-of-population-text = Кожен отримує { n-culture } за кожного робітника понад { $above }, не рахуючи незадоволених.
card-impact-of-progress-text = Кожен отримує { n-culture } за кожен рівень форми правління й кожної особливої технології.
card-impact-of-science-text = За приростом науки, від найбільшого до найменшого, очки культури: { $ranks }.
card-impact-of-strength-text = За силою, від найбільшої до найменшої, очки культури: { $ranks }.
card-impact-of-technology-text = Кожен отримує { n-culture } за кожну свою технологію рівня III у грі, враховуючи форму правління.
card-impact-of-variety-text = Кожен отримує { n-culture } за кожен вид своїх загонів, кожен вид міських будівель і кожну особливу технологію.
card-impact-of-wonders-text = Кожен отримує очки культури за кожне збудоване чудо: { $a }, { $i }, { $ii }, { $iii } за епохами A, I, II, III.

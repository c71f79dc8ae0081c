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
n-workers = { $workers ->
        [one] { $workers } робітника
        [few] { $workers } робітників
       *[many] { $workers } робітників
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
bonus-hand = обидва ліміти руки { $signed }
bonus-food = { $signed } їжі
bonus-resource = { $signed } { $n ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    }

## Карти, про які все кажуть числа.

text-build = Будівництво: { n-resource }.
text-farm = Ферма. Кожен робітник дає кубик вартістю { n-food }.
text-mine = Шахта. Кожен робітник дає кубик вартістю { n-resource }.
text-urban = { $kind }. Кожен робітник: { $bonuses }.
text-unit = { $kind }. Кожен загін: { $bonuses }.
text-air = Жодна тактика її не потребує. Кожен загін може приєднатися до однієї армії та подвоїти те, що вона додає.
text-government = Дає { n-ca } і { n-ma }; міських будівель одного типу щонайбільше { $limit }.
text-government-more = Також { $bonuses }.
text-revolution = Революція коштує { n-science } і всі цивільні дії.
text-stages = Етапи: { $stages } ресурсів.
text-construction = Міські будівлі рівня I, II, III коштують на { $one }, { $two }, { $three } ресурсів менше. Одна дія будує до { $stages } етапів чуда.
text-tactic = Армія: { $units }. Кожна армія додає { n-strength }.
text-tactic-outdated = Армія: { $units }. Кожна армія додає { n-strength } або { $outdated }, якщо хоч один її загін відстав на два рівні чи більше.
text-bonus = Захист +{ $defence } від агресії або +{ $colonize } до сили колонізації. Будь-яка інша військова карта захищає на 1.
text-territory = Нова колонія: одразу { $once }; доки вона ваша: { $bonuses }.
text-attack = Коштує { n-ma }.
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } безкоштовно
once-cards = взяти { n-cards }

## Лідери.

card-alexander-the-great-text = Кожен ваш загін має на { n-strength } більше. Політична дія: Александр покидає гру, у ваш жовтий банк іде { n-yellow }.
card-aristotle-text = Щоразу як берете технологію з ряду, отримайте { n-science }.
card-hammurabi-text = Раз за хід можна витратити військову дію як цивільну. Узяти лідера коштує на { n-ca } менше.
card-homer-text = Дає { n-happy }. Щоходу { n-resource } на загони. Коли приходить інший лідер, Гомера можна підкласти під збудоване чудо: там на 1 щастя більше, але цивільна дія не повертається.
card-julius-caesar-text = { bonus-strength-line }, { bonus-ma-line }. Раз за гру можна виконати другу політичну дію в тій самій фазі.
card-moses-text = Збільшення населення коштує на { n-food } менше.
card-christopher-columbus-text = Політична дія: вилучіть Колумба з гри й покладіть територію з руки у гру як колонію, без торгів і без загонів.
card-frederick-barbarossa-text = За { n-ma } можна збільшити населення на { n-food } дешевше й одразу збудувати загін на { n-resource } дешевше.
card-genghis-khan-text = Вашу піхоту можна вважати кіннотою під час формування армій. Наприкінці свого ходу отримайте { n-culture }, якщо ваша цивілізація { $seats ->
        [2] найсильніша
       *[other] одна з двох найсильніших
    }; нічия на вашу користь.
card-joan-of-arc-text = { bonus-culture-line }, { bonus-ma-line }. Щастя ваших храмів і форми правління додає по 1 силі. У політиці ви першими бачите наступну подію.
card-leonardo-da-vinci-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. Кожна розвинена технологія дає { n-resource }.
card-michelangelo-text = Кожне щастя ваших храмів, театрів і чудес дає 1 культуру за хід. За вже наявні чудеса доплачувати не треба.
card-james-cook-text = Під час колонізації можна скинути військові карти, щонайбільше { $cards }: кожна додає 1. Культура за хід: { $first } за першу колонію, { $other } за кожну наступну.
card-isaac-newton-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. Кожна розвинена технологія повертає { n-ca }.
card-johann-sebastian-bach-text = Кожен театр дає на { n-culture } більше; технології театрів дешевші на { n-science }. Раз за хід за { n-ca }: поліпшити будь-яку міську будівлю до театру не нижчого рівня.
card-maximilien-robespierre-text = { bonus-ma-line }. За революцію ви платите всіма військовими діями замість цивільних, і кожна революція дає { n-culture }.
card-napoleon-bonaparte-text = { bonus-ma-line }. Кожен вид ваших загонів додає { n-strength }.
card-william-shakespeare-text = Дає { n-happy }. Якщо є бібліотека, театри дешевші на { n-resource } і { n-science }; якщо є театр, так само бібліотеки. Кожна така пара дає { n-culture } за хід.
card-albert-einstein-text = Приріст науки більший на рівень вашої найкращої лабораторії чи бібліотеки. Кожна розвинена технологія дає { n-culture }.
card-bill-gates-text = Лабораторії дають ще й ресурси за своїм рівнем. Коли Гейтс покидає гру або гра закінчується, отримайте стільки ж культури, скільки вони дають за хід.
card-charlie-chaplin-text = Дає { n-happy }. Ваш найкращий театр, одна будівля, дає свою культуру двічі.
card-mahatma-gandhi-text = { bonus-culture-line }. Ви не граєте агресій і не оголошуєте воєн. Атака проти вас коштує військових дій у { $times } рази більше.
card-sid-meier-text = Кожна ваша лабораторія дає за хід культуру за своїм рівнем і на { n-science } менше.
card-winston-churchill-text = Раз за хід: отримати { n-culture } або мати { n-science } на технології загонів і { n-resource } на загони. Без вибору — культура.

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

card-great-wall-text = Кожен ваш загін піхоти й артилерії має на { n-strength } більше.
card-st-peters-basilica-text = Кожна інша ваша карта чи робітник, що дає щастя, дає його на { $n } більше.
card-taj-mahal-text = Узяти цю карту коштує на { n-ca } менше, якщо цього ходу ви змінили лідера.
card-ocean-liner-service-text = Раз за свою фазу дій отримайте { n-population } без дії та їжі.
card-transcontinental-railroad-text = Один робітник на вашій найкращій шахті дає два кубики.
card-fast-food-chains-text = Після завершення отримайте { $farm } культури за кожного робітника на фермах і шахтах і { $urban } за кожного в міських будівлях і загонах.
card-first-space-flight-text = Після завершення отримайте стільки культури, скільки рівнів мають разом усі ваші технології, з формою правління.
card-hollywood-text = Після завершення отримайте культуру театрів і бібліотек за хід, помножену на { $times }.
card-internet-text = Після завершення отримайте стільки культури, скільки ваші міські будівлі дають культури, науки й сили разом.

## Карти дій.

card-rich-land-text = Збудуйте або поліпшіть ферму чи шахту на { n-resource } дешевше.
card-urban-growth-text = Збудуйте або поліпшіть міську будівлю на { n-resource } дешевше.
card-engineering-genius-text = Збудуйте рівно один етап чуда на { n-resource } дешевше.
card-patriotism-text = Цього ходу ви маєте додаткову військову дію (+{ $ma }) і { n-resource } на будівництво чи поліпшення загонів.
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
card-plunder-text = Заберіть у суперника їжу й ресурси в будь-якому поєднанні, разом до { $total }.
card-raid-i-text = Зруйнуйте міську будівлю суперника рівня до { $first }; отримайте половину її надрукованої ціни в ресурсах, округлену вгору.
card-raid-text = Зруйнуйте одну міську будівлю суперника рівня до { $first } і одну рівня до { $second }; отримайте половину їхньої спільної ціни в ресурсах, округлену вгору.
card-annex-text = Заберіть у суперника колонію з її постійним ефектом. Лише проти суперника, що має колонію.
card-infiltrate-text = Вилучіть із гри лідера або недобудоване чудо суперника; отримайте { n-culture } за кожен рівень карти.
card-spy-text = Заберіть у суперника до { $science } очок науки.
card-armed-intervention-text = Заберіть у суперника до { $culture } очок культури.
card-war-over-territory-text = Переможець бере { n-yellow } з жовтого банку переможеного і ще по одному за кожні { $per } очок переваги.
card-war-over-technology-text = Переможець бере стільки очок науки, яка перевага. Частину можна взяти особливими технологіями за їхньою ціною.
card-war-over-culture-text = Переможець бере { n-culture } і ще по 1 за кожне очко переваги.

## Пакти.

card-open-borders-agreement-text = Обидві сторони мають військових дій на { $ma } більше. Хто з двох атакує іншого, має в цій атаці на { n-strength } більше.
card-trade-routes-agreement-text = Раз за свій хід сторона A може заплатити { n-food } замість ресурсу, сторона B — { n-resource } замість їжі.
card-acceptance-of-supremacy-text = Сторона A виробляє на { n-resource } більше, сторона B — на стільки ж менше. Вони не можуть атакувати одна одну.
card-international-trade-agreement-text = Сторона A виробляє на { n-resource } більше, сторона B — на { n-food } більше.
card-promise-of-military-protection-text = Сторона A: +{ $culture } культури за хід. Сторона B: +{ $strength } сили, −{ $paid } культури за хід. Припиняється, коли одна сторона атакує іншу.
card-scientific-cooperation-text = Хто з двох розвиває технологію, платить на { n-science } менше, а партнер платить { $paid }. Не діє, доки партнер не має науки.
card-international-tourism-text = Обидві сторони: { n-culture } за хід за кожне збудоване чудо партнера.
card-loss-of-sovereignty-text = Сторона A: +{ $culture } культури за хід. Сторона B: −{ $paid } культури за хід, і ніхто не може оголосити їй війну. Вони не можуть атакувати одна одну.
card-military-alliance-text = Обидві сторони: +{ $strength } сили. Припиняється, коли одна сторона атакує іншу.
card-peace-treaty-text = Обидві сторони: +{ $culture } культури за хід. Вони не можуть атакувати одна одну.

## Події епохи A.

card-development-of-agriculture-text = Кожен отримує { n-food }.
card-development-of-crafts-text = Кожен отримує { n-resource }.
card-development-of-markets-text = Кожен отримує { n-food } або { n-resource }.
card-development-of-politics-text = Кожен бере { n-cards }.
card-development-of-religion-text = Кожен, хто має вільного робітника, може безкоштовно збудувати Релігію.
card-development-of-science-text = Кожен отримує { n-science }.
card-development-of-settlement-text = Кожен безкоштовно отримує { n-population }.
card-development-of-trade-routes-text = Кожен отримує { n-food }, { n-resource } і { n-science }.
card-development-of-warfare-text = Кожен, хто має вільного робітника, може безкоштовно збудувати Воїнів.
card-development-of-civilization-text = Кожен може без дії зробити одне: збільшити населення на { n-food } дешевше, збудувати ферму, шахту чи міську будівлю на { n-resource } дешевше або розвинути технологію на { n-science } дешевше.

## Події епохи I.

card-barbarians-text = Якщо цивілізація з найбільшою кількістю очок культури { $seats ->
        [2] найслабша
       *[other] одна з двох найслабших
    }, вона втрачає { n-population }.
card-border-conflict-text = Найслабша цивілізація руйнує свою ферму, шахту чи міську будівлю. Найсильніша отримує { n-resource }.
card-crusades-text = Найсильніша цивілізація отримує { n-culture }, найслабша втрачає { $lost }.
card-cultural-influence-text = Кожен отримує стільки культури, скільки дає за хід.
card-foray-text = { $seats ->
        [2] Найсильніша цивілізація отримує
       *[other] Дві найсильніші цивілізації отримують
    } { $total } їжі та ресурсів у будь-якому поєднанні.
card-good-harvest-text = Кожен виробляє їжу, без споживання.
card-immigration-text = Кожна цивілізація, що має найбільше щастя, безкоштовно отримує { n-population }.
card-new-deposits-text = Кожен виробляє ресурси, без корупції.
card-pestilence-text = Кожен втрачає { n-population }.
card-raiders-text = { $seats ->
        [2] Найслабша цивілізація втрачає
       *[other] Дві найслабші цивілізації втрачають
    } { $total } їжі та ресурсів у будь-якому поєднанні.
card-rats-text = Кожен втрачає всю їжу.
card-rebellion-text = Кожен втрачає { n-ca } за кожного незадоволеного робітника.
card-reign-of-terror-text = Найслабша цивілізація втрачає { n-population }.
card-scientific-breakthrough-text = Кожен отримує стільки очок науки, який його приріст науки.
card-uncertain-borders-text = Найсильніша цивілізація бере { n-yellow } з жовтого банку найслабшої.

## Події епохи II.

card-civil-unrest-text = Кожен втрачає { n-culture } за кожного незадоволеного робітника. Хто має найбільше незадоволених, втрачає ще { n-blue }.
card-cold-war-text = { $seats ->
        [2] Найсильніша цивілізація отримує
       *[other] Дві найсильніші цивілізації отримують
    } { n-science }.
card-crime-wave-text = { $seats ->
        [2] Найслабша цивілізація втрачає
       *[other] Дві найслабші цивілізації втрачають
    } { n-culture } і { n-blue }.
card-economic-progress-text = Кожен у такому порядку: корупція, їжа, споживання, ресурси. Очок ніхто не отримує.
card-emigration-text = Кожен втрачає населення: половину незадоволених робітників, округлену вгору.
card-iconoclasm-text = Усі лідери не поточної епохи покидають гру.
card-independence-declaration-text = Найслабша цивілізація втрачає колонію на свій вибір.
card-international-agreement-text = Найсильніша цивілізація може одразу взяти з ряду карти вартістю до { $ca } дій ціною своєї наступної політичної дії. Потім ряд поповнюють, нічого з нього не прибираючи.
card-national-pride-text = Цивілізація з найбільшою кількістю очок культури отримує { n-culture }.
card-politics-of-strength-text = Найсильніша цивілізація бере { n-cards }, найслабша скидає { $lost }. В епоху IV натомість найсильніша отримує { n-culture }, найслабша втрачає { $paid }.
card-popularization-of-science-text = Кожен отримує стільки культури, який його приріст науки.
card-prosperity-text = Кожен отримує 1 їжу за кожне щастя, щонайбільше { $most }.
card-ravages-of-time-text = Кожен перевертає долілиць одне своє збудоване чудо епохи A чи I: воно втрачає всі ефекти й натомість дає { n-culture } за хід.
card-refugees-text = Найслабша цивілізація втрачає { $lost } культури та { n-population }, найсильніша отримує { n-culture } і { n-population }.
card-terrorism-text = Цивілізація з найменшою кількістю очок культури руйнує по одній міській будівлі кожного суперника.

## Події епохи III: дають очки, коли відкриваються або наприкінці гри.

card-impact-of-agriculture-text = Кожен отримує стільки культури, скільки виробляє їжі, і ще { $n }, якщо це більше за споживання.
card-impact-of-architecture-text = Кожен отримує { n-culture } за кожен рівень кожної міської будівлі.
card-impact-of-balance-text = Кожен отримує найменше з чотирьох, помножене на { $times }: приріст науки, приріст культури, вироблена їжа, вироблені ресурси.
card-impact-of-colonies-text = Кожен отримує { n-culture } за кожну колонію.
card-impact-of-competition-text = Кожен отримує { n-culture } за кожен рівень кожного загону й кожної арени.
card-impact-of-government-text = Кожен отримує { $civil } культури за кожну цивільну дію і { $military } за кожну військову.
card-impact-of-happiness-text = Кожен отримує { n-culture } за кожне щастя, щонайбільше { $most }, і втрачає { $lost } за кожного незадоволеного робітника.
card-impact-of-industry-text = Кожен отримує стільки культури, скільки ресурсів дають його шахти.
card-impact-of-population-text = Кожен отримує { n-culture } за кожного задоволеного робітника понад { $above }.
card-impact-of-progress-text = Кожен отримує { n-culture } за кожен рівень форми правління й кожної особливої технології.
card-impact-of-science-text = За приростом науки, від першого до останнього: { $ranks } культури.
card-impact-of-strength-text = За силою, від першого до останнього: { $ranks } культури.
card-impact-of-technology-text = Кожен отримує { n-culture } за кожну технологію рівня III у грі.
card-impact-of-variety-text = Кожен отримує { n-culture } за кожен вид загонів, кожен вид міських будівель і кожну особливу технологію.
card-impact-of-wonders-text = Кожен отримує { $a }, { $i }, { $ii }, { $iii } культури за кожне збудоване чудо епохи A, I, II, III.

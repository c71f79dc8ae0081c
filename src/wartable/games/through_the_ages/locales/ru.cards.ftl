## Названия. Карта, что есть в нескольких эпохах, носит свою эпоху в названии.

card-agriculture = Земледелие
card-irrigation = Ирригация
card-selective-breeding = Селекция
card-mechanized-agriculture = Механизированное земледелие
card-bronze = Бронза
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-philosophy = Философия
card-alchemy = Алхимия
card-scientific-method = Научный метод
card-computers = Компьютеры
card-religion = Религия
card-theology = Теология
card-organized-religion = Организованная религия
card-printing-press = Печатный станок
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кино
card-bread-and-circuses = Хлеб и зрелища
card-team-sports = Командный спорт
card-professional-sports = Профессиональный спорт
card-warriors = Воины
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern-infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air-forces = Авиация
card-despotism = Деспотизм
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional-monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-fundamentalism = Фундаментализм
card-democracy = Демократия
card-code-of-laws = Свод законов
card-justice-system = Судебная система
card-civil-service = Государственная служба
card-warfare = Военное дело
card-strategy = Стратегия
card-military-theory = Военная теория
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-masonry = Каменная кладка
card-architecture = Архитектура
card-engineering = Инженерное дело
card-alexander-the-great = Александр Великий
card-aristotle = Аристотель
card-hammurabi = Хаммурапи
card-homer = Гомер
card-julius-caesar = Юлий Цезарь
card-moses = Моисей
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фридрих Барбаросса
card-genghis-khan = Чингисхан
card-joan-of-arc = Жанна д'Арк
card-leonardo-da-vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-james-cook = Джеймс Кук
card-isaac-newton = Исаак Ньютон
card-johann-sebastian-bach = Иоганн Себастьян Бах
card-maximilien-robespierre = Максимилиан Робеспьер
card-napoleon-bonaparte = Наполеон Бонапарт
card-william-shakespeare = Уильям Шекспир
card-albert-einstein = Альберт Эйнштейн
card-bill-gates = Билл Гейтс
card-charlie-chaplin = Чарли Чаплин
card-mahatma-gandhi = Махатма Ганди
card-sid-meier = Сид Мейер
card-winston-churchill = Уинстон Черчилль
card-pyramids = Пирамиды
card-hanging-gardens = Висячие сады
card-colossus = Колосс
card-library-of-alexandria = Александрийская библиотека
card-great-wall = Великая стена
card-st-peters-basilica = Собор Св. Петра
card-taj-mahal = Тадж-Махал
card-universitas-carolina = Карлов университет
card-eiffel-tower = Эйфелева башня
card-kremlin = Кремль
card-ocean-liner-service = Океанские лайнеры
card-transcontinental-railroad = Трансконтинентальная железная дорога
card-fast-food-chains = Сети фастфуда
card-first-space-flight = Первый полёт в космос
card-hollywood = Голливуд
card-internet = Интернет
card-rich-land-a = Богатые земли A
card-rich-land-i = Богатые земли I
card-rich-land-ii = Богатые земли II
card-urban-growth-a = Рост городов A
card-urban-growth-i = Рост городов I
card-urban-growth-ii = Рост городов II
card-urban-growth-iii = Рост городов III
card-engineering-genius-a = Инженерный гений A
card-engineering-genius-i = Инженерный гений I
card-engineering-genius-ii = Инженерный гений II
card-engineering-genius-iii = Инженерный гений III
card-patriotism-a = Патриотизм A
card-patriotism-i = Патриотизм I
card-patriotism-ii = Патриотизм II
card-patriotism-iii = Патриотизм III
card-frugality-a = Бережливость A
card-frugality-i = Бережливость I
card-frugality-ii = Бережливость II
card-cultural-heritage-a = Культурное наследие A
card-cultural-heritage-i = Культурное наследие I
card-stockpile = Запасы
card-breakthrough-i = Научные открытия I
card-breakthrough-ii = Научные открытия II
card-reserves-i = Резервы I
card-reserves-ii = Резервы II
card-reserves-iii = Резервы III
card-efficient-upgrade-ii = Эффективное улучшение II
card-efficient-upgrade-iii = Эффективное улучшение III
card-revolutionary-idea-ii = Революционная идея II
card-revolutionary-idea-iii = Революционная идея III
card-wave-of-nationalism = Волна национализма
card-military-build-up = Наращивание войск
card-endowment-for-the-arts = Поддержка искусств
card-fighting-band = Боевой отряд
card-legion = Легион
card-medieval-army = Средневековая армия
card-phalanx = Фаланга
card-heavy-cavalry = Тяжёлая конница
card-mobile-artillery = Мобильная артиллерия
card-fortifications = Укрепления
card-conquistadors = Конкистадоры
card-defensive-army = Оборонительная армия
card-napoleonic-army = Наполеоновская армия
card-classic-army = Классическая армия
card-entrenchments = Окопы
card-mechanized-army = Механизированная армия
card-shock-troops = Ударные войска
card-modern-army = Современная армия
card-military-bonus-i = Военный бонус I
card-military-bonus-ii = Военный бонус II
card-military-bonus-iii = Военный бонус III
card-enslave = Порабощение
card-plunder-i = Грабёж I
card-raid-i = Налёт I
card-plunder-ii = Грабёж II
card-raid-ii = Налёт II
card-annex = Аннексия
card-infiltrate = Внедрение
card-spy = Шпионаж
card-plunder-iii = Грабёж III
card-raid-iii = Налёт III
card-armed-intervention = Вооружённое вмешательство
card-war-over-territory = Война за территории
card-war-over-technology = Война за технологии
card-war-over-culture = Война за культуру
card-open-borders-agreement = Соглашение об открытых границах
card-trade-routes-agreement = Соглашение о торговых путях
card-acceptance-of-supremacy = Признание верховенства
card-international-trade-agreement = Международное торговое соглашение
card-promise-of-military-protection = Обещание военной защиты
card-scientific-cooperation = Научное сотрудничество
card-international-tourism = Международный туризм
card-loss-of-sovereignty = Утрата суверенитета
card-military-alliance = Военный союз
card-peace-treaty = Мирный договор
card-developed-territory-i = Развитая территория I
card-historic-territory-i = Историческая территория I
card-inhabited-territory-i = Заселённая территория I
card-strategic-territory-i = Стратегическая территория I
card-vast-territory-i = Обширная территория I
card-wealthy-territory-i = Богатая территория I
card-developed-territory-ii = Развитая территория II
card-historic-territory-ii = Историческая территория II
card-inhabited-territory-ii = Заселённая территория II
card-strategic-territory-ii = Стратегическая территория II
card-vast-territory-ii = Обширная территория II
card-wealthy-territory-ii = Богатая территория II
card-development-of-agriculture = Развитие земледелия
card-development-of-crafts = Развитие ремёсел
card-development-of-markets = Развитие рынков
card-development-of-politics = Развитие политики
card-development-of-religion = Развитие религии
card-development-of-science = Развитие науки
card-development-of-settlement = Развитие поселений
card-development-of-trade-routes = Развитие торговых путей
card-development-of-warfare = Развитие военного дела
card-development-of-civilization = Развитие цивилизации
card-barbarians = Варвары
card-border-conflict = Пограничный конфликт
card-crusades = Крестовые походы
card-cultural-influence = Культурное влияние
card-foray = Набег
card-good-harvest = Щедрый урожай
card-immigration = Иммиграция
card-new-deposits = Новые месторождения
card-pestilence = Мор
card-raiders = Налётчики
card-rats = Крысы
card-rebellion = Бунт
card-reign-of-terror = Царство террора
card-scientific-breakthrough = Научный прорыв
card-uncertain-borders = Зыбкие границы
card-civil-unrest = Гражданские волнения
card-cold-war = Холодная война
card-crime-wave = Волна преступности
card-economic-progress = Экономический прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence-declaration = Декларация независимости
card-international-agreement = Международное соглашение
card-national-pride = Национальная гордость
card-politics-of-strength = Политика силы
card-popularization-of-science = Популяризация науки
card-prosperity = Процветание
card-ravages-of-time = Разрушительное время
card-refugees = Беженцы
card-terrorism = Терроризм
card-impact-of-agriculture = Влияние земледелия
card-impact-of-architecture = Влияние архитектуры
card-impact-of-balance = Влияние равновесия
card-impact-of-colonies = Влияние колоний
card-impact-of-competition = Влияние соперничества
card-impact-of-government = Влияние правления
card-impact-of-happiness = Влияние счастья
card-impact-of-industry = Влияние промышленности
card-impact-of-population = Влияние населения
card-impact-of-progress = Влияние прогресса
card-impact-of-science = Влияние науки
card-impact-of-strength = Влияние силы
card-impact-of-technology = Влияние технологий
card-impact-of-variety = Влияние разнообразия
card-impact-of-wonders = Влияние чудес

## Сосчитанное: другие тексты берут это целиком, с теми же числами.

n-food = { $food ->
        [one] { $food } пищу
        [few] { $food } пищи
       *[many] { $food } пищи
    }
n-resource = { $resource ->
        [one] { $resource } ресурс
        [few] { $resource } ресурса
       *[many] { $resource } ресурсов
    }
n-science = { $science ->
        [one] { $science } очко науки
        [few] { $science } очка науки
       *[many] { $science } очков науки
    }
n-culture = { $culture ->
        [one] { $culture } очко культуры
        [few] { $culture } очка культуры
       *[many] { $culture } очков культуры
    }
n-lost = { $lost ->
        [one] { $lost } очко культуры
        [few] { $lost } очка культуры
       *[many] { $lost } очков культуры
    }
n-population = { $population ->
        [one] { $population } население
        [few] { $population } населения
       *[many] { $population } населения
    }
n-cards = { $cards ->
        [one] { $cards } военную карту
        [few] { $cards } военные карты
       *[many] { $cards } военных карт
    }
n-ca = { $ca ->
        [one] { $ca } гражданское действие
        [few] { $ca } гражданских действия
       *[many] { $ca } гражданских действий
    }
n-ma = { $ma ->
        [one] { $ma } военное действие
        [few] { $ma } военных действия
       *[many] { $ma } военных действий
    }
n-yellow = { $yellow ->
        [one] { $yellow } жёлтый кубик
        [few] { $yellow } жёлтых кубика
       *[many] { $yellow } жёлтых кубиков
    }
n-blue = { $blue ->
        [one] { $blue } синий кубик
        [few] { $blue } синих кубика
       *[many] { $blue } синих кубиков
    }
n-strength = { $strength ->
        [one] { $strength } силу
        [few] { $strength } силы
       *[many] { $strength } силы
    }
n-happy = { $happy ->
        [one] { $happy } счастье
        [few] { $happy } счастья
       *[many] { $happy } счастья
    }

## Что карта даёт, пока она в игре.

bonus-ca = { $signed } { $n ->
        [one] гражданское действие
        [few] гражданских действия
       *[many] гражданских действий
    }
bonus-ma = { $signed } { $n ->
        [one] военное действие
        [few] военных действия
       *[many] военных действий
    }
bonus-strength = { $signed } { $n ->
        [one] сила
        [few] силы
       *[many] силы
    }
bonus-culture = { $signed } культуры за ход
bonus-science = { $signed } науки за ход
bonus-happy = { $signed } { $n ->
        [one] счастье
        [few] счастья
       *[many] счастья
    }
bonus-colonize = { $signed } к колонизации
bonus-yellow = { $signed } { $n ->
        [one] жёлтый кубик
        [few] жёлтых кубика
       *[many] жёлтых кубиков
    }
bonus-blue = { $signed } { $n ->
        [one] синий кубик
        [few] синих кубика
       *[many] синих кубиков
    }
bonus-hand = { $signed } к обоим лимитам карт в руке
bonus-food = { $signed } пищи
bonus-resource = { $signed } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }

## Карты, о которых всё говорят числа.

text-build = Постройка стоит { n-resource }.
text-develop = Освоение стоит { n-science }.
text-farm = Ферма. Каждый рабочий производит { n-food } за ход (один синий кубик).
text-mine = Шахта. Каждый рабочий производит { n-resource } за ход (один синий кубик).
text-urban = { $kind }. Каждый рабочий: { $bonuses }.
text-unit = { $kind }. Каждый отряд: { $bonuses }.
text-air = Ни одной армии она не нужна, но каждый отряд удваивает то, что прибавляет одна армия.
text-government = Даёт { n-ca } и { n-ma }. Городских зданий одного типа может быть не больше { $limit }.
text-government-more = Также { $bonuses }.
text-revolution = Революция стоит { n-science } и все гражданские действия.
text-stages = Цена этапов в ресурсах: { $stages }.
text-construction = Городские здания уровней I, II, III дешевле соответственно на { $one }, { $two }, { $three } (в ресурсах). За одно действие можно построить до { $stages } этапов чуда.
text-tactic = Армия: { $units }. Каждая армия прибавляет { n-strength }.
text-tactic-outdated = Армия: { $units }. Каждая армия прибавляет { n-strength } или { $outdated }, если хотя бы один её отряд ниже тактики на два уровня или больше.
text-bonus = +{ $defence } в защите от агрессии или +{ $colonize } к силе колонизации. Любая другая военная карта даёт в защите +1.
text-territory = Новая колония: сразу { $once }; пока она ваша: { $bonuses }.
text-attack = Стоит { n-ma }.
text-ruling = За этим столом условлено иначе: { $option } — { $choice }.
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } бесплатно
once-cards = взять { n-cards } (кроме эпохи IV)

## Лидеры.

card-alexander-the-great-text = Каждый ваш отряд даёт на { n-strength } больше. Политическое действие: удалите этого лидера из игры и положите в свой жёлтый банк { n-yellow } из коробки.
card-aristotle-text = Каждый раз, когда берёте из ряда карту технологии, получайте { n-science }.
card-hammurabi-text = Раз за ход можно потратить военное действие как гражданское. Взять лидера из ряда для вас дешевле на { n-ca }.
card-homer-text = Даёт { n-happy }. Каждый ход у вас есть { n-resource } на отряды. Когда приходит другой лидер, эту карту можно подложить под своё построенное чудо: оно даёт на 1 счастье больше, но гражданское действие не возвращается.
card-julius-caesar-text = { bonus-strength-line }, { bonus-ma-line }. Раз за игру после политического действия можно выполнить ещё одно в той же фазе.
card-moses-text = Увеличение населения стоит на { n-food } меньше.
card-christopher-columbus-text = Политическое действие: удалите этого лидера из игры и положите территорию из руки в игру как колонию, без торгов и не посылая отрядов.
card-frederick-barbarossa-text = За { n-ma } можно увеличить население на { n-food } дешевле и сразу построить отряд на { n-resource } дешевле.
card-genghis-khan-text = При составлении армий каждый ваш отряд пехоты можно считать конницей. В конце своего хода получите { n-culture }, если ваша цивилизация — { $seats ->
        [2] сильнейшая
       *[other] одна из двух сильнейших
    }; ничьи — в вашу пользу.
card-joan-of-arc-text = { bonus-culture-line }, { bonus-ma-line }. Каждое счастье ваших храмов и формы правления прибавляет 1 силу. В начале фазы политики вы видите следующее событие.
card-leonardo-da-vinci-text = Прирост науки больше на уровень вашей лучшей лаборатории или библиотеки. За каждую освоенную технологию получайте { n-resource }.
card-michelangelo-text = Каждое счастье ваших храмов, театров и чудес даёт 1 очко культуры за ход. Беря чудо, не доплачивайте за уже построенные.
card-james-cook-text = Колонизируя, можете сбросить до { $cards } военных карт: каждая прибавляет 1 к силе. За ход даёт очки культуры: { $first } за первую колонию, { $other } за каждую следующую.
card-isaac-newton-text = Прирост науки больше на уровень вашей лучшей лаборатории или библиотеки. За каждую освоенную технологию возвращайте { n-ca }.
card-johann-sebastian-bach-text = Каждый ваш театр даёт на { n-culture } больше; технологии театров дешевле на { n-science }. Раз за ход за { n-ca } можно улучшить любое городское здание до театра того же или более высокого уровня.
card-maximilien-robespierre-text = { bonus-ma-line }. За революцию вы платите всеми военными действиями вместо гражданских, и каждая революция даёт { n-culture }.
card-napoleon-bonaparte-text = { bonus-ma-line }. Каждый вид отрядов, который у вас есть (пехота, конница, артиллерия, авиация), прибавляет { n-strength }.
card-william-shakespeare-text = Даёт { n-happy }. Если у вас есть библиотека, театры дешевле на { n-resource }, а их технологии — на { n-science }; если есть театр, так же дешевле библиотеки. Каждая пара из библиотеки и театра даёт { n-culture } за ход.
card-albert-einstein-text = Прирост науки больше на уровень вашей лучшей лаборатории или библиотеки. За каждую освоенную технологию получайте { n-culture }.
card-bill-gates-text = Каждая ваша лаборатория уровня I или выше производит ещё и ресурсы: столько, каков её уровень. Когда этот лидер покидает игру или игра заканчивается, получите столько же очков культуры, сколько ресурсов производят лаборатории.
card-charlie-chaplin-text = Даёт { n-happy }. Ваш лучший театр (одно здание) даёт культуру дважды.
card-mahatma-gandhi-text = { bonus-culture-line }. Вы не можете разыгрывать агрессии и объявлять войны. Цена атаки против вас в военных действиях умножается на { $times }.
card-sid-meier-text = Каждая ваша лаборатория даёт за ход столько очков культуры, каков её уровень, но на { n-science } меньше.
card-winston-churchill-text = Раз за ход выберите: получить { n-culture } или иметь до конца хода { n-science } только на технологии отрядов и { n-resource } только на отряды. Если не выбрали, в конце хода получаете культуру.

bonus-strength-line = { $strength ->
        [one] +{ $strength } сила
        [few] +{ $strength } силы
       *[many] +{ $strength } силы
    }
bonus-ma-line = { $ma ->
        [one] +{ $ma } военное действие
        [few] +{ $ma } военных действия
       *[many] +{ $ma } военных действий
    }
bonus-culture-line = +{ $culture } культуры за ход

## Чудеса со словами.

card-great-wall-text = Каждый ваш отряд пехоты и артиллерии даёт на { n-strength } больше.
card-st-peters-basilica-text = Каждая другая ваша карта и каждый рабочий, дающие счастье, дают его на { $n } больше.
card-taj-mahal-text = Если в этот ход вы сменили лидера, взять эту карту из ряда дешевле на { n-ca }.
card-ocean-liner-service-text = Раз за свою фазу действий можете получить { n-population }, не тратя ни действия, ни пищи.
card-transcontinental-railroad-text = Один рабочий на вашей лучшей шахте даёт два кубика.
card-fast-food-chains-text = По завершении получите очки культуры за каждого рабочего: на ферме { $farm }, на шахте { $mine }, в городском здании { $urban }, в отряде { $unit }.
card-first-space-flight-text = По завершении получите столько очков культуры, сколько вместе составляют уровни всех ваших технологий в игре, включая форму правления.
card-hollywood-text = По завершении получите очки культуры: прирост от ваших театров и библиотек, с учётом лидера, умноженный на { $times }.
card-internet-text = По завершении получите столько очков культуры, сколько ваши городские здания дают культуры, науки и силы вместе, с учётом лидера.

## Карты действий.

card-rich-land-text = Постройте или улучшите ферму или шахту на { n-resource } дешевле.
card-urban-growth-text = Постройте или улучшите городское здание на { n-resource } дешевле.
card-engineering-genius-text = Постройте ровно один этап чуда на { n-resource } дешевле.
card-patriotism-text = До конца хода у вас есть ещё { n-ma } и { n-resource } на постройку или улучшение отрядов.
card-frugality-text = Увеличьте население по обычной цене, затем получите { n-food }.
card-cultural-heritage-text = Получите { n-science } и { n-culture }.
card-stockpile-text = Получите { n-food } и { n-resource }.
card-breakthrough-text = Освойте технологию по обычной цене, затем получите { n-science }. Это может быть и революция.
card-reserves-text = Получите { n-food } или { n-resource }.
card-efficient-upgrade-text = Улучшите ферму, шахту или городское здание на { n-resource } дешевле.
card-revolutionary-idea-text = Получите { n-science }.
card-wave-of-nationalism-text = За каждую цивилизацию сильнее вашей у вас в этот ход есть { n-resource } на постройку или улучшение отрядов.
card-military-build-up-text = За каждую цивилизацию сильнее вашей у вас в этот ход есть { n-resource } на постройку или улучшение отрядов.
card-endowment-for-the-arts-text = За каждую цивилизацию, у которой больше очков культуры, получите { n-culture }.

## Агрессии и войны.

card-enslave-text = Соперник теряет { n-population }; вы получаете { n-food } и { n-resource }.
card-plunder-text = Заберите у соперника до { $total } единиц пищи и ресурсов в любом сочетании.
card-raid-i-text = Разрушьте городское здание соперника не выше уровня { $first }; получите ресурсы: половину его цены, указанной на карте, с округлением вверх.
card-raid-text = Разрушьте одно городское здание соперника не выше уровня { $first } и одно не выше уровня { $second }; получите ресурсы: половину суммы их цен, указанных на картах, с округлением вверх.
card-annex-text = Заберите у соперника колонию: её постоянный эффект теперь ваш, одноразовая награда второй раз не действует. Только против соперника, у которого есть колония.
card-infiltrate-text = Удалите из игры лидера или недостроенное чудо соперника; получите { n-culture } за каждый уровень карты. Только против соперника, у которого есть лидер или недостроенное чудо.
card-spy-text = Заберите у соперника до { $science } очков науки.
card-armed-intervention-text = Заберите у соперника до { $culture } очков культуры.
card-war-over-territory-text = Победитель берёт { n-yellow } из жёлтого банка побеждённого и ещё по одному за каждые полные { $per } единиц контрибуции, то есть разности сил.
card-war-over-technology-text = Победитель берёт очки науки на весь объём контрибуции, то есть на разность сил. Вместо части из них можно забрать особые технологии побеждённого по их цене в науке.
card-war-over-culture-text = Победитель берёт { n-culture } и ещё по 1 за каждую единицу контрибуции, то есть разности сил.

## Пакты.

card-open-borders-agreement-text = У каждой стороны есть ещё { n-ma }. Сторона, атакующая другую, имеет в этой атаке на { n-strength } больше.
card-trade-routes-agreement-text = Раз за свой ход сторона A может заплатить { n-food } вместо ресурса, сторона B — { n-resource } вместо пищи.
card-acceptance-of-supremacy-text = Сторона A производит на { n-resource } больше, сторона B — на { $paid } меньше. Они не могут атаковать друг друга.
card-international-trade-agreement-text = Сторона A производит на { n-resource } больше, сторона B — на { n-food } больше.
card-promise-of-military-protection-text = Сторона A: +{ $culture } культуры за ход. Сторона B: +{ $strength } к силе, −{ $paid } культуры за ход. Прекращается, когда одна сторона атакует другую.
card-scientific-cooperation-text = Сторона, осваивающая технологию, платит на { n-science } меньше, а партнёр платит { $paid }. Не действует, если партнёру нечем платить.
card-international-tourism-text = Каждая сторона: +{ $culture } культуры за ход за каждое построенное чудо партнёра.
card-loss-of-sovereignty-text = Сторона A: +{ $culture } культуры за ход. Сторона B: −{ $paid } культуры за ход, и никто не может объявить ей войну. Они не могут атаковать друг друга.
card-military-alliance-text = Каждая сторона: +{ $strength } к силе. Прекращается, когда одна сторона атакует другую.
card-peace-treaty-text = Каждая сторона: +{ $culture } культуры за ход. Они не могут атаковать друг друга.

## События эпохи A.

card-development-of-agriculture-text = Каждый получает { n-food }.
card-development-of-crafts-text = Каждый получает { n-resource }.
card-development-of-markets-text = Каждый получает { n-food } или { n-resource }.
card-development-of-politics-text = Каждый берёт { n-cards }.
card-development-of-religion-text = Каждый, у кого есть свободный рабочий, может бесплатно построить храм «Религия».
card-development-of-science-text = Каждый получает { n-science }.
card-development-of-settlement-text = Каждый бесплатно получает { n-population }.
card-development-of-trade-routes-text = Каждый получает { n-food }, { n-resource } и { n-science }.
card-development-of-warfare-text = Каждый, у кого есть свободный рабочий, может бесплатно построить отряд «Воины».
card-development-of-civilization-text = Каждый может, не тратя действия, сделать что-то одно: увеличить население на { n-food } дешевле, построить ферму, шахту или городское здание на { n-resource } дешевле или освоить технологию на { n-science } дешевле.

## События эпохи I.

card-barbarians-text = Если цивилизация с наибольшим числом очков культуры — { $seats ->
        [2] слабейшая
       *[other] одна из двух слабейших
    }, она теряет { n-population }.
card-border-conflict-text = Слабейшая цивилизация разрушает свою ферму, шахту или городское здание. Сильнейшая получает { n-resource }.
card-crusades-text = Сильнейшая цивилизация получает { n-culture }, слабейшая теряет { n-lost }.
card-cultural-influence-text = Каждый получает столько очков культуры, каков его прирост культуры.
card-foray-text = { $seats ->
        [2] Сильнейшая цивилизация получает
       *[other] Каждая из двух сильнейших цивилизаций получает
    } пищу и ресурсы в любом сочетании, вместе { $total }.
card-good-harvest-text = Каждый производит пищу, как в фазе производства, но не потребляет её.
card-immigration-text = Каждая цивилизация с наибольшим счастьем бесплатно получает { n-population }.
card-new-deposits-text = Каждый производит ресурсы, как в фазе производства, но без коррупции.
card-pestilence-text = Каждый теряет { n-population }.
card-raiders-text = { $seats ->
        [2] Слабейшая цивилизация теряет
       *[other] Каждая из двух слабейших цивилизаций теряет
    } пищу и ресурсы в любом сочетании, вместе { $total }.
card-rats-text = Каждый теряет всю пищу.
card-rebellion-text = Каждый теряет { n-ca } за каждого своего недовольного рабочего; кто сейчас не ходит — из следующего хода.
card-reign-of-terror-text = Слабейшая цивилизация теряет { n-population }.
card-scientific-breakthrough-text = Каждый получает столько очков науки, каков его прирост науки.
card-uncertain-borders-text = Сильнейшая цивилизация берёт { n-yellow } из жёлтого банка слабейшей.

## События эпохи II.

card-civil-unrest-text = Каждый теряет { n-culture } за каждого своего недовольного рабочего. У кого их больше всего (хотя бы один), теряет ещё { n-blue }.
card-cold-war-text = { $seats ->
        [2] Сильнейшая цивилизация получает
       *[other] Каждая из двух сильнейших цивилизаций получает
    } { n-science }.
card-crime-wave-text = { $seats ->
        [2] Слабейшая цивилизация теряет
       *[other] Каждая из двух слабейших цивилизаций теряет
    } { n-lost } и { n-blue }.
card-economic-progress-text = У каждого по порядку: коррупция, производство пищи, потребление, производство ресурсов. Очков никто не получает.
card-emigration-text = Каждый теряет столько населения, сколько составляет половина его недовольных рабочих, с округлением вверх.
card-iconoclasm-text = Всех лидеров, кроме лидеров текущей эпохи, удаляют из игры.
card-independence-declaration-text = Слабейшая цивилизация теряет колонию по своему выбору.
card-international-agreement-text = Сильнейшая цивилизация может сразу взять из ряда карты, которые вместе стоят не больше чем { n-ca }, не тратя своих действий, но пропустит следующую фазу политики. Затем ряд пополняют, ничего из него не убирая.
card-national-pride-text = Цивилизация с наибольшим числом очков культуры получает { n-culture }.
card-politics-of-strength-text = Сильнейшая цивилизация берёт { n-cards }, слабейшая сбрасывает { $lost } по своему выбору. В эпоху IV вместо этого сильнейшая получает { n-culture }, слабейшая теряет { $paid }.
card-popularization-of-science-text = Каждый получает столько очков культуры, каков его прирост науки.
card-prosperity-text = Каждый получает 1 пищу за каждое счастье, не больше { $most }.
card-ravages-of-time-text = Каждый переворачивает лицом вниз одно своё построенное чудо эпохи A или I: оно теряет все эффекты и вместо этого даёт { n-culture } за ход.
card-refugees-text = Слабейшая цивилизация теряет { n-lost } и { n-population }, сильнейшая получает { n-culture } и { n-population }.
card-terrorism-text = Цивилизация с наименьшим числом очков культуры разрушает у каждого соперника по одному городскому зданию на свой выбор.

## События эпохи III: дают очки, когда открываются или в конце игры.

card-impact-of-agriculture-text = Каждый получает столько очков культуры, сколько пищи производит за ход, и ещё { $n }, если это больше его потребления.
card-impact-of-architecture-text = Каждый получает { n-culture } за каждый уровень каждого городского здания.
card-impact-of-balance-text = Каждый получает очки культуры: наименьшее из четырёх чисел, умноженное на { $times }. Эти числа — прирост науки, прирост культуры, произведённая за ход пища, произведённые за ход ресурсы.
card-impact-of-colonies-text = Каждый получает { n-culture } за каждую колонию.
card-impact-of-competition-text = Каждый получает { n-culture } за каждый уровень каждого отряда и каждой арены.
card-impact-of-government-text = Каждый получает очки культуры: { $civil } за каждое своё гражданское действие и { $military } за каждое военное.
card-impact-of-happiness-text = Каждый получает { n-culture } за каждое счастье, не больше { $most }, и теряет { $lost } за каждого недовольного рабочего.
card-impact-of-industry-text = Каждый получает столько очков культуры, сколько ресурсов за ход производят его шахты.
card-impact-of-population-text = Каждый получает { n-culture } за каждого рабочего сверх { $above }, не считая недовольных.
card-impact-of-progress-text = Каждый получает { n-culture } за каждый уровень формы правления и каждой особой технологии.
card-impact-of-science-text = По приросту науки, от наибольшего к наименьшему, очки культуры: { $ranks }.
card-impact-of-strength-text = По силе, от наибольшей к наименьшей, очки культуры: { $ranks }.
card-impact-of-technology-text = Каждый получает { n-culture } за каждую свою технологию уровня III в игре, включая форму правления.
card-impact-of-variety-text = Каждый получает { n-culture } за каждый вид своих отрядов, каждый вид городских зданий и каждую особую технологию.
card-impact-of-wonders-text = Каждый получает очки культуры за каждое построенное чудо: { $a }, { $i }, { $ii }, { $iii } по эпохам A, I, II, III.

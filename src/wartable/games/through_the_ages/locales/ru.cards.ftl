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
bonus-food = { $signed } пищи за ход
bonus-resource = { $signed } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    } за ход

## Карты, о которых всё говорят числа.

text-build = Постройка стоит { n-resource }.
text-develop = Освоение стоит { n-science }.
text-farm = Ферма. Каждый рабочий производит { n-food } за ход (один синий кубик).
text-mine = Шахта. Каждый рабочий производит { n-resource } за ход (один синий кубик).
text-urban = { $kind }. Каждый рабочий: { $bonuses }.
text-unit = { $kind }. Каждый отряд: { $bonuses }.
text-government = Даёт { n-ca } и { n-ma }. Городских зданий одного типа может быть не больше { $limit }.
text-government-more = Также { $bonuses }.
text-revolution = Революция стоит { n-science } и все гражданские действия.
text-stages = Цена этапов в ресурсах: { $stages }.
text-tactic = Армия: { $units }. Каждая армия прибавляет { n-strength }.
text-tactic-outdated = Армия: { $units }. Каждая армия прибавляет { n-strength } или { $outdated }, если хотя бы один её отряд ниже тактики на два уровня или больше.
text-bonus = +{ $defence } в защите от агрессии или +{ $colonize } к силе колонизации. Любая другая военная карта даёт в защите +1.
text-territory = Новая колония: сразу { $once }; пока она ваша: { $bonuses }.
text-attack = Стоит { n-ma }.
text-ruling = За этим столом условлено иначе: { $option } — { $choice }.
list-last = { $rest } и { $last }
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } бесплатно
once-cards = взять { n-cards } (кроме эпохи IV)

## Лидеры, чудеса, технологии.

effect-strength-per-unit = Каждый ваш отряд даёт на { n-strength } больше.
effect-strength-per-unit-infantry-artillery = Каждый ваш отряд пехоты и артиллерии даёт на { n-strength } больше.
effect-strength-per-unit-kind = Каждый вид отрядов, который у вас есть (пехота, конница, артиллерия, авиация), прибавляет { n-strength }.
effect-strength-per-happy-face = Каждое счастье ваших храмов и формы правления прибавляет 1 силу.
effect-culture-per-happy-face = Каждое счастье ваших храмов, театров и чудес даёт 1 очко культуры за ход.
effect-culture-per-theater = Каждый ваш театр даёт на { n-culture } больше.
effect-culture-per-pair = Каждая пара из библиотеки и театра даёт { n-culture } за ход.
effect-culture-per-colony = За ход даёт очки культуры: { $first } за первую колонию, { $other } за каждую следующую.
effect-science-of-best = Прирост науки больше на уровень вашей лучшей лаборатории или библиотеки.
effect-best-theater-twice = Ваш лучший театр (одно здание) даёт культуру дважды.
effect-labs-give-culture = Каждая ваша лаборатория даёт за ход столько очков культуры, каков её уровень, но на { n-science } меньше.
effect-cheaper-leaders = Взять лидера из ряда для вас дешевле на { n-ca }.
effect-no-wonder-surcharge = Беря чудо, не доплачивайте за уже построенные.
effect-cheaper-population = Увеличение населения стоит на { n-food } меньше.
effect-cheaper-theaters = Технологии театров дешевле на { n-science }.
effect-cheaper-pairs = Если у вас есть библиотека, театры дешевле на { n-resource }, а их технологии — на { n-science }; если есть театр, так же дешевле библиотеки.
effect-cheaper-after-leader = Если в этот ход вы сменили лидера, взять эту карту из ряда дешевле на { n-ca }.
effect-cheaper-urban = Городские здания уровней I, II, III дешевле соответственно на { $one }, { $two }, { $three } (в ресурсах).
effect-stages-at-once = За одно действие можно построить до { $stages } этапов чуда.
effect-military-as-civil = Раз за ход можно потратить военное действие как гражданское.
effect-unit-resources = Каждый ход у вас есть { n-resource } на отряды.
effect-may-tuck = Когда приходит другой лидер, эту карту можно подложить под своё построенное чудо: оно даёт на { n-happy } больше, но гражданское действие не возвращается.
effect-second-political-action = Раз за игру после политического действия можно выполнить ещё одно в той же фазе.
effect-leader-for-yellow = Политическое действие: удалите этого лидера из игры и положите в свой жёлтый банк { n-yellow } из коробки.
effect-leader-for-colony = Политическое действие: удалите этого лидера из игры и положите территорию из руки в игру как колонию, без торгов и не посылая отрядов.
effect-recruits-units = За { n-ma } можно увеличить население на { n-food } дешевле и сразу построить отряд на { n-resource } дешевле.
effect-infantry-rides = При составлении армий каждый ваш отряд пехоты можно считать конницей.
effect-culture-if-strongest = В конце своего хода получите { n-culture }, если ваша цивилизация — { $seats ->
        [2] сильнейшая
       *[other] одна из двух сильнейших
    }; ничьи — в вашу пользу.
effect-sees-next-event = В начале фазы политики вы видите следующее событие.
effect-taking-brings = Каждый раз, когда берёте из ряда карту технологии, получайте { n-science }.
effect-developing-brings = За каждую освоенную технологию получайте { $goods }.
effect-developing-refunds = За каждую освоенную технологию возвращайте { n-ca }.
effect-sends-cards = Колонизируя, можете сбросить до { $cards } военных карт: каждая прибавляет 1 к силе.
effect-military-revolutions = За революцию вы платите всеми военными действиями вместо гражданских.
effect-revolutions-score = Каждая революция даёт { n-culture }.
effect-upgrades-to-theaters = Раз за ход за { n-ca } можно улучшить любое городское здание до театра того же или более высокого уровня.
effect-labs-produce = Каждая ваша лаборатория уровня I или выше производит ещё и ресурсы: столько, каков её уровень.
effect-labs-score = Когда этот лидер покидает игру или игра заканчивается, получите столько же очков культуры, сколько ресурсов производят лаборатории.
effect-cannot-attack = Вы не можете разыгрывать агрессии и объявлять войны.
effect-dear-to-attack = Цена атаки против вас в военных действиях умножается на { $times }.
effect-speaks-or-arms = Раз за ход выберите: получить { n-culture } или иметь до конца хода { n-science } только на технологии отрядов и { n-resource } только на отряды. Если не выбрали, в конце хода получаете культуру.
effect-more-happy-faces = Каждая другая ваша карта и каждый рабочий, дающие счастье, дают его на { $happy } больше.
effect-free-population = Раз за свою фазу действий можете получить { n-population }, не тратя ни действия, ни пищи.
effect-second-token = Один рабочий на вашей лучшей шахте даёт два кубика.
effect-doubles-armies = Ни одной армии она не нужна, но каждый отряд удваивает то, что прибавляет одна армия.
effect-workers-score = По завершении получите очки культуры за каждого рабочего: на ферме { $farm }, на шахте { $mine }, в городском здании { $urban }, в отряде { $unit }.
effect-levels-score = По завершении получите столько очков культуры, сколько вместе составляют уровни всех ваших технологий в игре, включая форму правления.
effect-theaters-libraries-score = По завершении получите очки культуры: прирост от ваших театров и библиотек, с учётом лидера, умноженный на { $times }.
effect-urban-buildings-score = По завершении получите столько очков культуры, сколько ваши городские здания дают культуры, науки и силы вместе, с учётом лидера.

## Карты действий.

effect-work-land = Постройте или улучшите ферму или шахту на { n-resource } дешевле.
effect-work-cities = Постройте или улучшите городское здание на { n-resource } дешевле.
effect-upgrade-only = Улучшите ферму, шахту или городское здание на { n-resource } дешевле.
effect-build-stage = Постройте ровно один этап чуда на { n-resource } дешевле.
effect-mobilize = До конца хода у вас есть ещё { n-ma } и { n-resource } на постройку или улучшение отрядов.
effect-mobilize-per-stronger = За каждую цивилизацию сильнее вашей у вас в этот ход есть { n-resource } на постройку или улучшение отрядов.
effect-score-per-richer = За каждую цивилизацию, у которой больше очков культуры, получите { n-culture }.
effect-populate = Увеличьте население по обычной цене, затем получите { n-food }.
effect-gain-now = Получите { $goods }.
effect-either-good = Получите { n-food } или { n-resource }.
effect-develop-now = Освойте технологию по обычной цене, затем получите { n-science }. Это может быть и революция.

## Агрессии и войны.

effect-rival-loses-population = Соперник теряет { n-population }.
effect-booty = Вы получаете { $goods }.
effect-plunder = Заберите у соперника до { $total } единиц пищи и ресурсов в любом сочетании.
effect-raid-1 = Разрушьте городское здание соперника не выше уровня { $level-1 }; получите ресурсы: половину его цены, указанной на карте, с округлением вверх.
effect-raid-2 = Разрушьте одно городское здание соперника не выше уровня { $level-1 } и одно не выше уровня { $level-2 }; получите ресурсы: половину суммы их цен, указанных на картах, с округлением вверх.
effect-annex = Заберите у соперника колонию: её постоянный эффект теперь ваш, одноразовая награда второй раз не действует. Только против соперника, у которого есть колония.
effect-infiltrate = Удалите из игры лидера или недостроенное чудо соперника; получите { n-culture } за каждый уровень карты. Только против соперника, у которого есть лидер или недостроенное чудо.
effect-steal-science = Заберите у соперника до { $science } очков науки.
effect-steal-culture = Заберите у соперника до { $culture } очков культуры.
effect-win-yellow = Победитель берёт { n-yellow } из жёлтого банка побеждённого и ещё по одному за каждые полные { $per } единиц контрибуции, то есть разности сил.
effect-win-technology = Победитель берёт очки науки на весь объём контрибуции, то есть на разность сил. Вместо части из них можно забрать особые технологии побеждённого по их цене в науке.
effect-win-culture = Победитель берёт { n-culture } и ещё по 1 за каждую единицу контрибуции, то есть разности сил.

## What an aggression takes from its victim.

stake-rival-loses-population = { n-population }
stake-plunder = до { $total } единиц пищи и ресурсов
stake-raid-1 = городское здание не выше уровня { $level-1 }
stake-raid-2 = городское здание не выше уровня { $level-1 } и ещё одно не выше уровня { $level-2 }
stake-annex = колонию
stake-infiltrate = лидера или недостроенное чудо
stake-steal-science = до { $science } очков науки
stake-steal-culture = до { $culture } очков культуры

## Пакты: что есть у каждой стороны и чего держатся обе.

effect-attack-bonus = на { n-strength } больше в атаке на партнёра
effect-sells-food = раз за свой ход может заплатить { n-food } вместо { $food ->
        [one] ресурса
        [few] стольких же ресурсов
       *[many] стольких же ресурсов
    }
effect-sells-resource = раз за свой ход может заплатить { n-resource } вместо пищи
effect-cooperation = технологии дешевле на { n-science }, а партнёр платит { $paid }; пока партнёру нечем платить, осваивать технологии нельзя
effect-tourism = +{ $culture } культуры за ход за каждое построенное чудо партнёра
effect-immunity = никто не может объявить ей войну
pact-both = Каждая сторона: { $clauses }.
pact-a = Сторона A: { $clauses }.
pact-b = Сторона B: { $clauses }.
pact-peace = Они не могут атаковать друг друга.
pact-ends = Прекращается, когда одна сторона атакует другую.

## Кого касается событие.

who-all = Каждый
who-strongest = Сильнейшая цивилизация
who-weakest = Слабейшая цивилизация
who-two-strongest = { $seats ->
        [2] Сильнейшая цивилизация
       *[other] Каждая из двух сильнейших цивилизаций
    }
who-two-weakest = { $seats ->
        [2] Слабейшая цивилизация
       *[other] Каждая из двух слабейших цивилизаций
    }
who-most-culture = Цивилизация с наибольшим числом очков культуры
who-least-culture = Цивилизация с наименьшим числом очков культуры
who-most-culture-if-weak = { who-most-culture }, если она { $seats ->
        [2] слабейшая,
       *[other] одна из двух слабейших,
    }
who-most-happy = Каждая цивилизация с наибольшим счастьем
who-most-discontent = Каждая цивилизация с наибольшим числом недовольных рабочих (хотя бы одним)

## События.

effect-gain = { $who } получает { $goods }.
effect-lose = { $who } теряет { $goods }.
effect-lose-culture-by-discontent = { $who } теряет { n-culture } за каждого своего недовольного рабочего.
effect-gain-science-rating = { $who } получает столько очков науки, каков его прирост науки.
effect-score-science-rating = { $who } получает столько очков культуры, каков его прирост науки.
effect-score-culture-rating = { $who } получает столько очков культуры, каков его прирост культуры.
effect-choose-goods = { $who } получает { n-food } или { n-resource }.
effect-gain-mix = { $who } получает пищу и ресурсы в любом сочетании, вместе { $total }.
effect-lose-mix = { $who } теряет пищу и ресурсы в любом сочетании, вместе { $total }.
effect-food-by-happiness = { $who } получает 1 пищу за каждое счастье, не больше { $most }.
effect-lose-all-food = { $who } теряет всю пищу.
effect-produce-food = { $who } производит пищу, как в фазе производства, но не потребляет её.
effect-produce-resources = { $who } производит ресурсы, как в фазе производства, но без коррупции.
effect-produce-goods = У каждого по порядку: коррупция, производство пищи, потребление, производство ресурсов. Очков никто не получает.
effect-draw-cards = { $who } берёт { n-cards }.
effect-draw-cards-or-culture = { $who } берёт { n-cards }, а в эпоху IV вместо этого получает { n-culture }.
effect-discard-cards = { $who } сбрасывает { n-cards } по своему выбору, а в эпоху IV вместо этого теряет { n-culture }.
effect-take-from-row = { $who } может сразу взять из ряда карты, которые вместе стоят не больше чем { n-ca }, не тратя своих действий, но пропустит следующую фазу политики. Затем ряд пополняют, ничего из него не убирая.
effect-lose-actions = { $who } теряет { n-ca } за каждого своего недовольного рабочего; кто сейчас не ходит — из следующего хода.
effect-lose-leader = Всех лидеров, кроме лидеров текущей эпохи, удаляют из игры.
effect-civilize = { $who } может, не тратя действия, сделать что-то одно: увеличить население на { n-food } дешевле, построить ферму, шахту или городское здание на { n-resource } дешевле или освоить технологию на { n-science } дешевле.
effect-lose-half-discontent = { $who } теряет столько населения, сколько составляет половина его недовольных рабочих, с округлением вверх.
effect-may-build-religion = { $who }, у кого есть свободный рабочий, может бесплатно построить храм «Религия».
effect-may-build-warriors = { $who }, у кого есть свободный рабочий, может бесплатно построить отряд «Воины».
effect-destroy-own = { $who } разрушает свою ферму, шахту или городское здание.
effect-destroy-others = { $who } разрушает у каждого соперника по одному городскому зданию на свой выбор.
effect-ravage = { $who } переворачивает лицом вниз одно своё построенное чудо эпохи A или I: оно теряет все эффекты и вместо этого даёт { n-culture } за ход.
effect-lose-colony = { $who } теряет колонию по своему выбору.
effect-take-yellow = { $who } берёт { n-yellow } из жёлтого банка слабейшей.

## События эпохи III: дают очки, когда открываются или в конце игры.

effect-score-food = { $who } получает столько очков культуры, сколько пищи производит за ход, и ещё { $bonus }, если это больше его потребления.
effect-score-mines = { $who } получает столько очков культуры, сколько ресурсов за ход производят его шахты.
effect-score-balance = { $who } получает очки культуры: наименьшее из четырёх чисел, умноженное на { $times }. Эти числа — прирост науки, прирост культуры, произведённая за ход пища, произведённые за ход ресурсы.
effect-score-urban = { $who } получает { n-culture } за каждый уровень каждого городского здания.
effect-score-competition = { $who } получает { n-culture } за каждый уровень каждого отряда и каждой арены.
effect-score-progress = { $who } получает { n-culture } за каждый уровень формы правления и каждой особой технологии.
effect-score-colonies = { $who } получает { n-culture } за каждую колонию.
effect-score-technologies = { $who } получает { n-culture } за каждую свою технологию уровня III в игре, включая форму правления.
effect-score-actions = { $who } получает очки культуры: { $civil } за каждое своё гражданское действие и { $military } за каждое военное.
effect-score-happiness = { $who } получает { n-culture } за каждое счастье, не больше { $most }, и теряет { $lost } за каждого недовольного рабочего.
effect-score-population = { $who } получает { n-culture } за каждого рабочего сверх { $above }, не считая недовольных.
effect-score-rank-science = По приросту науки, от наибольшего к наименьшему, очки культуры: { $ranks }.
effect-score-rank-strength = По силе, от наибольшей к наименьшей, очки культуры: { $ranks }.
effect-score-variety = { $who } получает { n-culture } за каждый вид своих отрядов, каждый вид городских зданий и каждую особую технологию.
effect-score-wonders = { $who } получает очки культуры за каждое построенное чудо: { $a }, { $i }, { $ii }, { $iii } по эпохам A, I, II, III.

# very long names, as cards show them
face-mechanized-agriculture = Механиз. земледелие
face-transcontinental-railroad = Трансконт. ж. д.
face-open-borders-agreement = Открытые границы
face-international-trade-agreement = Торговое соглашение
face-promise-of-military-protection = Обещание защиты
face-development-of-warfare = Развитие военного дела
face-library-of-alexandria = Библиотека Александрии

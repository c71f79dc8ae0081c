title = Крізь епохи
tagline = Збудуйте цивілізацію, карта за картою.
rules-summary =
    Кожна цивілізація починає з жменькою робітників, а через чотири епохи підраховують її культуру: перемагає той, хто має найбільше очок культури.

    Хід починається з ряду карт: найстаріші прибирають, решту зсувають ліворуч, порожнє місце заповнюють. Далі фаза політики: одна політична дія або жодної. Підготуйте подію чи територію з руки (це одразу дає очки, і відкривається давніша подія), зіграйте агресію проти слабшого, оголосіть війну чи запропонуйте пакт.

    Потім фаза дій. За цивільні дії ви берете карти з ряду (що новіші, то дорожчі), збільшуєте населення за їжу, будуєте й поліпшуєте ферми, шахти й міські будівлі за ресурси, зводите чудеса етап за етапом, граєте лідерів і карти дій, розвиваєте технології за науку й змінюєте форму правління, мирно чи революцією. За військові дії будуєте загони й задаєте тактику; за невитрачені берете військові карти.

    Наприкінці ходу виробництво: наука, культура, їжа, ресурси. Сині кубики — це товари: коли в банку їх замало, корупція з'їдає ресурси. Жовті кубики — це люди: що менше їх лишилося в банку, то більше вони їдять і то більше хочуть щастя. Якщо незадоволених робітників більше, ніж вільних, починається повстання, і нічого не виробляється.

    Коли закінчується епоха III, догравають раунд, а якщо це був не хід першого гравця, то ще один; потім усі отримують очки за події епохи III, що не відкрилися.
card-title = { $card }, епоха { $age }, { $kind }
army-unit = { $kind } × { $n }

## Епохи, види, фази.

age-0 = Епоха A
age-1 = Епоха I
age-2 = Епоха II
age-3 = Епоха III
age-4 = Епоха IV
kind-farm = ферма
kind-mine = шахта
kind-lab = лабораторія
kind-temple = храм
kind-library = бібліотека
kind-theater = театр
kind-arena = арена
kind-infantry = піхота
kind-cavalry = кіннота
kind-artillery = артилерія
kind-air = авіація
kind-government = форма правління
kind-law = особлива технологія, право
kind-warfare = особлива технологія, військова справа
kind-exploration = особлива технологія, дослідження
kind-construction = особлива технологія, будівництво
kind-leader = лідер
kind-wonder = чудо
kind-action = карта дії
kind-tactic = тактика
kind-bonus = військовий бонус
kind-aggression = агресія
kind-war = війна
kind-pact = пакт
kind-territory = територія
kind-event = подія
phase-start = початок ходу
phase-politics = політика
phase-action = дії
phase-end = кінець ходу
phase-over = кінець гри

## Що є на полі.

board-title = Крізь епохи: ряд карт, ваша цивілізація, ваші карти, суперники
board-subtitle = { $age } · раунд { $round }
board-subtitle-last = { $age } · останній раунд
board-subtitle-over = { $age } · гру закінчено
board-row = Ряд карт: місце (ціна в цивільних діях; * інша ціна для вас)
board-legend = ○ робітник · ▪ синій кубик · [3 2] етапи чуда · [Легіон!] тактика, ! ще особиста
caption-civil-hand = Цивільні карти: { $n } з { $limit }
caption-military-hand = Військові карти: { $n } з { $limit }
caption-workers = Вільні робітники
caption-tactics = Загальні тактики
zone-events = Події
zone-decks = Колоди
zone-tactics = Тактики
row-price = { $n ->
        [one] Ці карти коштують { $n } цивільну дію
        [few] Ці карти коштують { $n } цивільні дії
       *[many] Ці карти коштують { $n } цивільних дій
    }
row-cost = Ціна для вас у цивільних діях: { $ca }.
row-leaves = Зникне з ряду на початку наступного ходу.
row-empty = Порожня комірка { $slot }
pill-ca = Цивільні дії
pill-ma = Військові дії
pill-culture = Культура
pill-science = Наука
pill-strength = Сила
pill-happy = Щастя
pill-food = Їжа
pill-resource = Ресурси
tip-ca = За них беруть карти з ряду, додають робітників, будують, розвивають технології та грають цивільні карти. Невикористані пропадають.
tip-ma = За них будують загони, задають тактику, платять за агресії та війни. Кожна, що лишилася, дає наприкінці ходу військову карту, щонайбільше три.
tip-culture = Хто матиме найбільше наприкінці гри, той переможе. Друге число додається наприкінці кожного ходу.
tip-science = За неї розвивають технології та змінюють форму правління. Друге число додається наприкінці кожного ходу.
tip-strength = Загони, тактика та інші карти. Її порівнюють в агресіях, війнах, за колонії та в багатьох подіях.
tip-happy = Скільки щастя є і скільки потрібно. Кожне, якого бракує, робить робітника незадоволеним; якщо незадоволених більше, ніж вільних, нічого не виробляється.
tip-food = За неї приходять нові робітники, і її споживають усі. Друге число — скільки дає хід після споживання.
tip-resource = За них будують ферми, шахти, будівлі, загони й чудеса. Друге число — скільки дає хід після корупції.
stat-ca = Цивільні дії: { $n } з { $total }
stat-ma = Військові дії: { $n } з { $total }
stat-culture = Культура: { $n }, { $rate } за хід
stat-science = Наука: { $n }, { $rate } за хід
stat-strength = Сила: { $n }, армій: { $armies }
strength-parts = загони { $units }, тактика { $armies }, інші карти { $other }
stat-happy = Щастя: { $n }, потрібно { $need }
stat-happy-discontent = Щастя: { $n }, потрібно { $need }; незадоволених робітників: { $discontent }
stat-food = Їжа: { $n }; за хід виробляє { $made }, споживає { $eaten }
stat-resource = Ресурси: { $n }; за хід виробляє { $made }, корупція { $lost }
yellow-bank = Жовтий банк: { $n } · новий робітник: { n-food } · споживання { $eaten }
yellow-bank-label = Жовтий банк: { $n } · робітник: { $food }
yellow-bank-empty = Жовтий банк порожній · споживання { $eaten }
blue-bank = Синій банк: { $n } · корупція { $lost }
bank-tip-yellow = Люди, що ще можуть прийти. Що порожніший банк, то дорожчий новий робітник, то більше споживання і то більше потрібно щастя.
bank-tip-blue = Товари, яких ще не використано. Коли їх мало, наприкінці ходу корупція забирає ресурси.
bank-ahead-yellow = Коли лишиться { $left } або менше: новий робітник — { n-food }, споживання { $eaten }, потрібно щастя { $need }.
bank-ahead-yellow-empty = Коли не лишиться жодного: ніхто вже не прийде, споживання { $eaten }, потрібно щастя { $need }.
bank-ahead-blue = Коли лишиться { $left } або менше: корупція { $lost }.
pool = На загони цього ходу: ресурсів { $resource }, науки { $science }
skips-politics = Пропускає наступну фазу політики
events-ages = За епохами: { $ages }.
unused-worker = { $n ->
        [one] { $n } вільний робітник
        [few] { $n } вільні робітники
       *[many] { $n } вільних робітників
    }
on-card = { $workers ->
        [one] { $workers } робітник
        [few] { $workers } робітники
       *[many] { $workers } робітників
    }, { $blue ->
        [one] { $blue } синій кубик
        [few] { $blue } сині кубики
       *[many] { $blue } синіх кубиків
    }
wonder-stages = збудовано етапів: { $n } з { $total }
wonder-done = збудоване
wonder-ravaged = зруйноване: дає { n-culture } за хід, решти ефектів немає
wonder-homer = під ним Гомер: на 1 щастя більше
card-hidden = Військова карта долілиць
in-hand = У руці: { $card }
in-hand-fresh = Узято цього ходу: зіграти можна з наступного.
deck-civil = Цивільна колода: лишилося { $n }
deck-military = Військова колода: лишилося { $n }, у скиді { $discards }
events-current = Поточні події: { $n } долілиць
events-future = Майбутні події: { $n } долілиць
events-known = Ви підготували: { $cards }.
events-top = Наступна подія: { $card }.
events-now = Зараз: { $card }
events-past = Минулі події: { $cards }
events-none = немає
tactic-own = Ваша тактика
tactic-in-force = Діє
tactic-exclusive = До наступного ходу власника її ніхто не може скопіювати.
tactic-common = Її може скопіювати кожен.
war-by = { $card }: { $attacker } → { $target }, сила { $strength } на { $defence }
war-by-you = { $card }: ви → { $target }, сила { $strength } на { $defence }
war-by-on-you = { $card }: { $attacker } → ви, сила { $strength } на { $defence }
pact-offered = { $card }: пропозиція, A { $a }, B { $b }
pact-between = { $card }: A { $a }, B { $b }
attack-now = { $card }: { $attacker } → { $target }, сила { $strength } на { $defence }
attack-now-you = { $card }: ви → { $target }, сила { $strength } на { $defence }
attack-now-on-you = { $card }: { $attacker } → ви, сила { $strength } на { $defence }
auction-now = { $card }: найвища ставка { $high }
auction-by = { $card }: { $high }, { $name }
auction-force = { $card }: сила { $force } з { $high }
on-turn = { $name }: зараз хід
rival-title = { $name }: { $government }, { $leader }
rival-no-leader = без лідера
rival-hands = у руці карт: цивільних { $civil }, військових { $military }
resigned = поза грою
figure-culture-unit = { $rate } за хід
facts-line = { $leader } · { $government } · сила { $strength }
nothing = нічого

## Що питають.

prompt-over = Гру закінчено.
prompt-wait = Чекаємо: { $who } ({ $what }).
prompt-chance = Відкриваються карти.
prompt-first-turn = Перший хід: беріть карти. Цивільних дій лишилося: { $ca }.
prompt-first-turn-done = Перший хід: цивільних дій не лишилося, закінчіть хід.
prompt-politics = Політика: одна політична дія або жодної.
prompt-politics-none = Політика: зараз вам нічого розіграти. Далі — дії.
prompt-action = Лишилося дій: цивільних { $ca }, військових { $ma }.
prompt-defend = { $card }, нападає { $rival }: сила { $strength } проти ваших { $defence }. Щоб відбитися, бракує { $n }.
prompt-defend-done = { $card }, нападає { $rival }: сила { $strength } проти ваших { $defence }. Агресію відбито.
prompt-pact = { $rival } пропонує пакт: { $card }. { $text }
prompt-pact-side = { $rival } пропонує пакт: { $card }. Ви були б стороною { $side }: { $yours }. Інша сторона: { $theirs }.
prompt-event = { $card }: { $asked }
prompt-bid = { $card }: зробіть ставку силою або спасуйте.
prompt-force = Надішліть силу щонайменше { $n }: { $card }.
prompt-population = Виберіть, якого робітника втратити.
prompt-destroy = Виберіть, яку будівлю зруйнувати.
prompt-destroy-rival = Виберіть, яку будівлю втратить { $rival }.
prompt-lose-colony = Виберіть, яку колонію втратити.
prompt-take-colony = Виберіть, яку колонію втратить { $rival }.
prompt-infiltrate = Виберіть, що втратить { $rival }: лідера чи чудо.
prompt-plunder = Грабунок, суперник — { $rival }: скільки їжі та скільки ресурсів?
prompt-gain-split = Ви отримуєте { $n }: скільки з цього їжі?
prompt-lose-split = Ви втрачаєте { $n }: скільки з цього їжі?
prompt-choose-goods = Їжа чи ресурси?
prompt-steal-technology = Контрибуція { $n }: беріть особливі технології, решта буде наукою.
prompt-free-build = Можна безкоштовно збудувати: { $card }.
prompt-civilization = Щось одне без дії, дешевше на 1.
prompt-agreement = Міжнародна угода: візьміть карти не більше ніж на { n-ca } або відмовтеся.
prompt-ravage = Виберіть чудо, яке зруйнує час.
prompt-discard = { $n ->
        [one] Скиньте { $n } військову карту.
        [few] Скиньте { $n } військові карти.
       *[many] Скиньте { $n } військових карт.
    }
prompt-lose-blue = Банк порожній: виберіть карту, яка втратить синій кубик.
prompt-tuck = Підкласти карту «Гомер» під чудо?
prompt-order = { $card }: виберіть, що зробити.
hint-action = Що можна натиснути, має обвід. За невитрачені військові дії беруть карти.
hint-first-turn = Чудеса йдуть одразу у гру, решта в руку.
hint-politics = Зараз можна зіграти лише карти з обводом.
hint-defend = Якщо агресія вдасться, ви втратите: { $lost }.
hint-wait = Роздивіться поле: натисніть на карту, щоб побачити, що вона робить.

pending-deal = відкриваються карти
pending-first-turn = перший хід
pending-politics = політика
pending-action = дії
pending-defend = захист
pending-pact = відповідь на пакт
pending-bid = ставка
pending-force = вибір сили
pending-population = втрата робітника
pending-destroy = руйнування будівлі
pending-destroy-rival = вибір будівлі
pending-lose-colony = втрата колонії
pending-take-colony = вибір колонії
pending-infiltrate = вибір цілі
pending-plunder = поділ здобичі
pending-gain-split = поділ здобутку
pending-lose-split = поділ втрат
pending-choose-goods = вибір товарів
pending-steal-technology = вибір контрибуції
pending-free-build = безкоштовне будівництво
pending-civilization = вибір за подією
pending-agreement = вибір карт
pending-ravage = вибір чуда
pending-discard = скидання карт
pending-lose-blue = втрата синього кубика
pending-tuck = місце для карти «Гомер»
pending-order = карта дії
pending-peek = погляд на подію

## Що кажуть кнопки.

action-pass = Пас
action-pass-politics = Без політичної дії
action-pass-bid = Спасувати остаточно
action-pass-free-build = Нічого не будувати
action-pass-civilization = Нічого не робити
action-pass-agreement = Нічого не брати
action-pass-tuck = Гомер покидає гру
action-done = Готово
action-done-action = Закінчити хід
action-done-first-turn = Закінчити хід
action-done-defend = Більше жодної карти
action-done-force = Надіслати цю силу
action-done-agreement = Досить карт
action-done-steal-technology = Решту взяти наукою
action-accept = Прийняти: { $card }
action-accept-side = Прийняти, ви сторона { $side }: { $card } ({ $yours })
action-refuse = Відмовити: { $card }
action-population = Збільшити населення
action-population-for = Збільшити населення: { n-food }
action-convert = Хаммурапі: витратити військову дію як цивільну
action-liner = Океанські лайнери: { n-population } безкоштовно
action-speak = Черчилль: { n-culture }
action-arm = Черчилль: { n-science } і { n-resource } на загони
action-food-as-resource = Торговельні шляхи: заплатити 1 їжу замість ресурсу
action-resource-as-food = Торговельні шляхи: заплатити 1 ресурс замість їжі
action-alexander = Александр покидає гру: { n-yellow }
action-resign = Здатися
action-stage = { $n ->
        [one] Збудувати { $n } етап: { $card }
        [few] Збудувати { $n } етапи: { $card }
       *[many] Збудувати { $n } етапів: { $card }
    }
action-stage-for = { $n ->
        [one] Збудувати { $n } етап: { $card }, { n-resource }
        [few] Збудувати { $n } етапи: { $card }, { n-resource }
       *[many] Збудувати { $n } етапів: { $card }, { n-resource }
    }
action-split = Їжа { $food }, ресурси { $rest }
action-take = Узяти за { n-ca }: { $card }
action-take-wonder = Почати чудо за { n-ca }: { $card }
action-build = Збудувати: { $card }
action-build-for = Збудувати за { n-resource }: { $card }
action-upgrade = Поліпшити: { $card } → { $into }
action-upgrade-for = Поліпшити за { n-resource }: { $card } → { $into }
action-bach = Бах: { $card } → { $into }
action-bach-for = Бах, за { n-resource }: { $card } → { $into }
cost-done = Невикористаних дій: цивільних { $ca }, військових { $ma }.
cost-done-civil = Невикористаних цивільних дій: { $ca }.
cost-done-military = Невикористаних військових дій: { $ma }.
lack = Треба { $need }, а у вас { $have }.
cost-destroy = Робітник повернеться, а його ціна — ні. Коштує цивільну дію.
cost-disband = Робітник повернеться, а його ціна — ні. Коштує військову дію.
cost-cancel = Пакт скінчиться для обох сторін.
cost-resign = Ви вийдете з гри назавжди.
cost-attack = Сила { $mine } проти { $theirs }. Військових карт для захисту: { $cards } ({ $rival }).
cost-declare = Сила зараз: { $mine } проти { $theirs }. Порівняють на початку вашого наступного ходу.
action-destroy = Зруйнувати: { $card }
action-disband = Розпустити: { $card }
action-barbarossa = Барбаросса: новий робітник і загін, { $card }
action-lead = Зіграти лідера: { $card }
action-lead-replace = Зіграти лідера: { $card } (зараз { $old })
action-develop = Розвинути: { $card }
action-develop-for = Розвинути за { n-science }: { $card }
action-revolt = Революція: { $card }
action-revolt-for = Революція за { n-science }: { $card }
action-play = Зіграти: { $card }
action-adopt = Зіграти тактику: { $card }
action-copy = Скопіювати тактику: { $card }
action-prepare = Підготувати: { $card }
action-attack = { $card } → { $rival }
action-declare = { $card } → { $rival }
action-offer = Запропонувати: { $card } → { $rival }
action-offer-side = Запропонувати, ви сторона { $side }: { $card } → { $rival } ({ $yours })
action-cancel = Розірвати: { $card }
action-columbus = Колумб колонізує: { $card }
action-bid = Ставка { $n }
action-send = Надіслати: { $card }
action-use = Використати: { $card }
action-use-for = Використати, +{ $n }: { $card }
action-discard = Скинути: { $card }
action-pick = Вибрати: { $card }
action-pick-population = Робітник покидає карту: { $card }
action-pick-destroy = Зруйнувати: { $card }
action-pick-destroy-rival = Зруйнувати: { $card }
action-pick-lose-colony = Втратити: { $card }
action-pick-take-colony = Забрати: { $card }
action-pick-infiltrate = Вилучити: { $card }
action-pick-steal-technology = Забрати: { $card }
action-pick-ravage = Руйнується чудо: { $card }
action-pick-lose-blue = Кубик покидає карту: { $card }
action-pick-tuck = Гомер під чудо: { $card }

## The end
sheet-production = Хід за ходом
sheet-hunger = Голод
sheet-wonders = Завершені чудеса
sheet-leaders = Лідери
sheet-cards = Карти дій
sheet-colonies = Колонії
sheet-attacks = Агресії та війни
sheet-prepared = Підготовка подій
sheet-events = Події
sheet-other = Інше

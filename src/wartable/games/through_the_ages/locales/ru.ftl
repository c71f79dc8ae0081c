title = Сквозь века
tagline = Постройте цивилизацию, карта за картой.
rules-summary =
    Каждая цивилизация начинает с горсткой рабочих, а через четыре эпохи считают её культуру: побеждает тот, у кого больше всего очков культуры.

    Ход начинается с ряда карт: самые старые убирают, остальные сдвигают влево, пустые места заполняют. Затем фаза политики: одно политическое действие или ни одного. Подготовьте событие или территорию из руки (это сразу даёт очки, и открывается событие постарше), сыграйте агрессию против того, кто слабее, объявите войну или предложите пакт.

    Потом фаза действий. За гражданские действия вы берёте карты из ряда (чем новее, тем дороже), увеличиваете население за пищу, строите и улучшаете фермы, шахты и городские здания за ресурсы, возводите чудеса этап за этапом, играете лидеров и карты действий, осваиваете технологии за науку и меняете форму правления, мирно или революцией. За военные действия строите отряды и задаёте тактику; за непотраченные берёте военные карты.

    В конце хода производство: наука, культура, пища, ресурсы. Синие кубики — это товары: когда в банке их мало, коррупция съедает ресурсы. Жёлтые кубики — это люди: чем меньше их осталось в банке, тем больше они едят и тем больше хотят счастья. Если недовольных рабочих больше, чем свободных, начинается восстание, и ничего не производится.

    Когда кончается эпоха III, доигрывают раунд, а если это был не ход первого игрока, то ещё один; потом все получают очки за события эпохи III, которые не открылись.
card-title = { $card }, эпоха { $age }, { $kind }
army-unit = { $kind } × { $n }

## Эпохи, виды, фазы.

age-0 = Эпоха A
age-1 = Эпоха I
age-2 = Эпоха II
age-3 = Эпоха III
age-4 = Эпоха IV
kind-farm = ферма
kind-mine = шахта
kind-lab = лаборатория
kind-temple = храм
kind-library = библиотека
kind-theater = театр
kind-arena = арена
kind-infantry = пехота
kind-cavalry = конница
kind-artillery = артиллерия
kind-air = авиация
kind-government = форма правления
kind-law = особая технология, право
kind-warfare = особая технология, военное дело
kind-exploration = особая технология, исследования
kind-construction = особая технология, строительство
kind-leader = лидер
kind-wonder = чудо
kind-action = карта действия
kind-tactic = тактика
kind-bonus = военный бонус
kind-aggression = агрессия
kind-war = война
kind-pact = пакт
kind-territory = территория
kind-event = событие
phase-start = начало хода
phase-politics = политика
phase-action = действия
phase-end = конец хода
phase-over = конец игры

## Что есть на поле.

board-title = Сквозь века: ряд карт, ваша цивилизация, ваши карты, соперники
board-subtitle = { $age } · раунд { $round }
board-subtitle-last = { $age } · последний раунд
board-subtitle-over = { $age } · игра окончена
board-row = Ряд карт: место (цена в гражданских действиях; * другая цена для вас)
board-legend = ○ рабочий · ▪ синий кубик · [3 2] этапы чуда · [Легион!] тактика, ! ещё личная
caption-civil-hand = Гражданские карты: { $n } из { $limit }
caption-military-hand = Военные карты: { $n } из { $limit }
caption-workers = Свободные рабочие
caption-tactics = Общие тактики
zone-events = События
zone-decks = Колоды
zone-tactics = Тактики
row-price = { $n ->
        [one] Эти карты стоят { $n } гражданское действие
        [few] Эти карты стоят { $n } гражданских действия
       *[many] Эти карты стоят { $n } гражданских действий
    }
row-cost = Цена для вас: { n-ca }.
row-leaves = Уйдёт из ряда в начале следующего хода.
row-empty = Пустое место { $slot }
pill-ca = Гражд. действия
pill-ma = Воен. действия
pill-culture = Культура
pill-science = Наука
pill-strength = Сила
pill-happy = Счастье
pill-food = Пища
pill-resource = Ресурсы
tip-ca = За них берут карты из ряда, добавляют рабочих, строят, осваивают технологии и играют гражданские карты. Неиспользованные пропадают.
tip-ma = За них строят отряды, задают тактику, платят за агрессии и войны. Каждое оставшееся даёт в конце хода военную карту, не больше трёх.
tip-culture = У кого в конце игры её больше всех, тот побеждает. Второе число прибавляется в конце каждого хода.
tip-science = За неё осваивают технологии и меняют форму правления. Второе число прибавляется в конце каждого хода.
tip-strength = Отряды, тактика и другие карты. Её сравнивают в агрессиях, войнах, за колонии и во многих событиях.
tip-happy = Сколько счастья есть и сколько нужно. Каждое недостающее делает рабочего недовольным; если недовольных больше, чем свободных, ничего не производится.
tip-food = За неё приходят новые рабочие, и её едят все. Второе число — сколько даёт ход после потребления.
tip-resource = За них строят фермы, шахты, здания, отряды и чудеса. Второе число — сколько даёт ход после коррупции.
stat-ca = Гражданские действия: { $n } из { $total }
stat-ma = Военные действия: { $n } из { $total }
stat-culture = Культура: { $n }, { $rate } за ход
stat-science = Наука: { $n }, { $rate } за ход
stat-strength = Сила: { $n }, армий: { $armies }
strength-parts = отряды { $units }, тактика { $armies }, другие карты { $other }
stat-happy = Счастье: { $n }, нужно { $need }
stat-happy-discontent = Счастье: { $n }, нужно { $need }; недовольных рабочих: { $discontent }
stat-food = Пища: { $n }; за ход производит { $made }, потребляет { $eaten }
stat-resource = Ресурсы: { $n }; за ход производит { $made }, коррупция { $lost }
yellow-bank = Жёлтый банк: { $n } · новый рабочий: { n-food } · потребление { $eaten }
yellow-bank-label = Жёлтый банк: { $n } · рабочий: { $food }
yellow-bank-empty = Жёлтый банк пуст · потребление { $eaten }
blue-bank = Синий банк: { $n } · коррупция { $lost }
bank-tip-yellow = Люди, которые ещё могут прийти. Чем меньше в банке, тем дороже новый рабочий, тем больше потребление и тем больше нужно счастья.
bank-tip-blue = Товары, которые ещё не в деле. Когда их мало, в конце хода коррупция забирает ресурсы.
bank-ahead-yellow = Когда останется { $left } или меньше: новый рабочий — { n-food }, потребление { $eaten }, нужно счастья { $need }.
bank-ahead-yellow-empty = Когда не останется ни одного: никто больше не придёт, потребление { $eaten }, нужно счастья { $need }.
bank-ahead-blue = Когда останется { $left } или меньше: коррупция { $lost }.
pool = На отряды в этот ход: ресурсов { $resource }, науки { $science }
skips-politics = Пропускает следующую фазу политики
events-ages = По эпохам: { $ages }.
unused-worker = { $n ->
        [one] { $n } свободный рабочий
        [few] { $n } свободных рабочих
       *[many] { $n } свободных рабочих
    }
on-card = { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    }, { $blue ->
        [one] { $blue } синий кубик
        [few] { $blue } синих кубика
       *[many] { $blue } синих кубиков
    }
wonder-stages = построено этапов: { $n } из { $total }
wonder-done = построено
wonder-ravaged = разрушено: даёт { n-culture } за ход, остальных эффектов нет
wonder-homer = под ним Гомер: на 1 счастье больше
card-hidden = Военная карта рубашкой вверх
in-hand = В руке: { $card }
in-hand-fresh = Взята в этот ход: сыграть можно со следующего.
deck-civil = Гражданская колода: осталось { $n }
deck-military = Военная колода: осталось { $n }, в сбросе { $discards }
events-current = Текущие события: { $n } лицом вниз
events-future = Будущие события: { $n } лицом вниз
events-known = Вы подготовили: { $cards }.
events-top = Следующее событие: { $card }.
events-now = Сейчас: { $card }
events-past = Прошлые события: { $cards }
events-none = нет
tactic-own = Ваша тактика
tactic-in-force = Действует
tactic-exclusive = До следующего хода владельца её никто не может скопировать.
tactic-common = Её может скопировать каждый.
war-by = { $card }: { $attacker } → { $target }, сила { $strength } на { $defence }
war-by-you = { $card }: вы → { $target }, сила { $strength } на { $defence }
war-by-on-you = { $card }: { $attacker } → вы, сила { $strength } на { $defence }
pact-offered = { $card }: предложение, A { $a }, B { $b }
pact-between = { $card }: A { $a }, B { $b }
attack-now = { $card }: { $attacker } → { $target }, сила { $strength } на { $defence }
attack-now-you = { $card }: вы → { $target }, сила { $strength } на { $defence }
attack-now-on-you = { $card }: { $attacker } → вы, сила { $strength } на { $defence }
auction-now = { $card }: высшая ставка { $high }
auction-by = { $card }: { $high }, { $name }
auction-force = { $card }: сила { $force } из { $high }
on-turn = { $name }: сейчас ход
rival-title = { $name }: { $government }, { $leader }
rival-no-leader = без лидера
rival-hands = в руке карт: гражданских { $civil }, военных { $military }
resigned = вне игры
figure-culture-unit = { $rate } за ход
facts-line = { $leader } · { $government } · сила { $strength }
nothing = ничего

## О чём спрашивают.

prompt-over = Игра окончена.
prompt-wait = Ждём: { $who } ({ $what }).
prompt-chance = Открываются карты.
prompt-first-turn = Первый ход: берите карты. Гражданских действий осталось: { $ca }.
prompt-first-turn-done = Первый ход: гражданских действий не осталось, закончите ход.
prompt-politics = Политика: одно политическое действие или ни одного.
prompt-politics-none = Политика: сейчас вам нечего разыграть. Дальше — действия.
prompt-action = Осталось действий: гражданских { $ca }, военных { $ma }.
prompt-defend = { $card }, нападает { $rival }: сила { $strength } против ваших { $defence }. Чтобы отбиться, не хватает { $n }.
prompt-defend-done = { $card }, нападает { $rival }: сила { $strength } против ваших { $defence }. Агрессия отбита.
prompt-pact = { $rival } предлагает пакт: { $card }. { $text }
prompt-pact-side = { $rival } предлагает пакт: { $card }. Вы были бы стороной { $side }: { $yours }. Другая сторона: { $theirs }.
prompt-event = { $card }: { $asked }
prompt-bid = { $card }: сделайте ставку силой или спасуйте.
prompt-force = Пошлите силу не меньше { $n }: { $card }.
prompt-population = Выберите, какого рабочего потерять.
prompt-destroy = Выберите, какое здание разрушить.
prompt-destroy-rival = Выберите, какое здание потеряет { $rival }.
prompt-lose-colony = Выберите, какую колонию потерять.
prompt-take-colony = Выберите, какую колонию потеряет { $rival }.
prompt-infiltrate = Выберите, что потеряет { $rival }: лидера или чудо.
prompt-plunder = Грабёж, соперник — { $rival }: сколько пищи и сколько ресурсов?
prompt-gain-split = Вы получаете { $n }: сколько из этого пищи?
prompt-lose-split = Вы теряете { $n }: сколько из этого пищи?
prompt-choose-goods = Пища или ресурсы?
prompt-steal-technology = Контрибуция { $n }: берите особые технологии, остальное будет наукой.
prompt-free-build = Можно бесплатно построить: { $card }.
prompt-civilization = Что-то одно без действия, дешевле на 1.
prompt-agreement = Международное соглашение: возьмите карты не больше чем на { n-ca } или откажитесь.
prompt-ravage = Выберите чудо, которое разрушит время.
prompt-discard = { $n ->
        [one] Сбросьте { $n } военную карту.
        [few] Сбросьте { $n } военные карты.
       *[many] Сбросьте { $n } военных карт.
    }
prompt-lose-blue = Банк пуст: выберите карту, которая потеряет синий кубик.
prompt-tuck = Подложить карту «Гомер» под чудо?
prompt-order = { $card }: выберите, что сделать.
hint-action = Что можно нажать, обведено. За непотраченные военные действия берут карты.
hint-first-turn = Чудеса идут сразу в игру, остальное в руку.
hint-politics = Сейчас можно сыграть только обведённые карты.
hint-defend = Если агрессия удастся, вы потеряете: { $lost }.
hint-wait = Осмотрите поле: нажмите на карту, чтобы увидеть, что она делает.

pending-deal = открываются карты
pending-first-turn = первый ход
pending-politics = политика
pending-action = действия
pending-defend = защита
pending-pact = ответ на пакт
pending-bid = ставка
pending-force = выбор силы
pending-population = потеря рабочего
pending-destroy = разрушение здания
pending-destroy-rival = выбор здания
pending-lose-colony = потеря колонии
pending-take-colony = выбор колонии
pending-infiltrate = выбор цели
pending-plunder = делёж добычи
pending-gain-split = делёж прибыли
pending-lose-split = делёж потерь
pending-choose-goods = выбор товаров
pending-steal-technology = выбор контрибуции
pending-free-build = бесплатная постройка
pending-civilization = выбор по событию
pending-agreement = выбор карт
pending-ravage = выбор чуда
pending-discard = сброс карт
pending-lose-blue = потеря синего кубика
pending-tuck = место для карты «Гомер»
pending-order = карта действия
pending-peek = взгляд на событие

## Что говорят кнопки.

action-pass = Пас
action-pass-politics = Без политического действия
action-pass-bid = Спасовать окончательно
action-pass-free-build = Ничего не строить
action-pass-civilization = Ничего не делать
action-pass-agreement = Ничего не брать
action-pass-tuck = Гомер покидает игру
action-done = Готово
action-done-action = Закончить ход
action-done-first-turn = Закончить ход
action-done-defend = Больше ни одной карты
action-done-force = Послать эту силу
action-done-agreement = Довольно карт
action-done-steal-technology = Остальное взять наукой
action-accept = Принять: { $card }
action-accept-side = Принять, вы сторона { $side }: { $card } ({ $yours })
action-refuse = Отказать: { $card }
action-population = Увеличить население
action-population-for = Увеличить население: { n-food }
action-convert = Хаммурапи: потратить военное действие как гражданское
action-liner = Океанские лайнеры: { n-population } бесплатно
action-speak = Черчилль: { n-culture }
action-arm = Черчилль: { n-science } и { n-resource } на отряды
action-food-as-resource = Торговые пути: заплатить 1 пищу вместо ресурса
action-resource-as-food = Торговые пути: заплатить 1 ресурс вместо пищи
action-alexander = Александр покидает игру: { n-yellow }
action-resign = Сдаться
action-stage = { $n ->
        [one] Построить { $n } этап: { $card }
        [few] Построить { $n } этапа: { $card }
       *[many] Построить { $n } этапов: { $card }
    }
action-stage-for = { $n ->
        [one] Построить { $n } этап: { $card }, { n-resource }
        [few] Построить { $n } этапа: { $card }, { n-resource }
       *[many] Построить { $n } этапов: { $card }, { n-resource }
    }
action-split = Пища { $food }, ресурсы { $rest }
action-take = Взять за { n-ca }: { $card }
action-take-wonder = Начать чудо за { n-ca }: { $card }
action-build = Построить: { $card }
action-build-for = Построить за { n-resource }: { $card }
action-upgrade = Улучшить: { $card } → { $into }
action-upgrade-for = Улучшить за { n-resource }: { $card } → { $into }
action-bach = Бах: { $card } → { $into }
action-bach-for = Бах, за { n-resource }: { $card } → { $into }
cost-done = Неиспользованных действий: гражданских { $ca }, военных { $ma }.
cost-done-civil = Неиспользованных гражданских действий: { $ca }.
cost-done-military = Неиспользованных военных действий: { $ma }.
lack = Нужно { $need }, а у вас { $have }.
cost-destroy = Рабочий вернётся, а его цена — нет. Стоит гражданское действие.
cost-disband = Рабочий вернётся, а его цена — нет. Стоит военное действие.
cost-cancel = Пакт закончится для обеих сторон.
cost-resign = Вы выйдете из игры насовсем.
cost-attack = Сила { $mine } против { $theirs }. Военных карт для защиты: { $cards } ({ $rival }).
cost-declare = Сила сейчас: { $mine } против { $theirs }. Сравнят в начале вашего следующего хода.
action-destroy = Разрушить: { $card }
action-disband = Распустить: { $card }
action-barbarossa = Барбаросса: новый рабочий и отряд, { $card }
action-lead = Сыграть лидера: { $card }
action-lead-replace = Сыграть лидера: { $card } (сейчас { $old })
action-develop = Освоить: { $card }
action-develop-for = Освоить за { n-science }: { $card }
action-revolt = Революция: { $card }
action-revolt-for = Революция за { n-science }: { $card }
action-play = Сыграть: { $card }
action-adopt = Сыграть тактику: { $card }
action-copy = Скопировать тактику: { $card }
action-prepare = Подготовить: { $card }
action-attack = { $card } → { $rival }
action-declare = { $card } → { $rival }
action-offer = Предложить: { $card } → { $rival }
action-offer-side = Предложить, вы сторона { $side }: { $card } → { $rival } ({ $yours })
action-cancel = Разорвать: { $card }
action-columbus = Колумб колонизирует: { $card }
action-bid = Ставка { $n }
action-send = Послать: { $card }
action-use = Использовать: { $card }
action-use-for = Использовать, +{ $n }: { $card }
action-discard = Сбросить: { $card }
action-pick = Выбрать: { $card }
action-pick-population = Рабочий покидает карту: { $card }
action-pick-destroy = Разрушить: { $card }
action-pick-destroy-rival = Разрушить: { $card }
action-pick-lose-colony = Потерять: { $card }
action-pick-take-colony = Забрать: { $card }
action-pick-infiltrate = Удалить: { $card }
action-pick-steal-technology = Забрать: { $card }
action-pick-ravage = Разрушается чудо: { $card }
action-pick-lose-blue = Кубик покидает карту: { $card }
action-pick-tuck = Гомер под чудо: { $card }

## The end
sheet-production = Ход за ходом
sheet-hunger = Голод
sheet-wonders = Построенные чудеса
sheet-leaders = Лидеры
sheet-cards = Карты действий
sheet-colonies = Колонии
sheet-attacks = Агрессии и войны
sheet-prepared = Подготовка событий
sheet-events = События
sheet-other = Прочее

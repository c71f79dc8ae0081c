### Вебстіл: сторінки, сценарії (ui-…), відмови.

## люди й рівні
server-at = Wartable тут: { $url } (Ctrl+C зупиняє).
server-no-port = Не вдається відкрити порт { $port } на { $host }: { $why }. Спробуйте інший: --port.
server-in-use = Базу даних { $file } тримає відкритою інший сервер. Спершу зупиніть його або дайте цьому окрему теку: --data-dir.
guest-name = Гість { $number }
bot-name-0 = Бот Сунь
bot-name-1 = Бот Ада
bot-name-2 = Бот Лео
bot-name-3 = Бот Міра
bot-name-4 = Бот Зенон
bot-name-5 = Бот Кіра
level-random = навмання
level-easy = легкий
level-medium = середній
level-hard = складний
seat-stand-in = грає бот, рівень: { $level }

## кількості
players-exact = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
players-range = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
minutes-range = { $least }–{ $most } { $most ->
    [one] хвилина
    [few] хвилини
   *[many] хвилин
}
all-actions = { $n ->
    [one] { $n } дія
    [few] Усі { $n } дії
   *[many] Усі { $n } дій
}
clock-none = без годинника
clock-live = { $minutes } хв + { $increment } с
clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
absent-never = ніколи
absent-minutes = { $n ->
    [one] через { $n } хвилину
    [few] через { $n } хвилини
   *[many] через { $n } хвилин
}

## кожна сторінка
page-skip = До змісту
page-skip-ask = До вашого ходу
page-to-lobby = Wartable, зала
page-site = Сайт
page-replays = Повтори
page-language = Мова
page-theme = Світла чи темна тема
page-guest = Гість
page-bot-api = API для ботів
page-fair = Чесність: як її перевірити
page-fan-made = Зроблено прихильниками, без зв'язку з видавцями. Купуйте ігри.
page-back = Назад

## зала
lobby-title = П'ять ігор, один стіл
lobby-welcome = Вітання
lobby-headline = Виберіть гру. До першого ходу — хвилина.
lobby-subline = Одразу проти бота або з друзями за посиланням. Обліковий запис не потрібен.
lobby-games = Ігри
lobby-mine = Ваші столи
lobby-open = Відкриті столи

## новий стіл
new-title = Новий стіл
new-headline = Відкрийте стіл
new-seats = Місця
new-more-seats = Додати місце
new-rules = Правила
new-rules-note = як у коробці; варіанти й виправлення тут
new-table = Стіл
new-data = Виправлені числа вашої коробки
new-data-note = Файл даних цієї гри з вашими виправленнями. Записи столу на нього посилаються.
new-name = Назва столу
new-name-example = П'ятничний вечір
new-clock = Годинник
new-timer = Час на фази, де всі грають одночасно
timer-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
new-absent = Бот сідає замість відсутніх
new-listed = Показувати в залі
new-hints = Підказки дозволено
new-spectators = Інші можуть дивитися
new-open = Відкрити стіл

## стіл
table-nav = Стіл
table-undo = Скасувати
table-undo-turn = Скасувати весь хід
table-ask-undo = Попросити скасувати більше
table-hint = Підказка
table-replay = Повтор
table-more = Більше
table-invite = Запросити
table-sound = Звук
table-leave = Піти; сяде бот
table-board = Поле
table-loading = Готуємо стіл…
table-side = Гравці, дії, журнал
table-players = Гравці
table-ask = Ваш хід
table-filter = Знайти дію
table-log-chat = Журнал і чат
table-log = Журнал
table-chat = Чат
table-rules = Правила
table-message = Повідомлення
table-to = Кому
table-send = Надіслати

## повтор
replay-title = Повтор
replay-nav = Повтор
replay-record = Завантажити запис
replay-link = Посилання на цей хід
replay-table = До столу
replay-timeline = Стрічка часу
replay-first = На початок
replay-back = Крок назад
replay-on = Крок уперед
replay-last = У кінець
replay-side = Дивиться:
replay-graph = Хто коли був попереду: частка очок кожного місця
replay-slider = Крок
replay-moves = Ходи
replay-this = Цей крок
replay-prove = Перевірити чесність кидків і карт
replay-fork = Грати далі звідси
replays-subline = Ваші закінчені ігри та записи з інших столів.
replays-upload = Відкрити запис
replays-file = Файл запису
replays-data = Файл даних, якщо грали з виправленими числами
replays-open = Відкрити

## обліковий запис
account-title = Обліковий запис
account-signed = Ви ввійшли як { $name }.
account-guest = Ви гість. Ваші ігри зберігаються на цьому пристрої.
account-profile = Профіль
account-name = Ім'я
account-webhook = Вебхук для сповіщень
account-webhook-note = Адреса Discord, Slack, Telegram або ваша власна: поки вас немає, одне повідомлення на хід, наприкінці гри та коли на повернення ходу потрібна ваша згода.
account-save = Зберегти
account-register = Створити обліковий запис
account-register-note = Ваші гостьові ігри лишаться вашими.
account-password = Пароль, щонайменше 8 знаків
account-password-plain = Пароль
account-login = Увійти
account-new-password = Новий пароль
account-old = Теперішній пароль
account-new = Новий пароль, щонайменше 8 знаків
account-logout = Вийти
account-tokens = Токени API
account-tokens-note = Для програм, що грають від вашого імені.
account-token-name = Назва токена
account-token-days = Діє
account-days = Днів: { $n }
account-token-make = Створити токен
scope-read = read: бачити столи
scope-play = play: сідати, ходити, писати в чат
scope-create = create: відкривати столи

## боти, чесність
bots-subline = Ваша програма може сісти за будь-який стіл.
bots-step-1 = Створіть токен:
bots-step-2 = Відкрийте стіл або сядьте за наявний:
bots-step-3 = Читайте потік рядків:
bots-step-4 = Відповідайте на кожну позицію, де є дозволені дії:
fair-step-1 = Перед першим ходом сервер вибирає таємне зерно й показує його SHA-256: це обіцянка.
fair-step-2 = Потім браузер кожного гравця додає власне значення, тож вигідне зерно не підібрати наперед.
fair-step-3 = Кожен кидок і кожна карта випливають із HMAC-SHA256 від зерна, значень і порядкового номера.
fair-step-4 = Після гри зерно оприлюднюється. Одне натискання на сторінці повтору обчислює все наново: у вашому браузері та на сервері.

## що можуть викликати програми
call-list-games = Усі ігри: місця, рівні ботів, варіанти правил.
call-one-game = Одна гра: місця, рівні ботів, варіанти правил.
call-rules = Коротко правила, усі тлумачення, карти, числа з джерелами.
call-list-tables = Столи, де я сиджу, і відкриті: на них чекають на гравців або їх можна дивитися.
call-open-table = Відкриває стіл: гра, хто де сидить, правила, годинник.
call-one-table = Стіл: хто де сидить, хто зараз тут, про що домовлено.
call-table-rules = Правила столу, з числами його власного файлу даних, якщо він є.
call-invite = Посилання для друга, дійсне тиждень, і те саме QR-кодом.
call-invites = Запрошення мого стола, якими ще можна скористатися.
call-drop-invite = Відкликає запрошення.
call-sit = Сісти на вільне місце; для місця, залишеного другові, потрібне запрошення.
call-ready = Готовність і власне значення для випадку; гра починається, щойно готові всі.
call-leave = Піти від столу; якщо гра триває, сідає бот.
call-come-back = Повернутися на своє місце, яке тримав бот.
call-seat-bot = Господар столу садить бота на вільне місце.
call-seat-stand-in = Бот грає за того, кого немає.
call-close-table = Господар назавжди закінчує заморожену гру.
call-ledger = Усе, що збережено з закінченої гри, по одному об’єкту JSON на рядок.
call-position = Позиція очима мого місця: останній рядок потоку.
call-move = Зробити хід; у відповіді номер, під яким він стоїть.
call-undo = Скасувати свою останню дію або всі, відколи щось відкрилося.
call-chat = Сказати щось за столом; з to, номером місця, – лише людині на ньому, в іграх, правила яких знають обіцянки.
call-mute = Не показувати, що пише людина, або показувати знову.
call-hint = Що зробив би бот на моєму місці, і точні шанси, якщо гра їх знає.
call-me = Хто я тут.
call-change = Змінити ім'я, вебхук або мову.
call-register = Гість стає обліковим записом; місця й ігри лишаються.
call-login = Увійти; ігри, початі гостем, теж переходять.
call-logout = Вийти в цьому браузері.
call-password = Змінити пароль і вийти всюди, крім цього місця.
call-tokens = Мої токени, без самих секретів.
call-make-token = Створити токен; його показують лише раз.
call-drop-token = Відкликати токен; його потоки закінчуються.
call-stream = Усе, що діється за столом: по об'єкту JSON на рядок.
call-replay = Список ходів очима однієї сторони; після кінця гри — і рахунок по ходах.
call-frame = Поле після певної кількості дій.
call-record = Увесь запис, коли гру закінчено.
call-proof = Зерно, значення й результати: усе, щоб перевірити чесність випадку.
call-upload = Робить із запису стіл, який можна переглянути й продовжити.
call-fork = Грати далі з будь-якої миті закінченої гри, з новим випадком.

## сповіщення
notification-your-turn = { $game }: ваш хід. { $link }
notification-undo-asked = { $game }: хтось просить повернути хід назад, потрібна ваша згода. { $link }
notification-game-over = { $game }: гру закінчено. { $link }

## сценарії
ui-put-back = Щоб повернути, натисніть ще раз або Esc.
ui-watching = Ви глядач. Що приховано від інших, приховано й від вас.
ui-close = Закрити
ui-rules = Правила
ui-turns = { $n ->
    [one] ваш хід за { $n } столом
    [few] ваш хід за { $n } столами
   *[many] ваш хід за { $n } столами
}
ui-open-waiting = { $n ->
    [one] { $n } стіл чекає на гравців
    [few] { $n } столи чекають на гравців
   *[many] { $n } столів чекають на гравців
}
ui-commitment-why = Що це?
ui-eyes-now = зараз { $name }
ui-fork-start = Грати далі
ui-fork-words = Новий стіл продовжить із кроку { $n }. Хто де сидить?
ui-undo-none = Самостійно скасувати нічого: кубики, взяті карти й чужі дії лишаються.
ui-undo-unsure = Скасовує вашу останню дію, якщо вона нічого вам не відкрила.
ui-rules-keys = Клавіші й дотики
ui-keys-words = a — список дій. u — скасувати. h — підказка. На полі: стрілки ведуть, Enter діє, i показує фігуру, Esc повертає, + − 0 змінюють масштаб.
ui-touch-words = На сенсорному екрані: утримуйте фігуру, щоб побачити її великою; зводьте пальці для масштабу; торкніться гравців, щоб побачити подробиці.
ui-no-line = Сервер не відповідає. Спробуйте за мить.
ui-seats-taken = Зайнято місць: { $n } з { $most }
ui-waiting = Чекаємо на гравців
ui-your-turn = Ваш хід
ui-others-turn = Думають інші
ui-frozen = Заморожено
ui-end-frozen = Закінчити цю гру
ui-end-frozen-sure = Гра закінчиться назавжди, без результату. Тоді все, що в ній було, зможуть прочитати всі, кому дозволено дивитися.
ui-record = Запис
ui-ledger = Усе, що збережено
ui-open = Відкрити
ui-sit = Сісти
ui-watch = Дивитися
ui-no-mine = Столів поки немає. Виберіть гру.
ui-no-open = Зараз ніхто не чекає.
ui-play-bot = Проти бота
ui-invite = Запросити
ui-seat = Місце { $n }
ui-seat-me = Я
ui-seat-bot = Бот
ui-seat-link = Друг за посиланням
ui-seat-open = Будь-хто із зали
ui-seat-local = Ще хтось за цим екраном
ui-level = рівень
ui-name = Ім'я
ui-remove-seat = Прибрати місце { $n }
ui-revoke = Відкликати
ui-token-once = Показується лише раз:
ui-token-until = до { $date }
ui-token-used = востаннє використано { $date }
ui-token-never = ще не використано
ui-no-replays = Закінчених ігор поки немає.
ui-days-left = { $n } дн. { $hours } год
ui-you = ви
ui-away = немає на місці
ui-call-bot = хай грає бот
ui-show-rule = Показати правило { $name }
ui-mute = не показувати
ui-to-all = усім
ui-to-one = лише: { $name }
ui-to-you = лише вам
ui-to-gone = На місці, якому ви писали, уже не та сама людина. Виберіть знову, кому це.
ui-rules-short = Коротко
ui-rules-cards = Карти й фігури
ui-rules-rulings = Тлумачення
ui-rules-figures = Числа
ui-reconstructed = Це число відтворено: у коробці може бути інше.
ui-waiting-title = Чекаємо на гравців
ui-waiting-prompt = Гра почнеться, щойно всі місця займуть.
ui-ready = на місці
ui-not-ready = у дорозі
ui-put-bot = Посадити бота
ui-commitment = Обіцянка чесності:
ui-invite-link = Посилання для друзів
ui-invite-code = Те саме посилання кодом
ui-invite-words = Надішліть це посилання або хай телефон прочитає код. Діє тиждень.
ui-copy = Копіювати
ui-copied = Скопійовано
ui-again = Натисніть ще раз
ui-where = Куди?
ui-zoom-in = Наблизити
ui-zoom-out = Віддалити
ui-fit = Усе поле
ui-sending = Надсилаємо…
ui-curtain = Передайте екран.
ui-curtain-show = Я — { $name }: показати мій бік
ui-wins = Перемога: { $name }.
ui-draw = Спільна перемога: { $name }.
ui-again-game = Зіграти ще
ui-replay = Повтор
ui-lobby = Зала
ui-line-down = Зв'язок перервано. Якщо ви зробили хід, його буде надіслано ще раз, щойно зв'язок відновиться.
ui-time-left = Часу на всіх лишилося:
ui-asks-undo = { $name } просить скасувати { $n ->
    [one] { $n } крок.
    [few] { $n } кроки.
   *[many] { $n } кроків.
}
ui-agree = Погодитися
ui-refuse = Відмовити
ui-stand-in = За вас грає бот.
ui-return = Повернутися на місце
ui-hint-title = Бот розглянув би:
ui-no-table = Такого столу немає.
ui-not-welcome = Цей стіл для вас закрито.
ui-leave-sure = Піти від столу? За вас гратиме бот; можна повернутися.
ui-load-failed = Стіл не завантажився.
ui-try-again = Спробувати ще
ui-replay-start = Початок.
ui-broken-off = Обірвано: запис закінчується раніше за гру.
ui-still-running = Гра ще триває.
ui-unmute = показувати знову
ui-muted = Приховано: { $name }.
ui-replay-where = Крок { $n } з { $most }
ui-side-open = той, хто діє
ui-side-spectator = глядач
ui-side-seat = { $name }
ui-proved = Чесність доведено: { $n ->
    [one] перевірено { $n } випадковий результат
    [few] перевірено { $n } випадкові результати
   *[many] перевірено { $n } випадкових результатів
}
ui-not-proved = Доказ не сходиться: { $name }

## відмови
fault-stale = Цей хід уже неможливий. Ось свіжа позиція.
fault-storage-away = Сервер не може дістатися до своєї бази даних. Ваша дія могла не зберегтися; спробуйте ще раз за мить.
fault-not-started = Гра ще не почалася.
fault-is-over = Гру закінчено.
fault-frozen = { $why ->
    [retired] Цієї гри тут більше не встановлено, тож грати далі не можна. Зігране збережено.
    [rules] У цю гру грали за іншими правилами, ніж ті, що встановлені тепер, тож грати далі не можна. Зігране збережено.
   *[damaged] Частину збереженого з цієї гри не вдається прочитати, тож грати далі не можна. Зверніться до того, хто тримає цей сервер.
}
fault-not-frozen = Ця гра може тривати, тож закінчити її не можна.
fault-not-your-seat = Це не ваше місце.
fault-not-your-turn = Зараз не ваш хід.
fault-bot-sits-in = За вас грає бот. Спершу поверніться на місце.
fault-nothing-to-undo = Самостійно тут нічого не скасувати.
fault-malformed = Це повідомлення незрозуміле.
fault-not-understood = Незрозуміло.
fault-not-found = Тут нічого немає.
fault-not-allowed = Тут так не можна.
fault-too-large = Це завелике.
fault-wrong-origin = Це надійшло з іншого сайту, тому відхилено.
fault-too-often = Надто часто. Зачекайте трохи.
fault-bad-token = Цей токен недійсний.
fault-nobody = Вас тут ще не знають: спершу відкрийте стіл або сядьте за нього.
fault-scope = Токен не має дозволу { $scope }.
fault-no-such-table = Такого столу немає.
fault-no-such-game = Такої гри немає.
fault-no-such-level = Такого рівня немає. Є: { $levels }.
fault-no-such-move = Такого кроку немає. Останній: { $most }.
fault-no-such-scope = Такого дозволу немає. Є: { $scopes }.
fault-already-started = Гра вже почалася.
fault-no-open-seat = Вільних місць немає.
fault-host-only = Це може лише господар столу.
fault-still-here = Цей гравець щойно був тут.
fault-too-long = Щонайбільше знаків: { $most }.
fault-too-short = Щонайменше знаків: { $least }.
fault-no-private-words = У цій грі все кажуть усьому столу: її правила не знають обіцянок між двома.
fault-private-watching = Хто дивиться, може писати лише всім.
fault-private-bot = Бот нічого не читає. Виберіть місце, на якому людина.
fault-private-nobody = На цьому місці нікого немає.
fault-private-self = Це ваше власне місце.
fault-no-spectators = Цей стіл закритий для глядачів.
fault-no-hints = За цим столом грають без підказок.
fault-invite-expired = Це запрошення вже не діє. Попросіть нове.
fault-too-many-invites = У стола щонайбільше { $most } запрошень. Спершу відкличте одне.
fault-wrong-seats = У цій грі місць: { $seats }.
fault-not-over = Це буде видно після кінця гри.
fault-bad-name = Таке ім'я не підходить.
fault-name-taken = Це ім'я зайняте.
fault-has-account = Обліковий запис уже є.
fault-wrong-password = Ім'я або пароль не підходять.
fault-weak-password = Цей пароль легко вгадати. Візьміть кілька слів або довший.
fault-bad-webhook = На цю адресу не надіслати.
fault-reading-too-long = Читання тривало надто довго, тож його припинено.
fault-busy = Зараз читається забагато. Спробуйте ще раз за хвилину.
fault-bad-record = Цей запис не вдається прочитати: { $why }.
fault-not-so = Так не можна: { $why }.
fault-bad-data = Цей файл даних не можна використати. { $why }
fault-bad-mix = Значення для випадку — щонайбільше 64 латинські літери й цифри без пробілів.
fault-bad-oath = Зобов’язання — це дайджест SHA-256: 64 шістнадцяткові цифри.
fault-already-sworn = Ви вже зобов’язалися щодо іншого значення, можливо, на іншому пристрої. Продовжуйте там або встаньте й сядьте знову.
fault-mix-early = Поки не показуйте значення: ще не всі зобов’язалися.
fault-mix-differs = Це не те значення, щодо якого ви зобов’язалися.
fault-not-late = На це місце ніхто не чекає.
fault-still-time = Зачекайте: звільнити місце можна, коли за столом { $minutes } хв нічого не станеться.

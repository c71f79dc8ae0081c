cli-help = Цифровий стіл для стратегічних настільних ігор: грати, приймати гостей, переглядати, вимірювати.
cli-help-games = Показати ігри: ідентифікатор, назва, місця, хвилини.
cli-help-play = Грати в цьому терміналі проти ботів або з друзями за одним екраном.
cli-help-serve = Відкрити стіл у браузері.
cli-help-worker = Думати за ботів серверів, що мають спільну базу PostgreSQL, і читати те, що завантажують люди.
cli-help-repair = Знайти ігри сервера, які не вдається відтворити, і вкоротити їх до місця, до якого вдається.
cli-help-commitments = Надрукувати обіцянки столів сервера щодо випадку, щоб зберегти їх деінде.
cli-help-append = Дописати в цей файл те, чого там ще немає, замість друку.
cli-help-repair-table = Лише ці столи; інакше всі.
cli-help-cut = Відрізати те, що не відтворюється; копія зберігається. Без цього команда лише дивиться.
cli-help-backup = Скопіювати базу даних і ключ підпису сервера в один файл і перечитати його. Сервер може працювати далі.
cli-help-backup-file = Файл, який буде записано; його ще не повинно бути.
cli-help-without-key = Не включати ключ, яким підписано cookie.
cli-help-restore = Повернути резервну копію в базу даних сервера. Сервер на SQLite слід зупинити.
cli-help-restore-file = Файл, записаний командою wartable backup.
cli-help-force = Перезаписати людей та ігри, які там є.
cli-help-upgrade = Привести базу даних сервера до вигляду цієї версії, спершу зробивши копію.
cli-help-upgrade-check = Нічого не змінювати; сказати, які ігри не зможуть тривати за встановленими правилами.
cli-help-without-copy = Обійтися без копії: якщо база даних не файл, копію робите ви самі.
cli-help-replay = Пройти запис крок за кроком; якщо вивід перенаправлено, показати його цілком.
cli-help-check = Відтворити записи й порівняти результат із заголовками.
cli-help-verify = Перевірити завершені записи: обчислити із зерна кожен кидок і кожну карту.
cli-help-bags = Надрукувати запис із позначками, з чого тягнув випадок: для перевірок, що не знають правил.
cli-help-odds = Показати точні шанси: нового ходу або позиції.
cli-help-show = Намалювати позицію із запису.
cli-help-arena = Дати ботам зіграти багато партій, міняючи місця, і порахувати перемоги.
cli-help-doctor = Сказати, що тут працює: скомпільоване чи чистий Python, ігри, місця зберігання.
cli-help-data = Файли даних: виправлені числа гри.
cli-help-data-check = Перевірити виправлений файл даних і показати, що він змінює.
cli-help-data-export = Записати файл даних гри: у FILE або на екран.
cli-help-export-file = Куди записати; наявний файл лишається.
cli-exported = { $file }: виправте те, що у вашій коробці інакше (досить файлу лише з цим). Далі: { $command }
cli-no-folder = Теки { $folder } немає: створіть її або вкажіть іншу.
cli-file-exists = { $file } уже є і лишається, як був. Назвіть інший файл.
cli-no-data-file = { $game } не має файла даних. Ігри, що мають: { $known }
cli-legend = Числа: { $signs }; rules figures покаже всі.
cli-help-game = Ідентифікатор гри, як у `wartable games`.
cli-help-file = Запис або збереження.
cli-help-lang = Мова; якщо не вказано, мова термінала.
cli-help-json = У форматі JSON.
cli-help-option = Варіант правил або їхня версія (rules=1); можна вказати кілька разів.
cli-help-datafile = Виправлений файл даних гри.
cli-help-at = Позиція після стількох дій; остання, якщо не вказано.
cli-help-seat = Чиїми очима, рахуючи від 0; якщо не вказано, очима глядача.
cli-help-version = Вивести версію.
cli-help-seats = Хто де сидить: me, me:Ім'я, bot:РІВЕНЬ, через кому.
cli-help-seed = Те саме число дає ті самі кубики й карти.
cli-help-save = Куди зберегти; якщо не вказано, у теку ваших даних.
cli-help-resume = Продовжити збережену гру.
cli-help-host = Адреса, на якій слухати.
cli-help-port = Порт, на якому слухати.
cli-help-folder = Де сервер зберігає ігри.
cli-help-open = Відкрити сторінку в браузері.
cli-help-log = Як писати журнал: lines — рядками для людей, json — для програм. Якщо не вказано, у терміналі рядками, деінде json.
cli-help-odds-file = Запис, про позицію якого йдеться.
cli-help-out = Куди писати малюнок; вид за розширенням.
cli-help-theme = Світла чи темна.
cli-help-layout = Розкладка екрана чи телефона.
cli-help-width = Ширина в пікселях, для PNG.
cli-help-bots = Боти, по одному на місце, через кому.
cli-help-count = Скільки партій.
cli-help-jobs = Скільки процесів грають одночасно.
cli-help-budget = Скільки секунд бот може думати, якщо не стільки, як заведено на його рівні.
cli-see-help = дивіться wartable --help
cli-missing = бракує { $name }
cli-not-number = { $name }: має бути число
cli-no-option = параметра { $option } тут немає; схожі: { $near }
cli-no-command = команди «{ $name }» немає
cli-misused = команду записано незрозуміло ({ $why })
cli-bad-port = порт має бути від 0 до 65535, а не { $port }
cli-bad-language = немає мови { $lang }; є: { $known }
cli-too-large = файл { $file } завеликий для запису чи даних (щонайбільше 8 МБ)
cli-no-file = файлу { $file } немає
cli-not-text = { $file }: це не текст (в UTF-8)
cli-cannot-read = не вдається прочитати { $file }: { $why }
cli-cannot-write = не вдається записати { $file }: { $why }
cli-bad-name = { $name }: так назватися не можна; ім'я має до { $longest } звичайних символів
cli-bad-seat = «{ $seat }»: такого місця немає; правильно me, me:Ім'я або bot:{ $level }
cli-bad-option = { $option }: такого варіанта правил немає; правильно КЛЮЧ=ЗНАЧЕННЯ
cli-which-game = назвіть гру; є: { $known }
cli-resume-alone = --resume бере гру, її варіанти й зерно зі збереження; не вказуйте їх
cli-resume-seats = у збереженій грі місць: { $seats }; назвіть стільки ж
cli-no-seed = у файлі { $file } немає зерна, тож подальші кидки й карти невідомі; у збереженні `wartable play` воно є
cli-is-over = гру у файлі { $file } закінчено; її покаже wartable replay
cli-no-server = сервер тут не встановлено ({ $why })
cli-bad-at = дії { $at } немає; у записі є від 0 до { $most }
cli-no-seat = місця { $seat } немає; місця від 0 до { $most }
cli-other-game = { $file }: це запис гри { $game }
cli-nobody-acts = у файлі { $file } зараз ніхто не ходить; вкажіть --at або --seat
cli-no-odds = у грі { $game } немає таблиці точних шансів
cli-bad-picture = { $file }: має бути .svg або .png
cli-bad-choice = { $option } { $value }: немає серед { $known }
cli-bad-width = ширина малюнка від 64 до 8192 пікселів, не { $width }
cli-bots-only = на арені всі місця для ботів: bot:РІВЕНЬ
cli-bad-count = { $option } { $value }: правильно від 1 до { $most }
cli-bad-budget = --budget { $value }: правильно більше за 0 і щонайбільше { $most } секунд
cli-no-data = гра { $game } не приймає файлу даних; приймають: { $known }
cli-data-fine = { $file }: усе гаразд; змінено чисел: { $count }
cli-minutes = { $minutes } хв
cli-seats = місць: { $seats }
cli-checked = { $file }: гаразд, { $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[many] { $count } дій
    }, результат { $result }
cli-verified = { $file }: чесно, з обіцяного зерна { $count ->
        [one] випливає { $count } кидок або карта
        [few] випливають { $count } кидки й карти
       *[many] випливають { $count } кидків і карт
    }
cli-name-person = Гість
cli-name-bot = Бот ({ $level })
cli-thinking = { $name } думає…
cli-curtain = Передайте екран: { $name }. Потім натисніть Enter.
cli-turn-of = Ходить: { $name }
cli-commitment = Усі кидки й карти вже визначено: SHA-256 їхнього таємного зерна { $hash }
cli-left = Збережено у файлі { $file }. Продовжити: { $command }
cli-saved = Збережено у файлі { $file }.
cli-record-kept = Запис у файлі { $file }; wartable verify перевірить у ньому кожен кидок і кожну карту.
cli-unfinished = Не закінчено.
cli-more-actions = { $count ->
        [one] … і ще { $count } дія: наберіть list
        [few] … і ще { $count } дії: наберіть list
       *[many] … і ще { $count } дій: наберіть list
    }
cli-prompt-help = Номер або слова дії (Tab доповнює); ? для підказки, help для решти.
cli-not-understood = Незрозуміло: { $why }
cli-no-action = дії «{ $text }» немає; list покаже всі дії, help — команди
cli-bad-number = дії { $number } немає; є від 1 до { $most }
cli-sure = { $label }: точно? (так/ні)
cli-yes = так т yes y
cli-no-hint = Поради тут немає.
cli-no-rule = Немає ні тлумачення, ні карти зі словом «{ $word }».
cli-no-undo = Скасувати нічого: скасування не переходить через кидок чи взяту карту, через чужу дію і через те, що вам показали.
cli-undone = Скасовано: { $action }
cli-command-hint = (або ?) найкращі дії та їхні шанси
cli-command-odds = точні шанси, якщо гра їх має
cli-command-undo = скасувати свою останню дію, але не через кидок чи взяту карту
cli-command-list = усі дії за номерами; list СЛОВО: ті, що містять слово
cli-command-board = ще раз показати стіл
cli-command-log = що сталося останнім часом
cli-command-rules = правила коротко; rules СЛОВО: тлумачення (§5, R-7), карта або число; rules figures: усі числа
cli-command-save = зберегти; save ФАЙЛ: туди
cli-command-help = ця сторінка
cli-command-quit = зберегти й вийти (також кінець вводу)
cli-step = { $at } з { $most }: Enter уперед, b назад, номер, q вийти
cli-unseen-chance = Щось береться таємно.
cli-unseen-draws = Взято таємно: { $n }.
cli-unseen-action = { $name } вибирає таємно.
cli-arena-entrant = бот
cli-arena-games = партій
cli-arena-wins = перемог
cli-arena-interval = інтервал 95 %
cli-arena-score = середній рахунок
cli-doctor-compiler = компілятор C
cli-doctor-none = немає: рушії працюють як звичайний Python
cli-doctor-compiled = скомпільовано
cli-doctor-mixed = скомпільовано частково
cli-doctor-pure = чистий Python
cli-doctor-stale = { $file } змінено після компіляції: make compile або make pure
cli-doctor-game = правила { $rules }, місць { $seats }
cli-doctor-data = збереження в
cli-doctor-database = база даних
cli-doctor-advice = make compile пришвидшить чистий Python у десятки разів; make pure поверне назад.
unknown-worker-alone = помічникові потрібні сервери зі спільною базою PostgreSQL: назвіть її в WARTABLE_DATABASE
unknown-game = гри «{ $game }» немає; є: { $known }
unknown-seats = у грі { $game } може бути місць: { $right }, а названо { $seats }
unknown-level = у грі { $game } немає рівня «{ $level }»; є: { $known }
unknown-option = у грі { $game } немає варіанта правил «{ $option }»; є: { $known }
unknown-choice = варіант { $option }: «{ $value }» немає серед { $known }
unknown-number = варіант { $option }: «{ $value }» не число
unknown-range = варіант { $option }: { $value } не в межах { $least } … { $most }
cli-repair-no-table = столу { $table } у цій базі даних немає
cli-help-admin = Хто наглядає за сервером: закриває столи, блокує людей, читає скарги.
cli-help-admin-grant = Зробити обліковий запис адміністратором.
cli-help-admin-revoke = Забрати права в адміністратора.
cli-help-admin-list = Назвати адміністраторів.
cli-help-admin-name = Ім'я облікового запису.
cli-admin-nobody = немає облікового запису { $name }
cli-admin-grant = { $name } тепер адміністратор.
cli-admin-revoke = { $name } більше не адміністратор.
cli-repair-no-database = бази даних { $place } немає
cli-repair-away = база даних не відповідає: { $why }
cli-repair-found = { $table } ({ $game }): можна відтворити { $sound } подій із { $count }; { $why }
cli-repair-hopeless = { $table } ({ $game }): не відкривається зовсім, нічого не відрізано; { $why }
cli-repair-outdated = база даних { $place } іншої версії; запустіть один раз сервер цієї версії
cli-repair-over = { $table }: гру закінчено, результат лишається; щоб укоротити, назвіть її: wartable repair --cut { $table }
cli-repair-rules = { $table }: гра йшла за іншими правилами, ніж установлені; її обріжуть, лише якщо назвати її: wartable repair --cut { $table }
cli-repair-cut = { $table }: лишилося { $sound } подій; відрізане лежить у { $file }
cli-repair-moved-on = { $table }: гра тим часом пішла далі; нічого не відрізано
cli-repair-done = { $count ->
    [one] Переглянуто { $count } стіл
    [few] Переглянуто { $count } столи
   *[many] Переглянуто { $count } столів
 }, пошкоджених: { $wrong }.
cli-repair-advice = Щоб вкоротити їх: wartable repair --cut. Спершу зупиніть сервер або подбайте, щоб за цими столами нікого не було.
cli-backup-done = { $file }: людей { $people }, столів { $tables }, подій { $events }; перечитано, усе ціле.
cli-backup-with-key = У ньому ключ підпису та зерна випадковості поточних ігор: хто його прочитає, зможе увійти як будь-хто.
cli-backup-no-key = Ключа підпису в ньому немає. Без цього ключа гості втратять свої місця.
cli-backup-exists = { $file } уже є; оберіть іншу назву
cli-backup-damaged = { $file } не є цілою резервною копією: { $why }
cli-backup-file = не вдається прочитати або записати { $file }: { $why }
cli-backup-broken = { $table } ({ $game }) не вдається відтворити: { $why }
cli-restore-newer = { $file } зроблено версією { $version }, чиїх таблиць ця версія не знає; спершу встановіть ту версію
cli-restore-in-use = базу даних { $place } тримає відкритою сервер; спершу зупиніть його
cli-restore-occupied = у { $place } вже є люди або ігри; --force перезапише їх
cli-restore-done = { $file } відновлено: людей { $people }, столів { $tables }, подій { $events }.
cli-restore-other-key = WARTABLE_SECRET не є ключем цієї копії: з ним гості втратять свої місця.
cli-upgrade-form = Таблиці бази даних буде приведено з вигляду { $before } до { $after }.
cli-upgrade-frozen = { $table } ({ $game }): гру буде заморожено. { $why }
cli-upgrade-checked = { $count ->
    [one] Переглянуто { $count } гру, буде заморожено: { $frozen }.
    [few] Переглянуто { $count } гри, буде заморожено: { $frozen }.
   *[many] Переглянуто { $count } ігор, буде заморожено: { $frozen }.
}
cli-upgrade-current = база даних { $place } вже має вигляд цієї версії
cli-upgrade-unknown = база даних { $place } порожня або новішої версії; нічого не змінено
cli-upgrade-copy-first = спершу скопіюйте базу даних: pg_dump --format=custom --file=wartable.dump '{ $place }'; тоді: wartable upgrade --without-copy
cli-upgrade-copied = Копія бази даних, якою вона була: { $file }
cli-upgrade-done = Таблиці бази даних приведено з вигляду { $before } до { $after }.

cli-help = Цифровой стол для стратегических настольных игр: играть, принимать гостей, пересматривать, измерять.
cli-help-games = Показать игры: идентификатор, название, места, минуты.
cli-help-play = Играть в этом терминале против ботов или с друзьями за одним экраном.
cli-help-serve = Открыть стол в браузере.
cli-help-worker = Думать за ботов серверов с общей базой PostgreSQL и читать то, что загружают люди.
cli-help-repair = Найти игры сервера, которые не удаётся воспроизвести, и укоротить их до места, до которого удаётся.
cli-help-commitments = Напечатать обещания столов сервера о случае, чтобы хранить их в другом месте.
cli-help-append = Дописать в этот файл то, чего там ещё нет, вместо печати.
cli-help-repair-table = Только эти столы; иначе все.
cli-help-cut = Отрезать то, что не воспроизводится; копия сохраняется. Без этого команда только смотрит.
cli-help-backup = Скопировать базу данных и ключ подписи сервера в один файл и перечитать его. Сервер может работать дальше.
cli-help-backup-file = Файл, который будет записан; его ещё не должно быть.
cli-help-without-key = Не включать ключ, которым подписаны cookie.
cli-help-restore = Вернуть резервную копию в базу данных сервера. Сервер на SQLite нужно остановить.
cli-help-restore-file = Файл, записанный командой wartable backup.
cli-help-force = Перезаписать людей и игры, которые там есть.
cli-help-upgrade = Привести базу данных сервера к виду этой версии, сначала сделав копию.
cli-help-upgrade-check = Ничего не менять; сказать, какие игры не смогут продолжаться по установленным правилам.
cli-help-without-copy = Обойтись без копии: если база данных не файл, копию делаете вы сами.
cli-help-replay = Пройти запись шаг за шагом; если вывод перенаправлен, показать её целиком.
cli-help-check = Воспроизвести записи и сравнить результат с заголовками.
cli-help-verify = Проверить законченные записи: вычислить из зерна каждый бросок и каждую карту.
cli-help-bags = Напечатать запись с пометками, из чего тянул случай: для проверок, не знающих правил.
cli-help-odds = Показать точные шансы: нового хода или позиции.
cli-help-show = Нарисовать позицию из записи.
cli-help-arena = Дать ботам сыграть много партий, меняя места, и посчитать победы.
cli-help-doctor = Сказать, что здесь работает: скомпилированное или чистый Python, игры, места хранения.
cli-help-data = Файлы данных: исправленные числа игры.
cli-help-data-check = Проверить исправленный файл данных и показать, что он меняет.
cli-help-data-export = Записать файл данных игры: в FILE или на экран.
cli-help-export-file = Куда записать; имеющийся файл остаётся.
cli-exported = { $file }: исправьте то, что в вашей коробке иначе (хватит файла только с этим). Дальше: { $command }
cli-no-folder = Папки { $folder } нет: создайте её или укажите другую.
cli-file-exists = { $file } уже есть и остаётся, как был. Назовите другой файл.
cli-no-data-file = { $game } не имеет файла данных. Игры, у которых он есть: { $known }
cli-legend = Числа: { $signs }; rules figures покажет все.
cli-help-game = Идентификатор игры, как в `wartable games`.
cli-help-file = Запись или сохранение.
cli-help-lang = Язык; если не указан, язык терминала.
cli-help-json = В формате JSON.
cli-help-option = Вариант правил или их версия (rules=1); можно указать несколько раз.
cli-help-datafile = Исправленный файл данных игры.
cli-help-at = Позиция после стольких действий; последняя, если не указано.
cli-help-seat = Чьими глазами, считая от 0; если не указано, глазами зрителя.
cli-help-version = Вывести версию.
cli-help-seats = Кто где сидит: me, me:Имя, bot:УРОВЕНЬ, через запятую.
cli-help-seed = То же число даёт те же кубики и карты.
cli-help-save = Куда сохранить; если не указано, в папку ваших данных.
cli-help-resume = Продолжить сохранённую игру.
cli-help-host = Адрес, на котором слушать.
cli-help-port = Порт, на котором слушать.
cli-help-folder = Где сервер хранит игры.
cli-help-open = Открыть страницу в браузере.
cli-help-log = Как писать журнал: lines — строками для людей, json — для программ. Если не указано, в терминале строками, иначе json.
cli-help-odds-file = Запись, о позиции которой идёт речь.
cli-help-out = Куда писать рисунок; вид по расширению.
cli-help-theme = Светлая или тёмная.
cli-help-layout = Раскладка экрана или телефона.
cli-help-width = Ширина в пикселях, для PNG.
cli-help-bots = Боты, по одному на место, через запятую.
cli-help-count = Сколько партий.
cli-help-jobs = Сколько процессов играют одновременно.
cli-help-budget = Сколько секунд бот может думать, если не столько, как принято на его уровне.
cli-see-help = смотрите wartable --help
cli-missing = не хватает { $name }
cli-not-number = { $name }: должно быть число
cli-no-option = параметра { $option } здесь нет; похожие: { $near }
cli-no-command = команды «{ $name }» нет
cli-misused = команда записана непонятно ({ $why })
cli-bad-port = порт должен быть от 0 до 65535, а не { $port }
cli-bad-language = нет языка { $lang }; есть: { $known }
cli-too-large = файл { $file } слишком велик для записи или данных (не больше 8 МБ)
cli-no-file = файла { $file } нет
cli-not-text = { $file }: это не текст (в UTF-8)
cli-cannot-read = не удаётся прочитать { $file }: { $why }
cli-cannot-write = не удаётся записать { $file }: { $why }
cli-bad-name = { $name }: так назваться нельзя; в имени до { $longest } обычных символов
cli-bad-seat = «{ $seat }»: такого места нет; правильно me, me:Имя или bot:{ $level }
cli-bad-option = { $option }: такого варианта правил нет; правильно КЛЮЧ=ЗНАЧЕНИЕ
cli-which-game = назовите игру; есть: { $known }
cli-resume-alone = --resume берёт игру, её варианты и зерно из сохранения; не указывайте их
cli-resume-seats = в сохранённой игре мест: { $seats }; назовите столько же
cli-no-seed = в файле { $file } нет зерна, и дальнейшие броски и карты неизвестны; в сохранении `wartable play` оно есть
cli-is-over = игра в файле { $file } окончена; её покажет wartable replay
cli-no-server = сервер здесь не установлен ({ $why })
cli-bad-at = действия { $at } нет; в записи есть от 0 до { $most }
cli-no-seat = места { $seat } нет; места от 0 до { $most }
cli-other-game = { $file }: это запись игры { $game }
cli-nobody-acts = в файле { $file } сейчас никто не ходит; укажите --at или --seat
cli-no-odds = у игры { $game } нет таблицы точных шансов
cli-bad-picture = { $file }: должно быть .svg или .png
cli-bad-choice = { $option } { $value }: нет среди { $known }
cli-bad-width = ширина рисунка от 64 до 8192 пикселей, не { $width }
cli-bots-only = на арене все места для ботов: bot:УРОВЕНЬ
cli-bad-count = { $option } { $value }: правильно от 1 до { $most }
cli-bad-budget = --budget { $value }: правильно больше 0 и не больше { $most } секунд
cli-no-data = игра { $game } не принимает файл данных; принимают: { $known }
cli-data-fine = { $file }: всё в порядке; изменено чисел: { $count }
cli-minutes = { $minutes } мин
cli-seats = мест: { $seats }
cli-checked = { $file }: в порядке, { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }, результат { $result }
cli-verified = { $file }: честно, из обещанного зерна { $count ->
        [one] следует { $count } бросок или карта
        [few] следуют { $count } броска и карты
       *[many] следуют { $count } бросков и карт
    }
cli-name-person = Гость
cli-name-bot = Бот ({ $level })
cli-thinking = { $name } думает…
cli-curtain = Передайте экран: { $name }. Затем нажмите Enter.
cli-turn-of = Ходит: { $name }
cli-commitment = Все броски и карты уже определены: SHA-256 их тайного зерна { $hash }
cli-left = Сохранено в файле { $file }. Продолжить: { $command }
cli-saved = Сохранено в файле { $file }.
cli-record-kept = Запись в файле { $file }; wartable verify проверит в ней каждый бросок и каждую карту.
cli-unfinished = Не закончено.
cli-more-actions = { $count ->
        [one] … и ещё { $count } действие: наберите list
        [few] … и ещё { $count } действия: наберите list
       *[many] … и ещё { $count } действий: наберите list
    }
cli-prompt-help = Номер или слова действия (Tab дополняет); ? для подсказки, help для остального.
cli-not-understood = Непонятно: { $why }
cli-no-action = действия «{ $text }» нет; list покажет все действия, help — команды
cli-bad-number = действия { $number } нет; есть от 1 до { $most }
cli-sure = { $label }: точно? (да/нет)
cli-yes = да д yes y
cli-no-hint = Совета здесь нет.
cli-no-rule = Нет ни толкования, ни карты со словом «{ $word }».
cli-no-undo = Отменять нечего: отмена не переходит через бросок или взятую карту, через чужое действие и через то, что вам показали.
cli-undone = Отменено: { $action }
cli-command-hint = (или ?) лучшие действия и их шансы
cli-command-odds = точные шансы, если они у игры есть
cli-command-undo = отменить своё последнее действие, но не через бросок или взятую карту
cli-command-list = все действия по номерам; list СЛОВО: те, что содержат слово
cli-command-board = ещё раз показать стол
cli-command-log = что произошло в последнее время
cli-command-rules = правила коротко; rules СЛОВО: толкование (§5, R-7), карта или число; rules figures: все числа
cli-command-save = сохранить; save ФАЙЛ: туда
cli-command-help = эта страница
cli-command-quit = сохранить и выйти (также конец ввода)
cli-step = { $at } из { $most }: Enter вперёд, b назад, номер, q выйти
cli-unseen-chance = Что-то берётся втайне.
cli-unseen-draws = Взято втайне: { $n }.
cli-unseen-action = { $name } выбирает втайне.
cli-arena-entrant = бот
cli-arena-games = партий
cli-arena-wins = побед
cli-arena-interval = интервал 95 %
cli-arena-score = средний счёт
cli-doctor-compiler = компилятор C
cli-doctor-none = нет: движки работают как обычный Python
cli-doctor-compiled = скомпилировано
cli-doctor-mixed = скомпилировано частично
cli-doctor-pure = чистый Python
cli-doctor-stale = { $file } изменён после компиляции: make compile или make pure
cli-doctor-game = правила { $rules }, мест { $seats }
cli-doctor-data = сохранения в
cli-doctor-database = база данных
cli-doctor-advice = make compile ускорит чистый Python в десятки раз; make pure вернёт назад.
unknown-worker-alone = помощнику нужны серверы с общей базой PostgreSQL: назовите её в WARTABLE_DATABASE
unknown-game = игры «{ $game }» нет; есть: { $known }
unknown-seats = в игре { $game } может быть мест: { $right }, а названо { $seats }
unknown-level = в игре { $game } нет уровня «{ $level }»; есть: { $known }
unknown-option = в игре { $game } нет варианта правил «{ $option }»; есть: { $known }
unknown-choice = вариант { $option }: «{ $value }» нет среди { $known }
unknown-number = вариант { $option }: «{ $value }» не число
unknown-range = вариант { $option }: { $value } вне пределов { $least } … { $most }
cli-repair-no-table = стола { $table } в этой базе данных нет
cli-help-admin = Кто присматривает за сервером: закрывает столы, блокирует людей, читает жалобы.
cli-help-admin-grant = Сделать учётную запись администратором.
cli-help-admin-revoke = Забрать права у администратора.
cli-help-admin-list = Назвать администраторов.
cli-help-admin-name = Имя учётной записи.
cli-admin-nobody = нет учётной записи { $name }
cli-admin-grant = { $name } теперь администратор.
cli-admin-revoke = { $name } больше не администратор.
cli-repair-no-database = базы данных { $place } нет
cli-repair-away = база данных не отвечает: { $why }
cli-repair-found = { $table } ({ $game }): можно воспроизвести { $sound } событий из { $count }; { $why }
cli-repair-hopeless = { $table } ({ $game }): не открывается совсем, ничего не отрезано; { $why }
cli-repair-outdated = база данных { $place } другой версии; запустите один раз сервер этой версии
cli-repair-over = { $table }: игра окончена, результат остаётся; чтобы укоротить, назовите её: wartable repair --cut { $table }
cli-repair-rules = { $table }: игра шла по другим правилам, чем установленные; её обрежут, только если назвать её: wartable repair --cut { $table }
cli-repair-cut = { $table }: осталось { $sound } событий; отрезанное лежит в { $file }
cli-repair-moved-on = { $table }: игра тем временем пошла дальше; ничего не отрезано
cli-repair-done = { $count ->
    [one] Просмотрен { $count } стол
    [few] Просмотрено { $count } стола
   *[many] Просмотрено { $count } столов
 }, повреждённых: { $wrong }.
cli-repair-advice = Чтобы укоротить их: wartable repair --cut. Сначала остановите сервер или позаботьтесь, чтобы за этими столами никого не было.
cli-backup-done = { $file }: людей { $people }, столов { $tables }, событий { $events }; перечитано, всё цело.
cli-backup-with-key = В нём ключ подписи и зёрна случайности текущих игр: кто его прочтёт, сможет войти как кто угодно.
cli-backup-no-key = Ключа подписи в нём нет. Без этого ключа гости потеряют свои места.
cli-backup-exists = { $file } уже есть; выберите другое имя
cli-backup-damaged = { $file } не является целой резервной копией: { $why }
cli-backup-file = не удаётся прочитать или записать { $file }: { $why }
cli-backup-broken = { $table } ({ $game }) не удаётся воспроизвести: { $why }
cli-restore-newer = { $file } сделан версией { $version }, таблиц которой эта версия не знает; сначала установите ту версию
cli-restore-in-use = база данных { $place } открыта сервером; сначала остановите его
cli-restore-occupied = в { $place } уже есть люди или игры; --force перезапишет их
cli-restore-done = { $file } восстановлен: людей { $people }, столов { $tables }, событий { $events }.
cli-restore-other-key = WARTABLE_SECRET не является ключом этой копии: с ним гости потеряют свои места.
cli-upgrade-form = Таблицы базы данных будут приведены из вида { $before } к { $after }.
cli-upgrade-frozen = { $table } ({ $game }): игра будет заморожена. { $why }
cli-upgrade-checked = { $count ->
    [one] Просмотрена { $count } игра, будет заморожено: { $frozen }.
    [few] Просмотрено { $count } игры, будет заморожено: { $frozen }.
   *[many] Просмотрено { $count } игр, будет заморожено: { $frozen }.
}
cli-upgrade-current = база данных { $place } уже имеет вид этой версии
cli-upgrade-unknown = база данных { $place } пуста или более новой версии; ничего не изменено
cli-upgrade-copy-first = сначала скопируйте базу данных: pg_dump --format=custom --file=wartable.dump '{ $place }'; затем: wartable upgrade --without-copy
cli-upgrade-copied = Копия базы данных, какой она была: { $file }
cli-upgrade-done = Таблицы базы данных приведены из вида { $before } к { $after }.

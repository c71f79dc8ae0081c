### Веб-стол: страницы, сценарии (ui-…), отказы.

## люди и уровни
server-at = Wartable здесь: { $url } (Ctrl+C останавливает).
server-no-port = Не удаётся открыть порт { $port } на { $host }: { $why }. Попробуйте другой: --port.
server-in-use = База данных { $file } открыта другим сервером. Сначала остановите его или дайте этому отдельную папку: --data-dir.
guest-name = Гость { $number }
bot-name-0 = Бот Сунь
bot-name-1 = Бот Ада
bot-name-2 = Бот Лео
bot-name-3 = Бот Мира
bot-name-4 = Бот Зенон
bot-name-5 = Бот Кира
level-random = наугад
level-easy = лёгкий
level-medium = средний
level-hard = сложный
seat-stand-in = играет бот, уровень: { $level }

## количества
players-exact = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-range = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
minutes-range = { $least }–{ $most } { $most ->
    [one] минута
    [few] минуты
   *[many] минут
}
all-actions = { $n ->
    [one] { $n } действие
    [few] Все { $n } действия
   *[many] Все { $n } действий
}
clock-none = без часов
clock-live = { $minutes } мин + { $increment } с
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
absent-never = никогда
absent-minutes = { $n ->
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[many] через { $n } минут
}

## каждая страница
page-skip = К содержанию
page-skip-ask = К вашему ходу
page-to-lobby = Wartable, зал
page-site = Сайт
page-replays = Повторы
page-language = Язык
page-theme = Светлая или тёмная тема
page-guest = Гость
page-bot-api = API для ботов
page-fair = Честность: как её проверить
page-fan-made = Сделано поклонниками, без связи с издателями. Покупайте игры.
page-back = Назад

## зал
lobby-title = Пять игр, один стол
lobby-welcome = Приветствие
lobby-headline = Выберите игру. До первого хода — минута.
lobby-subline = Сразу против бота или с друзьями по ссылке. Учётная запись не нужна.
lobby-games = Игры
lobby-mine = Ваши столы
lobby-open = Открытые столы

## новый стол
new-title = Новый стол
new-headline = Откройте стол
new-seats = Места
new-more-seats = Добавить место
new-rules = Правила
new-rules-note = как в коробке; варианты и исправления здесь
new-table = Стол
new-data = Исправленные числа вашей коробки
new-data-note = Файл данных этой игры с вашими исправлениями. Записи стола на него ссылаются.
new-name = Название стола
new-name-example = Вечер пятницы
new-clock = Часы
new-timer = Время на фазы, где все играют одновременно
timer-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
new-absent = Бот садится вместо отсутствующих
new-listed = Показывать в зале
new-hints = Подсказки разрешены
new-spectators = Другие могут смотреть
new-open = Открыть стол

## стол
table-nav = Стол
table-undo = Отменить
table-undo-turn = Отменить весь ход
table-ask-undo = Попросить отменить больше
table-hint = Подсказка
table-replay = Повтор
table-more = Ещё
table-invite = Пригласить
table-sound = Звук
table-leave = Уйти; сядет бот
table-board = Поле
table-loading = Готовим стол…
table-side = Игроки, действия, журнал
table-players = Игроки
table-ask = Ваш ход
table-filter = Найти действие
table-log-chat = Журнал и чат
table-log = Журнал
table-chat = Чат
table-rules = Правила
table-message = Сообщение
table-to = Кому
table-send = Отправить

## повтор
replay-title = Повтор
replay-nav = Повтор
replay-record = Скачать запись
replay-link = Ссылка на этот ход
replay-table = К столу
replay-timeline = Лента времени
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец
replay-side = Смотрит:
replay-graph = Кто когда был впереди: доля очков каждого места
replay-slider = Шаг
replay-moves = Ходы
replay-this = Этот шаг
replay-prove = Проверить честность бросков и карт
replay-fork = Играть дальше отсюда
replays-subline = Ваши законченные игры и записи с других столов.
replays-upload = Открыть запись
replays-file = Файл записи
replays-data = Файл данных, если играли с исправленными числами
replays-open = Открыть

## учётная запись
account-title = Учётная запись
account-signed = Вы вошли как { $name }.
account-guest = Вы гость. Ваши игры хранятся на этом устройстве.
account-profile = Профиль
account-name = Имя
account-webhook = Вебхук для уведомлений
account-webhook-note = Адрес Discord, Slack, Telegram или ваш собственный: пока вас нет, одно сообщение на ход, в конце игры и когда на возврат хода нужно ваше согласие.
account-save = Сохранить
account-register = Создать учётную запись
account-register-note = Ваши гостевые игры останутся вашими.
account-password = Пароль, не менее 8 знаков
account-password-plain = Пароль
account-login = Войти
account-new-password = Новый пароль
account-old = Нынешний пароль
account-new = Новый пароль, не менее 8 знаков
account-logout = Выйти
account-tokens = Токены API
account-tokens-note = Для программ, которые играют от вашего имени.
account-token-name = Название токена
account-token-days = Действует
account-days = Дней: { $n }
account-token-make = Создать токен
scope-read = read: видеть столы
scope-play = play: садиться, ходить, писать в чат
scope-create = create: открывать столы

## боты, честность
bots-subline = Ваша программа может сесть за любой стол.
bots-step-1 = Создайте токен:
bots-step-2 = Откройте стол или сядьте за имеющийся:
bots-step-3 = Читайте поток строк:
bots-step-4 = Отвечайте на каждую позицию, где есть разрешённые действия:
fair-step-1 = Перед первым ходом сервер выбирает тайное зерно и показывает его SHA-256: это обещание.
fair-step-2 = Затем браузер каждого игрока добавляет своё значение, поэтому выгодное зерно не подобрать заранее.
fair-step-3 = Каждый бросок и каждая карта следуют из HMAC-SHA256 от зерна, значений и порядкового номера.
fair-step-4 = После игры зерно публикуется. Одно нажатие на странице повтора вычисляет всё заново: в вашем браузере и на сервере.

## что могут вызывать программы
call-list-games = Все игры: места, уровни ботов, варианты правил.
call-one-game = Одна игра: места, уровни ботов, варианты правил.
call-rules = Коротко правила, все толкования, карты, числа с источниками.
call-list-tables = Столы, где я сижу, и открытые: за ними ждут игроков или их можно смотреть.
call-open-table = Открывает стол: игра, кто где сидит, правила, часы.
call-one-table = Стол: кто где сидит, кто сейчас здесь, о чём договорились.
call-table-rules = Правила стола, с числами его собственного файла данных, если он есть.
call-invite = Ссылка для друга, действует неделю, и она же QR-кодом.
call-invites = Приглашения моего стола, которыми ещё можно воспользоваться.
call-drop-invite = Отзывает приглашение.
call-sit = Сесть на свободное место; для места, оставленного другу, нужно приглашение.
call-ready = Готовность и своё значение для случая; игра начинается, как только готовы все.
call-leave = Уйти от стола; если игра идёт, садится бот.
call-come-back = Вернуться на своё место, которое держал бот.
call-seat-bot = Хозяин стола сажает бота на свободное место.
call-seat-stand-in = Бот играет за того, кого нет.
call-close-table = Хозяин навсегда заканчивает замороженную игру.
call-ledger = Всё, что сохранено из законченной игры, по одному объекту JSON в строке.
call-position = Позиция глазами моего места: последняя строка потока.
call-move = Сделать ход; в ответе номер, под которым он стоит.
call-undo = Отменить своё последнее действие или все с тех пор, как что-то открылось.
call-chat = Сказать что-то за столом; с to, номером места, – только человеку на нём, в играх, правила которых знают обещания.
call-mute = Не показывать, что пишет человек, или показывать снова.
call-hint = Что сделал бы бот на моём месте, и точные шансы, если игра их знает.
call-me = Кто я здесь.
call-change = Сменить имя, вебхук или язык.
call-register = Гость становится учётной записью; места и игры остаются.
call-login = Войти; игры, начатые гостем, тоже переходят.
call-logout = Выйти в этом браузере.
call-password = Сменить пароль и выйти везде, кроме этого места.
call-tokens = Мои токены, без самих секретов.
call-make-token = Создать токен; его показывают только раз.
call-drop-token = Отозвать токен; его потоки заканчиваются.
call-stream = Всё, что происходит за столом: по объекту JSON на строку.
call-replay = Список ходов глазами одной стороны; после конца игры — и счёт по ходам.
call-frame = Поле после стольких-то действий.
call-record = Вся запись, когда игра окончена.
call-proof = Зерно, значения и исходы: всё, чтобы проверить честность случая.
call-upload = Делает из записи стол, который можно просмотреть и продолжить.
call-fork = Играть дальше с любого момента законченной игры, с новым случаем.

## уведомления
notification-your-turn = { $game }: ваш ход. { $link }
notification-undo-asked = { $game }: кто-то просит вернуть ход, нужно ваше согласие. { $link }
notification-game-over = { $game }: игра окончена. { $link }

## сценарии
ui-put-back = Чтобы вернуть, нажмите ещё раз или Esc.
ui-watching = Вы зритель. Что скрыто от других, скрыто и от вас.
ui-close = Закрыть
ui-rules = Правила
ui-turns = { $n ->
    [one] ваш ход за { $n } столом
    [few] ваш ход за { $n } столами
   *[many] ваш ход за { $n } столами
}
ui-open-waiting = { $n ->
    [one] { $n } стол ждёт игроков
    [few] { $n } стола ждут игроков
   *[many] { $n } столов ждут игроков
}
ui-commitment-why = Что это?
ui-eyes-now = сейчас { $name }
ui-fork-start = Играть дальше
ui-fork-words = Новый стол продолжит с шага { $n }. Кто где сидит?
ui-undo-none = Самостоятельно отменить нечего: кубики, взятые карты и чужие действия остаются.
ui-undo-unsure = Отменяет ваше последнее действие, если оно ничего вам не открыло.
ui-rules-keys = Клавиши и касания
ui-keys-words = a — список действий. u — отменить. h — подсказка. На поле: стрелки ведут, Enter действует, i показывает фигуру, Esc возвращает, + − 0 меняют масштаб.
ui-touch-words = На сенсорном экране: удерживайте фигуру, чтобы увидеть её крупно; сводите пальцы для масштаба; коснитесь игроков, чтобы увидеть подробности.
ui-no-line = Сервер не отвечает. Попробуйте через мгновение.
ui-seats-taken = Занято мест: { $n } из { $most }
ui-waiting = Ждём игроков
ui-your-turn = Ваш ход
ui-others-turn = Думают другие
ui-frozen = Заморожено
ui-end-frozen = Закончить эту игру
ui-end-frozen-sure = Игра закончится навсегда, без результата. Тогда всё, что в ней было, смогут прочитать все, кому разрешено смотреть.
ui-record = Запись
ui-ledger = Всё, что сохранено
ui-open = Открыть
ui-sit = Сесть
ui-watch = Смотреть
ui-no-mine = Столов пока нет. Выберите игру.
ui-no-open = Сейчас никто не ждёт.
ui-play-bot = Против бота
ui-invite = Пригласить
ui-seat = Место { $n }
ui-seat-me = Я
ui-seat-bot = Бот
ui-seat-link = Друг по ссылке
ui-seat-open = Любой из зала
ui-seat-local = Ещё кто-то за этим экраном
ui-level = уровень
ui-name = Имя
ui-remove-seat = Убрать место { $n }
ui-revoke = Отозвать
ui-token-once = Показывается только раз:
ui-token-until = до { $date }
ui-token-used = последний раз использован { $date }
ui-token-never = ещё не использован
ui-no-replays = Законченных игр пока нет.
ui-days-left = { $n } дн. { $hours } ч
ui-you = вы
ui-away = нет на месте
ui-call-bot = пусть играет бот
ui-show-rule = Показать правило { $name }
ui-mute = не показывать
ui-to-all = всем
ui-to-one = только: { $name }
ui-to-you = только вам
ui-to-gone = На месте, которому вы писали, уже не тот же человек. Выберите снова, кому это.
ui-rules-short = Коротко
ui-rules-cards = Карты и фигуры
ui-rules-rulings = Толкования
ui-rules-figures = Числа
ui-reconstructed = Это число восстановлено: в коробке может быть иное.
ui-waiting-title = Ждём игроков
ui-waiting-prompt = Игра начнётся, как только все места займут.
ui-ready = на месте
ui-not-ready = в пути
ui-put-bot = Посадить бота
ui-commitment = Обещание честности:
ui-invite-link = Ссылка для друзей
ui-invite-code = Та же ссылка кодом
ui-invite-words = Отправьте эту ссылку или пусть телефон прочтёт код. Действует неделю.
ui-copy = Копировать
ui-copied = Скопировано
ui-again = Нажмите ещё раз
ui-where = Куда?
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-fit = Всё поле
ui-sending = Отправляем…
ui-curtain = Передайте экран.
ui-curtain-show = Я — { $name }: показать мою сторону
ui-wins = Победа: { $name }.
ui-draw = Общая победа: { $name }.
ui-again-game = Сыграть ещё
ui-replay = Повтор
ui-lobby = Зал
ui-line-down = Связь прервалась. Если вы сделали ход, он будет отправлен ещё раз, как только связь восстановится.
ui-time-left = Времени на всех осталось:
ui-asks-undo = { $name } просит отменить { $n ->
    [one] { $n } шаг.
    [few] { $n } шага.
   *[many] { $n } шагов.
}
ui-agree = Согласиться
ui-refuse = Отказать
ui-stand-in = За вас играет бот.
ui-return = Вернуться на место
ui-hint-title = Бот рассмотрел бы:
ui-no-table = Такого стола нет.
ui-not-welcome = Этот стол для вас закрыт.
ui-leave-sure = Уйти от стола? За вас будет играть бот; можно вернуться.
ui-load-failed = Стол не загрузился.
ui-try-again = Попробовать ещё
ui-replay-start = Начало.
ui-broken-off = Прервана: запись кончается раньше игры.
ui-still-running = Игра ещё идёт.
ui-unmute = показывать снова
ui-muted = Скрыто: { $name }.
ui-replay-where = Шаг { $n } из { $most }
ui-side-open = тот, кто действует
ui-side-spectator = зритель
ui-side-seat = { $name }
ui-proved = Честность доказана: { $n ->
    [one] проверен { $n } случайный исход
    [few] проверено { $n } случайных исхода
   *[many] проверено { $n } случайных исходов
}
ui-not-proved = Доказательство не сходится: { $name }

## отказы
fault-stale = Этот ход уже невозможен. Вот свежая позиция.
fault-storage-away = Сервер не может достучаться до своей базы данных. Ваше действие могло не сохраниться; попробуйте ещё раз через мгновение.
fault-not-started = Игра ещё не началась.
fault-is-over = Игра окончена.
fault-frozen = { $why ->
    [retired] Этой игры здесь больше не установлено, поэтому играть дальше нельзя. Сыгранное сохранено.
    [rules] В эту игру играли по другим правилам, чем те, что установлены теперь, поэтому играть дальше нельзя. Сыгранное сохранено.
   *[damaged] Часть сохранённого из этой игры не удаётся прочитать, поэтому играть дальше нельзя. Обратитесь к тому, кто держит этот сервер.
}
fault-not-frozen = Эта игра может продолжаться, поэтому закончить её нельзя.
fault-not-your-seat = Это не ваше место.
fault-not-your-turn = Сейчас не ваш ход.
fault-bot-sits-in = За вас играет бот. Сначала вернитесь на место.
fault-nothing-to-undo = Самостоятельно здесь ничего не отменить.
fault-malformed = Это сообщение непонятно.
fault-not-understood = Непонятно.
fault-not-found = Здесь ничего нет.
fault-not-allowed = Здесь так нельзя.
fault-too-large = Это слишком велико.
fault-wrong-origin = Это пришло с другого сайта, поэтому отклонено.
fault-too-often = Слишком часто. Подождите немного.
fault-bad-token = Этот токен недействителен.
fault-nobody = Вас здесь ещё не знают: сначала откройте стол или сядьте за него.
fault-scope = У токена нет разрешения { $scope }.
fault-no-such-table = Такого стола нет.
fault-no-such-game = Такой игры нет.
fault-no-such-level = Такого уровня нет. Есть: { $levels }.
fault-no-such-move = Такого шага нет. Последний: { $most }.
fault-no-such-scope = Такого разрешения нет. Есть: { $scopes }.
fault-already-started = Игра уже началась.
fault-no-open-seat = Свободных мест нет.
fault-host-only = Это может только хозяин стола.
fault-still-here = Этот игрок только что был здесь.
fault-too-long = Не более знаков: { $most }.
fault-too-short = Не менее знаков: { $least }.
fault-no-private-words = В этой игре всё говорят всему столу: её правила не знают обещаний между двумя.
fault-private-watching = Кто смотрит, может писать только всем.
fault-private-bot = Бот ничего не читает. Выберите место, на котором человек.
fault-private-nobody = На этом месте никого нет.
fault-private-self = Это ваше собственное место.
fault-no-spectators = Этот стол закрыт для зрителей.
fault-no-hints = За этим столом играют без подсказок.
fault-invite-expired = Это приглашение уже не действует. Попросите новое.
fault-too-many-invites = У стола не больше { $most } приглашений. Сначала отзовите одно.
fault-wrong-seats = В этой игре мест: { $seats }.
fault-not-over = Это будет видно после конца игры.
fault-bad-name = Такое имя не подходит.
fault-name-taken = Это имя занято.
fault-has-account = Учётная запись уже есть.
fault-wrong-password = Имя или пароль не подходят.
fault-weak-password = Этот пароль легко угадать. Возьмите несколько слов или подлиннее.
fault-bad-webhook = На этот адрес не отправить.
fault-reading-too-long = Чтение длилось слишком долго и было прекращено.
fault-busy = Сейчас читается слишком многое. Попробуйте ещё раз через минуту.
fault-bad-record = Эту запись не удаётся прочитать: { $why }.
fault-not-so = Так нельзя: { $why }.
fault-bad-data = Этот файл данных нельзя использовать. { $why }
fault-bad-mix = Значение для случая — не больше 64 латинских букв и цифр без пробелов.
fault-bad-oath = Обязательство — это дайджест SHA-256: 64 шестнадцатеричные цифры.
fault-already-sworn = Вы уже обязались показать другое значение, может быть, на другом устройстве. Продолжайте там или встаньте и сядьте снова.
fault-mix-early = Пока не показывайте значение: ещё не все взяли обязательство.
fault-mix-differs = Это не то значение, которое вы обязались показать.
fault-not-late = Этого места никто не ждёт.
fault-still-time = Подождите: освободить место можно, когда за столом { $minutes } мин ничего не происходит.

### Всё вокруг стола: настройки, списки, журнал, чат.

## настройки
settings-title = Настройки
settings-all = Все настройки
settings-subline = Выбор действует сразу за всеми открытыми столами и хранится в этом браузере.
settings-speed = Показывать, что происходит
settings-speed-note = Как быстро катятся кубики и движутся фигуры. Нажмите на поле, чтобы пропустить; ваш ход это никогда не задерживает.
settings-speed-off = не показывать
settings-speed-fast = быстро
settings-speed-normal = обычно
settings-speed-slow = медленно
settings-confirm = Спрашивать перед действием
settings-confirm-note = Второе нажатие подтверждает первое. Важные ходы что-то губят или уничтожают либо тратят остаток хода впустую.
settings-confirm-all = перед каждым ходом
settings-confirm-weighty = перед важными ходами
settings-confirm-none = никогда
settings-forced = Единственный выбор
settings-forced-note = Когда можно сделать только что-то одно, страница через мгновение может сделать это за вас.
settings-forced-on = делать за меня
settings-forced-off = буду делать вручную
settings-sound = Звук
settings-sound-note = Кубики, карты, ваш ход, конец игры, чат. Если события не показываются, звучат только сигналы.
settings-sound-on = включён
settings-sound-off = выключен
settings-volume = Громкость
settings-try = Послушать
settings-colours = Цвета
settings-colours-note = Места отличаются не только цветом, но и формой.
settings-colours-system = как в системе
settings-colours-light = светлые
settings-colours-dark = тёмные
settings-colours-contrast = контрастные
settings-size = Размер текста
settings-size-note = Текста вокруг поля. Само поле увеличивают кнопкой + или двумя пальцами.
settings-size-normal = обычный
settings-size-large = крупный
settings-size-largest = самый крупный

## списки
lobby-lately = Недавно сыгранные
lobby-all = все
ui-against = соперники: { $name }
ui-sit-there = { $name }
ui-nobody-else = больше пока никого
ui-turn-of = Ходит { $name }
ui-time-for = осталось { $name }
ui-just-now = только что
ui-no-result = Закончена без результата
ui-row-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}

## новый стол
new-presets = Как быстро играть
new-preset-calm = Без спешки
new-preset-calm-note = без часов; стол ждёт каждого
new-preset-quick = Быстро
new-preset-quick-note = по 15 мин, +10 с за действие; вместо отсутствующих через 2 мин садится бот
new-preset-evening = На вечер
new-preset-evening-note = по часу, +30 с за действие; вместо отсутствующих через 15 мин садится бот
new-preset-letters = По переписке
new-preset-letters-note = 3 дня на действие; сидеть за столом не нужно
new-by-hand = Настроить вручную
new-preset-own = Настроено вручную.
new-pace = Темп ботов
new-pace-quick = сразу
new-pace-calm = неспешно
ui-pace = темп ботов
ui-pace-quick = боты ходят сразу
ui-pace-calm = боты ходят неспешно

## журнал и чат
table-newest = К последнему
table-phrases = Готовые фразы
ui-log-more = { $n ->
    [one] + { $n } строка
    [few] + { $n } строки
   *[many] + { $n } строк
}
ui-phrase-hello = Здравствуйте!
ui-phrase-luck = Хорошей игры!
ui-phrase-wait = Минутку, пожалуйста.
ui-phrase-go-on = Ваш ход!
ui-phrase-nice = Отличный ход!
ui-phrase-oops = Ой!
ui-phrase-thanks = Спасибо!
ui-phrase-played = Хорошо сыграли!
ui-phrase-again = Ещё партию?
ui-phrase-bye = Мне пора. До встречи!

## чего не хватает в форме
ui-form-needed = Заполните, пожалуйста, это поле.
ui-form-short = { $n ->
    [one] Не меньше { $n } знака.
    [few] Не меньше { $n } знаков.
   *[many] Не меньше { $n } знаков.
}
ui-form-address = Это не адрес.
ui-form-number = Число от { $n } до { $most }.
account-notices = Уведомления, пока вас нет
ui-laying = Готовим стол…
account-tally = Ваши результаты
account-last = Последние партии
account-all = все
account-browsers = Браузеры, где вы вошли
account-end-others = Выйти везде, кроме этого
account-programs = Для программ
ui-tally-played = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
ui-tally-won = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
ui-tally-shared = { $n } с разделённой победой
ui-tally-puzzles = { $n ->
    [one] { $n } задача решена, рейтинг { $most }
    [few] { $n } задачи решены, рейтинг { $most }
   *[many] { $n } задач решено, рейтинг { $most }
}
ui-no-tallies = Пока ничего: сыграйте партию или решите задачу, и здесь появится итог.
ui-play-again-game = Играть
ui-browser-here = Этот браузер
ui-browser-used = В последний раз { $name }
ui-browser-since = вход { $name }

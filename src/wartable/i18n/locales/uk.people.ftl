### Усе довкола столу: налаштування, списки, журнал, чат.

## налаштування
settings-title = Налаштування
settings-all = Усі налаштування
settings-subline = Вибір діє одразу за всіма відкритими столами й зберігається в цьому браузері.
settings-speed = Показувати, що відбувається
settings-speed-note = Як швидко котяться кубики й рухаються фігури. Натисніть на поле, щоб пропустити; ваш хід це ніколи не затримує.
settings-speed-off = не показувати
settings-speed-fast = швидко
settings-speed-normal = звичайно
settings-speed-slow = повільно
settings-confirm = Питати перед дією
settings-confirm-note = Друге натискання підтверджує перше. Важливі ходи щось гублять чи знищують або марнують рештки ходу.
settings-confirm-all = перед кожним ходом
settings-confirm-weighty = перед важливими ходами
settings-confirm-none = ніколи
settings-forced = Єдиний вибір
settings-forced-note = Коли можна зробити лише щось одне, сторінка за мить може зробити це за вас.
settings-forced-on = робити за мене
settings-forced-off = робитиму власноруч
settings-sound = Звук
settings-sound-note = Кубики, карти, ваш хід, кінець гри, чат. Якщо події не показуються, звучать лише сигнали.
settings-sound-on = увімкнено
settings-sound-off = вимкнено
settings-volume = Гучність
settings-try = Послухати
settings-colours = Кольори
settings-colours-note = Місця відрізняються не лише кольором, а й формою.
settings-colours-system = як у системі
settings-colours-light = світлі
settings-colours-dark = темні
settings-colours-contrast = контрастні
settings-size = Розмір тексту
settings-size-note = Тексту довкола поля. Саме поле збільшують кнопкою + або двома пальцями.
settings-size-normal = звичайний
settings-size-large = великий
settings-size-largest = найбільший

## списки
lobby-lately = Нещодавно зіграні
lobby-all = усі
ui-against = суперники: { $name }
ui-sit-there = { $name }
ui-nobody-else = більше поки нікого
ui-turn-of = Ходить { $name }
ui-time-for = лишилося { $name }
ui-just-now = щойно
ui-no-result = Закінчено без результату
ui-row-moves = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[many] { $n } ходів
}

## новий стіл
new-presets = Як швидко грати
new-preset-calm = Без поспіху
new-preset-calm-note = без годинника; стіл чекає на кожного
new-preset-quick = Швидко
new-preset-quick-note = по 15 хв, +10 с за дію; замість відсутніх за 2 хв сідає бот
new-preset-evening = На вечір
new-preset-evening-note = по годині, +30 с за дію; замість відсутніх за 15 хв сідає бот
new-preset-letters = Листування
new-preset-letters-note = 3 дні на дію; сидіти за столом не треба
new-by-hand = Налаштувати вручну
new-preset-own = Налаштовано вручну.
new-pace = Темп ботів
new-pace-quick = одразу
new-pace-calm = неквапно
ui-pace = темп ботів
ui-pace-quick = боти ходять одразу
ui-pace-calm = боти ходять неквапно

## журнал і чат
table-newest = До останнього
table-phrases = Готові фрази
ui-log-more = { $n ->
    [one] + { $n } рядок
    [few] + { $n } рядки
   *[many] + { $n } рядків
}
ui-phrase-hello = Вітаю!
ui-phrase-luck = Гарної гри!
ui-phrase-wait = Хвилинку, будь ласка.
ui-phrase-go-on = Ваш хід!
ui-phrase-nice = Чудовий хід!
ui-phrase-oops = Ой!
ui-phrase-thanks = Дякую!
ui-phrase-played = Гарно зіграли!
ui-phrase-again = Ще партію?
ui-phrase-bye = Мушу йти. Бувайте!

## чого бракує у формі
ui-form-needed = Заповніть, будь ласка, це поле.
ui-form-short = { $n ->
    [one] Щонайменше { $n } знак.
    [few] Щонайменше { $n } знаки.
   *[many] Щонайменше { $n } знаків.
}
ui-form-address = Це не адреса.
ui-form-number = Число від { $n } до { $most }.
account-notices = Сповіщення, поки вас немає
ui-laying = Готуємо стіл…
account-tally = Ваші результати
account-last = Останні партії
account-all = усі
account-browsers = Браузери, де ви ввійшли
account-end-others = Вийти всюди, крім цього
account-programs = Для програм
ui-tally-played = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
}
ui-tally-won = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}
ui-tally-shared = { $n } з поділеною перемогою
ui-tally-puzzles = { $n ->
    [one] { $n } задачу розв'язано, рейтинг { $most }
    [few] { $n } задачі розв'язано, рейтинг { $most }
   *[many] { $n } задач розв'язано, рейтинг { $most }
}
ui-no-tallies = Ще нічого: зіграйте партію чи розв'яжіть задачу, і тут з'явиться підсумок.
ui-play-again-game = Грати
ui-browser-here = Цей браузер
ui-browser-used = Востаннє { $name }
ui-browser-since = вхід { $name }

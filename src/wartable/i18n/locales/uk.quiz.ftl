### Сторінки задач.

page-puzzles = Задачі
puzzles-title = Задачі
puzzles-subline = Одна позиція, одне питання: який хід найкращий? А далі — чого вартий кожен хід і чому.
puzzle-nav = Задача
puzzle-name = Задача, складність { $difficulty } з 5
puzzle-about = Який хід найкращий? Позиція з гри «{ $game }» з однією відповіддю й поясненням.
puzzle-skip = До питання
puzzle-panel = Питання та відповідь
puzzle-leave = Усі задачі
puzzle-question = Який хід найкращий?
puzzle-confirm = Підтвердити
fault-no-such-puzzle = Такої задачі немає.
fault-no-such-choice = Такого вибору в цій задачі немає.
fault-puzzle-broken = У цій задачі помилка, поставити її не можна. Інші задачі працюють.
fault-puzzle-unanswered = Спершу дайте відповідь на задачу, тоді з неї можна грати далі.
fault-puzzle-earlier = За столом було б видно відповідь на задачу { $puzzle } з тієї самої партії. Спершу розв'яжіть її.
fault-puzzle-over = Цей хід закінчує гру: далі грати нічого.
call-list-puzzles = Задачі всіх ігор, у яких вони є, і мої відповіді.
call-answer-puzzle = Задача, як її поставлено; з моїм вибором — чого вартий кожен вибір. Рахується перша відповідь.
call-play-on = Стіл, що продовжує розв'язану мною задачу, проти найсильніших ботів.

## scripts, in the lobby too
ui-puzzles-of-day = Задачі дня
ui-puzzles-done = є відповідь

## scripts, on the pages of puzzles alone
ui-puzzle-day = Задача дня
ui-puzzle-day-answer = Розв'язати задачу дня
ui-puzzle-day-right = Задачу дня розв'язано
ui-puzzle-day-wrong = На задачу дня відповідь дано
ui-puzzle-days = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[many] { $n } днів поспіль
}
ui-puzzle-rating = Ваш рейтинг
ui-puzzle-solved = Розв'язано
ui-puzzle-solved-of = { $n } з { $most }
ui-puzzle-run = Поспіль
ui-puzzle-longest = найбільше { $n }
ui-puzzle-next = Наступна задача
ui-puzzle-difficulty = Складність { $n } з 5
ui-puzzle-yes = правильно
ui-puzzle-no = неправильно
ui-puzzle-new = без відповіді
ui-puzzle-one = Задача { $name }, рейтинг { $n }
ui-puzzle-hint = Натисніть фігуру чи кнопку, потім підтвердьте. Доти можна передумати.
ui-puzzle-chosen = Ваш вибір: { $name }
ui-puzzle-again-note = Ви вже відповідали на цю задачу: рахується перша відповідь.
ui-puzzle-right = Правильно!
ui-puzzle-wrong = Є краще.
ui-puzzle-better = Краще: { $name }. Ваш вибір коштує { $cost } зі 100 перемог.
ui-puzzle-worths = Шанс перемогти після кожного вибору
ui-puzzle-mine = ваш вибір
ui-puzzle-best = найкраще
ui-puzzle-natural = звична помилка
ui-puzzle-natural-cost = Багато хто обрав би інше: { $name }. Це коштує { $cost } зі 100 перемог.
ui-puzzle-more = { $n ->
    [one] Ще { $n } вибір
    [few] Ще { $n } вибори
   *[many] Ще { $n } виборів
}
ui-puzzle-exact = Ці шанси точні.
ui-puzzle-searched = Ці шанси знайдено перебором і підтверджено довшими.
ui-puzzle-standing = Ваш рейтинг: { $now } ({ $gain })
ui-puzzle-standing-still = Ваш рейтинг: { $now }
ui-puzzle-its = Рейтинг задачі: { $now } ({ $gain })
ui-puzzle-its-still = Рейтинг задачі: { $now }
ui-puzzle-in-a-row = { $n ->
    [one] { $n } правильна відповідь поспіль
    [few] { $n } правильні відповіді поспіль
   *[many] { $n } правильних відповідей поспіль
}
ui-puzzle-people = { $n ->
    [one] Тут відповіла { $n } людина; правильно — { $most } %.
    [few] Тут відповіли { $n } людини; правильно — { $most } %.
   *[many] Тут відповіли { $n } людей; правильно — { $most } %.
}
ui-puzzle-play = Грати далі звідси
ui-puzzle-play-best = Грати далі після найкращого ходу
ui-puzzle-play-mine = Грати далі після мого ходу
ui-puzzle-play-note = Проти найсильнішого бота.
ui-puzzle-share = Поділитися
ui-puzzle-share-text = Текст, яким можна поділитися
ui-puzzle-share-solved = розв'язано
ui-puzzle-share-missed = не розв'язано
ui-puzzle-try = Спробувати ще

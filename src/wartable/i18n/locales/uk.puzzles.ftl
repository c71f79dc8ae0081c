### Задачі в терміналі.

cli-help-puzzles = Задачі: переглянути список, розв'язати одну або знайти нові. `puzzles GAME` — те саме, що `puzzles show GAME`.
cli-help-puzzles-show = Показати задачі гри; з ID — поставити цю задачу й пояснити відповідь.
cli-help-puzzle = Задача, як її названо у списку.
cli-help-puzzle-day = Поставити задачу дня.
cli-help-puzzles-make = Шукати задачі в партіях сильних ботів. Перерваний пошук триває зі свого файлу.
cli-help-puzzles-count = Скільки задач.
cli-help-puzzles-seed = Те саме число знаходить ті самі задачі.
cli-help-puzzles-out = Файл, який буде записано; якщо не вказано, GAME.puzzles.jsonl.
cli-puzzles-made = { $count ->
    [one] { $count } задача у { $file }.
    [few] { $count } задачі у { $file }.
    [many] { $count } задач у { $file }.
   *[other] { $count } задачі у { $file }.
}
cli-puzzles-id = задача
cli-puzzles-difficulty = складність
cli-puzzles-rating = рейтинг
cli-puzzles-answer = ваша відповідь
cli-puzzle-or-day = назвіть задачу або попросіть задачу дня, не те й інше разом
cli-puzzle-yes = правильно
cli-puzzle-no = неправильно
cli-puzzle-title = задача { $puzzle }, складність { $difficulty } з 5
cli-puzzle-ask = Який вибір перемагає найчастіше? Відповідайте його номером; q — вийти.
cli-puzzle-right = Правильно!
cli-puzzle-wrong = Є краще.
cli-puzzle-best = Краще: { $best }. Ваш вибір коштує { $cost } зі 100 перемог.
cli-puzzle-worths = Шанс перемогти після кожного вибору:
cli-puzzle-why = Чому: { $why }
cli-puzzle-natural = Багато хто обрав би інше: { $natural }. Це коштує { $cost } зі 100 перемог.
cli-puzzle-exact = Ці шанси точні.
cli-puzzle-searched = Ці шанси знайдено перебором і підтверджено довшими.
cli-puzzle-rating = Ваш рейтинг: { $rating } ± { $sure }. { $run ->
    [0] Наступна правильна відповідь розпочне нову серію.
    [one] { $run } правильна відповідь поспіль.
    [few] { $run } правильні відповіді поспіль.
    [many] { $run } правильних відповідей поспіль.
   *[other] { $run } правильної відповіді поспіль.
}
cli-puzzle-again = Ви вже відповідали на цю задачу, тож рейтинг не змінюється.
cli-puzzle-days = { $days ->
    [one] Задача дня: { $days } день поспіль.
    [few] Задача дня: { $days } дні поспіль.
    [many] Задача дня: { $days } днів поспіль.
   *[other] Задача дня: { $days } дня поспіль.
}
unknown-puzzle = у { $game } немає задачі { $puzzle }; їх показує wartable puzzles { $game }
unknown-puzzle-file = { $file }, рядок { $line }: { $why }
unknown-learner-file = не вдається прочитати { $file }: { $why }
unknown-no-puzzles = задач для { $game } ще немає
unknown-no-worths = { $game } не вміє сказати, чого варті ходи, тому задач із неї не зробити

### Задачи в терминале.

cli-help-puzzles = Задачи: посмотреть список, решить одну или найти новые. `puzzles GAME` — то же, что `puzzles show GAME`.
cli-help-puzzles-show = Показать задачи игры; с ID — задать эту задачу и объяснить ответ.
cli-help-puzzle = Задача, как она названа в списке.
cli-help-puzzle-day = Задать задачу дня.
cli-help-puzzles-make = Искать задачи в партиях сильных ботов. Прерванный поиск продолжается со своего файла.
cli-help-puzzles-count = Сколько задач.
cli-help-puzzles-seed = То же число находит те же задачи.
cli-help-puzzles-out = Файл, который будет записан; если не указан, GAME.puzzles.jsonl.
cli-puzzles-made = { $count ->
    [one] { $count } задача в { $file }.
    [few] { $count } задачи в { $file }.
    [many] { $count } задач в { $file }.
   *[other] { $count } задачи в { $file }.
}
cli-puzzles-id = задача
cli-puzzles-difficulty = сложность
cli-puzzles-rating = рейтинг
cli-puzzles-answer = ваш ответ
cli-puzzle-or-day = назовите задачу или попросите задачу дня, не то и другое вместе
cli-puzzle-yes = верно
cli-puzzle-no = неверно
cli-puzzle-title = задача { $puzzle }, сложность { $difficulty } из 5
cli-puzzle-ask = Какой выбор побеждает чаще всего? Ответьте его номером; q — выйти.
cli-puzzle-right = Верно!
cli-puzzle-wrong = Есть лучше.
cli-puzzle-best = Лучше: { $best }. Ваш выбор стоит { $cost } из 100 побед.
cli-puzzle-worths = Шанс победить после каждого выбора:
cli-puzzle-why = Почему: { $why }
cli-puzzle-natural = Многие выбрали бы другое: { $natural }. Это стоит { $cost } из 100 побед.
cli-puzzle-exact = Эти шансы точные.
cli-puzzle-searched = Эти шансы найдены перебором и подтверждены более долгими.
cli-puzzle-rating = Ваш рейтинг: { $rating } ± { $sure }. { $run ->
    [0] Следующий верный ответ начнёт новую серию.
    [one] { $run } верный ответ подряд.
    [few] { $run } верных ответа подряд.
    [many] { $run } верных ответов подряд.
   *[other] { $run } верного ответа подряд.
}
cli-puzzle-again = Вы уже отвечали на эту задачу, поэтому рейтинг не меняется.
cli-puzzle-days = { $days ->
    [one] Задача дня: { $days } день подряд.
    [few] Задача дня: { $days } дня подряд.
    [many] Задача дня: { $days } дней подряд.
   *[other] Задача дня: { $days } дня подряд.
}
unknown-puzzle = у { $game } нет задачи { $puzzle }; их показывает wartable puzzles { $game }
unknown-puzzle-file = { $file }, строка { $line }: { $why }
unknown-learner-file = не удаётся прочитать { $file }: { $why }
unknown-no-puzzles = задач для { $game } пока нет
unknown-no-worths = { $game } не умеет сказать, чего стоят ходы, поэтому задач из неё не сделать

### Страницы задач.

page-puzzles = Задачи
puzzles-title = Задачи
puzzles-subline = Одна позиция, один вопрос: какой ход лучший? А затем — чего стоит каждый ход и почему.
puzzle-nav = Задача
puzzle-name = Задача, сложность { $difficulty } из 5
puzzle-about = Какой ход лучший? Позиция из игры «{ $game }» с одним ответом и объяснением.
puzzle-skip = К вопросу
puzzle-panel = Вопрос и ответ
puzzle-leave = Все задачи
puzzle-question = Какой ход лучший?
puzzle-confirm = Подтвердить
fault-no-such-puzzle = Такой задачи нет.
fault-no-such-choice = Такого выбора в этой задаче нет.
fault-puzzle-broken = В этой задаче ошибка, задать её нельзя. Другие задачи работают.
fault-puzzle-unanswered = Сначала ответьте на задачу, тогда из неё можно играть дальше.
fault-puzzle-earlier = За столом был бы виден ответ на задачу { $puzzle } из той же партии. Сначала решите её.
fault-puzzle-over = Этот ход заканчивает игру: дальше играть нечего.
call-list-puzzles = Задачи всех игр, у которых они есть, и мои ответы.
call-answer-puzzle = Задача, как она задана; с моим выбором — чего стоит каждый выбор. Считается первый ответ.
call-play-on = Стол, который продолжает решённую мной задачу, против сильнейших ботов.

## scripts, in the lobby too
ui-puzzles-of-day = Задачи дня
ui-puzzles-done = ответ дан

## scripts, on the pages of puzzles alone
ui-puzzle-day = Задача дня
ui-puzzle-day-answer = Решить задачу дня
ui-puzzle-day-right = Задача дня решена
ui-puzzle-day-wrong = Ответ на задачу дня дан
ui-puzzle-days = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
ui-puzzle-rating = Ваш рейтинг
ui-puzzle-solved = Решено
ui-puzzle-solved-of = { $n } из { $most }
ui-puzzle-run = Подряд
ui-puzzle-longest = больше всего { $n }
ui-puzzle-next = Следующая задача
ui-puzzle-difficulty = Сложность { $n } из 5
ui-puzzle-yes = верно
ui-puzzle-no = неверно
ui-puzzle-new = без ответа
ui-puzzle-one = Задача { $name }, рейтинг { $n }
ui-puzzle-hint = Нажмите фигуру или кнопку, затем подтвердите. До этого можно передумать.
ui-puzzle-chosen = Ваш выбор: { $name }
ui-puzzle-again-note = Вы уже отвечали на эту задачу: считается первый ответ.
ui-puzzle-right = Верно!
ui-puzzle-wrong = Есть лучше.
ui-puzzle-better = Лучше: { $name }. Ваш выбор стоит { $cost } из 100 побед.
ui-puzzle-worths = Шанс победить после каждого выбора
ui-puzzle-mine = ваш выбор
ui-puzzle-best = лучший
ui-puzzle-natural = обычная ошибка
ui-puzzle-natural-cost = Многие выбрали бы другое: { $name }. Это стоит { $cost } из 100 побед.
ui-puzzle-more = { $n ->
    [one] Ещё { $n } выбор
    [few] Ещё { $n } выбора
   *[many] Ещё { $n } выборов
}
ui-puzzle-exact = Эти шансы точные.
ui-puzzle-searched = Эти шансы найдены перебором и подтверждены более долгими.
ui-puzzle-standing = Ваш рейтинг: { $now } ({ $gain })
ui-puzzle-standing-still = Ваш рейтинг: { $now }
ui-puzzle-its = Рейтинг задачи: { $now } ({ $gain })
ui-puzzle-its-still = Рейтинг задачи: { $now }
ui-puzzle-in-a-row = { $n ->
    [one] { $n } верный ответ подряд
    [few] { $n } верных ответа подряд
   *[many] { $n } верных ответов подряд
}
ui-puzzle-people = { $n ->
    [one] Здесь ответил { $n } человек; верно — { $most } %.
    [few] Здесь ответили { $n } человека; верно — { $most } %.
   *[many] Здесь ответили { $n } человек; верно — { $most } %.
}
ui-puzzle-play = Играть дальше отсюда
ui-puzzle-play-best = Играть дальше после лучшего хода
ui-puzzle-play-mine = Играть дальше после моего хода
ui-puzzle-play-note = Против сильнейшего бота.
ui-puzzle-share = Поделиться
ui-puzzle-share-text = Текст, которым можно поделиться
ui-puzzle-share-solved = решена
ui-puzzle-share-missed = не решена
ui-puzzle-try = Попробовать ещё

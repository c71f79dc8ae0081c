### Законченная партия ещё раз: терминал, отчёт и страница просмотра.

cli-help-analyse = Разобрать законченную партию: шансы победить после каждого действия, лучшие ходы, переломные моменты, удача и умение.
cli-help-analyse-html = Записать отчёт с картинками в этот файл.
cli-help-analyse-depth = Во сколько раз больше думать, чем обычно, от 0.01 до 100. Мысли считаются доигранными партиями, поэтому та же глубина везде даёт тот же ответ.
cli-help-analyse-seat = Оценивать решения только этого места.
cli-help-analyse-fresh = Не брать разбор, сохранённый раньше.
cli-analyse-written = Отчёт в { $file }.
unknown-depth = глубина { $depth }: правильно от { $least } до { $most }
unknown-too-short = в записи { $n ->
    [one] { $n } решение
    [few] { $n } решения
    [many] { $n } решений
   *[other] { $n } решения
  }; разбор возможен от { $most }
analysis-too-short = { $n ->
    [0] Партия кончилась до первого решения; разбор возможен от { $most }.
    [one] Партия кончилась после { $n } решения; разбор возможен от { $most }.
    [few] Партия кончилась после { $n } решений; разбор возможен от { $most }.
    [many] Партия кончилась после { $n } решений; разбор возможен от { $most }.
   *[other] Партия кончилась после { $n } решения; разбор возможен от { $most }.
}
unknown-no-analysis = { $game } не умеет сказать, чего стоят позиции и ходы, поэтому разобрать её нельзя
unknown-no-table = не читается то, чем { $game } оценивает позиции ({ $why }); установите Wartable ещё раз
fault-no-result = Эту партию прервали без результата, разбирать нечего.

analysis-title = Разбор
analysis-of = Разбор: { $game }
analysis-step = Шаг
analysis-who = Кто
analysis-move = Что произошло
analysis-chances = Шансы победить, %
analysis-better = Лучше
analysis-loss = Потеряно, %
analysis-why = Почему
analysis-turning = Переломные моменты
analysis-accounts = Удача и умение
analysis-moves = Все ходы
analysis-graph = Шансы победить после каждого шага
analysis-start = Начало
analysis-luck = Удача
analysis-own = Свои решения
analysis-others = Решения других
analysis-rest = Не объяснено
analysis-result-heading = Результат
analysis-choices = Решений
analysis-mistakes = Ошибок
analysis-chance = Случай
analysis-clock = Часы
analysis-print = мест: { $seats }, правила { $rules }, глубина { $depth }
analysis-unseen = { $n ->
    [one] Что-то берётся втайне.
    [few] Взято втайне: { $n }.
    [many] Взято втайне: { $n }.
   *[other] Взято втайне: { $n }.
}
analysis-turn-luck = Невезение ({ $name }): шанс победить был { $then } %, стал { $now } %.
analysis-turn-luck-you = Вам не повезло: ваш шанс был { $then } %, стал { $now } %.
analysis-turn-lucky = Удача ({ $name }): шанс победить был { $then } %, стал { $now } %.
analysis-turn-lucky-you = Вам повезло: ваш шанс был { $then } %, стал { $now } %.
analysis-turn-rival-you = Удача ({ $who }): ваш шанс был { $then } %, стал { $now } %.
analysis-turn-choice = Важное решение ({ $who }). { $name }: шанс победить был { $then } %, стал { $now } %.
analysis-turn-choice-you = Важное решение ({ $who }): ваш шанс был { $then } %, стал { $now } %.
analysis-turn-own-choice = Ваше важное решение. { $name }: шанс победить был { $then } %, стал { $now } %.
analysis-turn-own-choice-you = Ваше важное решение: ваш шанс был { $then } %, стал { $now } %.
analysis-turn-mistake = { $name } ошибается (−{ $loss } % по тому, что было известно): шанс победить был { $then } %, стал { $now } %.
analysis-turn-mistake-you = Ваша ошибка (−{ $loss } % по тому, что было известно): ваш шанс был { $then } %, стал { $now } %.
analysis-turn-instead = { $name }: выбор — «{ $played }». «{ $better }» — лучше на { $loss } %. Шанс на победу: с { $then } % до { $now } %.
analysis-turn-instead-you = Вы выбрали «{ $played }». «{ $better }» — лучше на { $loss } %. Ваш шанс: с { $then } % до { $now } %.
analysis-turn-rest = Остальное падение — везение и то, что открылось.
analysis-turn-other = { $name }: шанс победить был { $then } %, стал { $now } %.
analysis-turn-other-you = Ваш шанс был { $then } %, стал { $now } %.
analysis-no-turning = Ни один отдельный шаг не переломил этой партии.
analysis-result = { $name }: результат { $now } из 100.
analysis-stood = { $name }: { $now } из 100 на момент, когда партию сдали.
analysis-luck-good = Случай помог: { $points } %.
analysis-luck-bad = Случай был против: { $points } %.
analysis-luck-no = Случай дал и отнял примерно поровну.
analysis-lost = { $n ->
    [0] Решения отдали { $points } %, без явных ошибок.
    [one] Решения отдали { $points } %; { $n } из них — явная ошибка.
    [few] Решения отдали { $points } %; { $n } из них — явные ошибки.
    [many] Решения отдали { $points } %; явных ошибок среди них { $n }.
   *[other] Решения отдали { $points } %; явных ошибок среди них { $n }.
}
analysis-broken-off = Прервано: рассмотрено действий { $n } из { $most }, цифры — о них.
analysis-note-above = Кривая знает все карты, потому что партия окончена. Решения оценены только по тому, что их место тогда знало.
analysis-note-given-up = Партию сдали до конца: вместо результата — шансы на тот момент.
analysis-note-exact = Шансы точны: для двоих эта игра решена.
analysis-note-searched = Шансы — из доигранных партий (глубина { $depth }). То, что после ±, охватывает верное число примерно девятнадцать раз из двадцати, насколько можно верить самому перебору.
analysis-note-sum = Начало + удача + свои решения + решения других + необъяснённое = результат, в сотых победы. Необъяснённое — это скрытые карты, которые открылись, и погрешности самих шансов.
analysis-best = лучшее
analysis-instead = лучше: { $better } (+{ $loss } %)

replay-analyse = Разобрать эту партию
ui-analysis-before = Шансы победить после каждого шага, лучшие ходы, переломные моменты, удача и умение. Займёт до минуты.
ui-analysis-stop = Остановить
ui-analysis-progress = Шаг { $n } из { $most }
ui-analysis-curve = Шансы победить по ходу партии
ui-analysis-now = Шансы победить здесь
ui-analysis-turning = Переломные моменты
ui-analysis-better = Лучше: { $name } (+{ $points })
ui-analysis-played = { $name }, сыграно: «{ $played }».
ui-analysis-played-you = Вы сыграли «{ $played }».
ui-analysis-fine = Ничего явно лучшего не было.
ui-analysis-luck-skill = Удача и умение
ui-analysis-luck = Удача
ui-analysis-own = Свои решения
ui-analysis-others = Решения других
ui-analysis-rest = Не объяснено
ui-analysis-at = Шаг { $n }
ui-analysis-slips-own = Ваши явные ошибки: { $n }
ui-analysis-slips = Явные ошибки: { $n }
ui-analysis-slight = неточности: { $n }
ui-analysis-slips-all = Все { $n }
ui-analysis-slip-before = Предыдущая ошибка
ui-analysis-slip-next = Следующая ошибка
call-begin-analysis = Начать разбор законченной партии.
call-analysis = Как далеко зашёл разбор законченной партии и что он нашёл.
call-end-analysis = Остановить разбор, который вы начали.

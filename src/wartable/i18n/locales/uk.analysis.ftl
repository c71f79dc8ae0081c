### Закінчена партія ще раз: термінал, звіт і сторінка перегляду.

cli-help-analyse = Розібрати закінчену партію: шанси перемогти після кожної дії, кращі ходи, переломні моменти, удача й уміння.
cli-help-analyse-html = Записати звіт із малюнками в цей файл.
cli-help-analyse-depth = У скільки разів більше думати, ніж звичайно, від 0.01 до 100. Думки рахуються дограними партіями, тож та сама глибина всюди дає ту саму відповідь.
cli-help-analyse-seat = Оцінювати рішення лише цього місця.
cli-help-analyse-fresh = Не брати розбір, збережений раніше.
cli-analyse-written = Звіт у { $file }.
unknown-depth = глибина { $depth }: правильно від { $least } до { $most }
unknown-too-short = у записі { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
    [many] { $n } рішень
   *[other] { $n } рішення
  }; розбір можливий від { $most }
analysis-too-short = { $n ->
    [0] Партія скінчилася до першого рішення; розбір можливий від { $most }.
    [one] Партія скінчилася після { $n } рішення; розбір можливий від { $most }.
    [few] Партія скінчилася після { $n } рішень; розбір можливий від { $most }.
    [many] Партія скінчилася після { $n } рішень; розбір можливий від { $most }.
   *[other] Партія скінчилася після { $n } рішення; розбір можливий від { $most }.
}
unknown-no-analysis = { $game } не вміє сказати, чого варті позиції й ходи, тому розібрати її не можна
unknown-no-table = не читається те, чим { $game } оцінює позиції ({ $why }); установіть Wartable ще раз
fault-no-result = Цю партію перервали без результату, тож розбирати нічого.

analysis-title = Розбір
analysis-of = Розбір: { $game }
analysis-step = Крок
analysis-who = Хто
analysis-move = Що сталося
analysis-chances = Шанси перемогти, %
analysis-better = Краще
analysis-loss = Втрачено, %
analysis-why = Чому
analysis-turning = Переломні моменти
analysis-accounts = Удача й уміння
analysis-moves = Усі ходи
analysis-graph = Шанси перемогти після кожного кроку
analysis-start = Початок
analysis-luck = Удача
analysis-own = Власні рішення
analysis-others = Рішення інших
analysis-rest = Не пояснено
analysis-result-heading = Результат
analysis-choices = Рішень
analysis-mistakes = Помилок
analysis-chance = Випадок
analysis-clock = Годинник
analysis-print = місць: { $seats }, правила { $rules }, глибина { $depth }
analysis-unseen = { $n ->
    [one] Щось береться таємно.
    [few] Взято таємно: { $n }.
    [many] Взято таємно: { $n }.
   *[other] Взято таємно: { $n }.
}
analysis-turn-luck = Невезіння ({ $name }): шанс перемогти був { $then } %, став { $now } %.
analysis-turn-luck-you = Вам не пощастило: ваш шанс був { $then } %, став { $now } %.
analysis-turn-lucky = Удача ({ $name }): шанс перемогти був { $then } %, став { $now } %.
analysis-turn-lucky-you = Вам пощастило: ваш шанс був { $then } %, став { $now } %.
analysis-turn-rival-you = Удача ({ $who }): ваш шанс був { $then } %, став { $now } %.
analysis-turn-choice = Важливе рішення ({ $who }). { $name }: шанс перемогти був { $then } %, став { $now } %.
analysis-turn-choice-you = Важливе рішення ({ $who }): ваш шанс був { $then } %, став { $now } %.
analysis-turn-own-choice = Ваше важливе рішення. { $name }: шанс перемогти був { $then } %, став { $now } %.
analysis-turn-own-choice-you = Ваше важливе рішення: ваш шанс був { $then } %, став { $now } %.
analysis-turn-mistake = { $name } помиляється (−{ $loss } % за тим, що було відомо): шанс перемогти був { $then } %, став { $now } %.
analysis-turn-mistake-you = Ваша помилка (−{ $loss } % за тим, що було відомо): ваш шанс був { $then } %, став { $now } %.
analysis-turn-instead = { $name }: вибір — «{ $played }». «{ $better }» — краще на { $loss } %. Шанс на перемогу: з { $then } % до { $now } %.
analysis-turn-instead-you = Ви вибрали «{ $played }». «{ $better }» — краще на { $loss } %. Ваш шанс: з { $then } % до { $now } %.
analysis-turn-rest = Решта падіння — везіння й те, що відкрилося.
analysis-turn-other = { $name }: шанс перемогти був { $then } %, став { $now } %.
analysis-turn-other-you = Ваш шанс був { $then } %, став { $now } %.
analysis-no-turning = Жоден окремий крок не переломив цієї партії.
analysis-result = { $name }: результат { $now } зі 100.
analysis-stood = { $name }: { $now } зі 100 на мить, коли партію здали.
analysis-luck-good = Випадок допоміг: { $points } %.
analysis-luck-bad = Випадок був проти: { $points } %.
analysis-luck-no = Випадок дав і забрав приблизно порівну.
analysis-lost = { $n ->
    [0] Рішення віддали { $points } %, без явних помилок.
    [one] Рішення віддали { $points } %; { $n } з них — явна помилка.
    [few] Рішення віддали { $points } %; { $n } з них — явні помилки.
    [many] Рішення віддали { $points } %; явних помилок серед них { $n }.
   *[other] Рішення віддали { $points } %; явних помилок серед них { $n }.
}
analysis-broken-off = Перервано: розглянуто дій { $n } з { $most }, цифри — про них.
analysis-note-above = Крива знає всі карти, бо партія закінчена. Рішення оцінено лише за тим, що їхнє місце тоді знало.
analysis-note-given-up = Партію здали до кінця: замість результату — шанси на ту мить.
analysis-note-exact = Шанси точні: для двох ця гра розв'язана.
analysis-note-searched = Шанси — з дограних партій (глибина { $depth }). Те, що після ±, охоплює справжнє число приблизно дев'ятнадцять разів із двадцяти, наскільки можна вірити самому перебору.
analysis-note-sum = Початок + удача + власні рішення + рішення інших + не пояснене = результат, у сотих перемоги. Не пояснене — це приховані карти, що відкрилися, і похибки самих шансів.
analysis-best = найкраще
analysis-instead = краще: { $better } (+{ $loss } %)

replay-analyse = Розібрати цю партію
ui-analysis-before = Шанси перемогти після кожного кроку, кращі ходи, переломні моменти, удача й уміння. Триватиме до хвилини.
ui-analysis-stop = Зупинити
ui-analysis-progress = Крок { $n } із { $most }
ui-analysis-curve = Шанси перемогти впродовж партії
ui-analysis-now = Шанси перемогти тут
ui-analysis-turning = Переломні моменти
ui-analysis-better = Краще: { $name } (+{ $points })
ui-analysis-played = { $name }, зіграно: «{ $played }».
ui-analysis-played-you = Ви зіграли «{ $played }».
ui-analysis-fine = Нічого явно кращого не було.
ui-analysis-luck-skill = Удача й уміння
ui-analysis-luck = Удача
ui-analysis-own = Власні рішення
ui-analysis-others = Рішення інших
ui-analysis-rest = Не пояснено
ui-analysis-at = Крок { $n }
ui-analysis-slips-own = Ваші явні помилки: { $n }
ui-analysis-slips = Явні помилки: { $n }
ui-analysis-slight = неточності: { $n }
ui-analysis-slips-all = Усі { $n }
ui-analysis-slip-before = Попередня помилка
ui-analysis-slip-next = Наступна помилка
call-begin-analysis = Почати розбір закінченої партії.
call-analysis = Як далеко зайшов розбір закінченої партії й що він знайшов.
call-end-analysis = Зупинити розбір, який ви почали.

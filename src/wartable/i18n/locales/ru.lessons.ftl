### Страницы уроков.

page-learn = Обучение
learn-title = Научитесь играть
learn-subline = Короткие уроки на настоящем поле. Ходите вы, и каждый ход получает ответ.
lesson-nav = Урок
lesson-skip = К тексту урока
lesson-panel = Текст и задание урока
lesson-again = Начать снова
lesson-leave = Все уроки
lesson-back = Назад
lesson-solve = Показать
lesson-next = Дальше
fault-no-such-lesson = Такого урока нет.
fault-lesson-broken = В этом уроке ошибка, дальше его пройти нельзя. Другие уроки работают.
call-list-lessons = Все уроки всех игр и то, как далеко я в них.
call-take-lesson = Что показывает урок после моих ходов и ещё одного; верные ходы сохраняются.

## scripts
ui-learn = Научиться
ui-lesson-minutes = { $n } мин
ui-lesson-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
ui-lesson-step = Шаг { $n } из { $most }
ui-lesson-count = Пройдено: { $n } из { $most }
ui-lesson-begin = Начать
ui-lesson-go-on = Продолжить
ui-lesson-repeat = Ещё раз
ui-lesson-done = Пройдено
ui-lesson-right = Верно.
ui-lesson-left = { $n ->
    [one] На это осталось { $n } действие.
    [few] На это осталось { $n } действия.
   *[many] На это осталось { $n } действий.
}
ui-lesson-solution = Дальше ведёт вот что: { $name }
ui-lesson-do = Сделать это
ui-lesson-over = Урок пройден
ui-lesson-learned = Вы изучили: { $name }.
ui-lesson-next = Дальше: { $name }, { $n } мин
ui-lesson-play = Сыграть партию
ui-lesson-play-note = Против лёгкого бота, с наставником и без спешки.
ui-lesson-all = Все уроки
ui-newcomer = Вы здесь впервые? «{ $name }»: научитесь играть за { $n } мин.
ui-newcomer-on = «{ $name }»: ваш первый урок ждёт вас.

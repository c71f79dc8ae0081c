### Сторінки уроків.

page-learn = Навчання
learn-title = Навчіться грати
learn-subline = Короткі уроки на справжньому полі. Ходите ви, і кожен хід дістає відповідь.
lesson-nav = Урок
lesson-skip = До тексту уроку
lesson-panel = Текст і завдання уроку
lesson-again = Почати знову
lesson-leave = Усі уроки
lesson-back = Назад
lesson-solve = Показати
lesson-next = Далі
fault-no-such-lesson = Такого уроку немає.
fault-lesson-broken = У цьому уроці помилка, далі його пройти не можна. Інші уроки працюють.
call-list-lessons = Усі уроки всіх ігор і те, як далеко я в них.
call-take-lesson = Що показує урок після моїх ходів і ще одного; правильні ходи зберігаються.

## scripts
ui-learn = Навчитися
ui-lesson-minutes = { $n } хв
ui-lesson-steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
ui-lesson-step = Крок { $n } з { $most }
ui-lesson-count = Пройдено: { $n } з { $most }
ui-lesson-begin = Почати
ui-lesson-go-on = Продовжити
ui-lesson-repeat = Ще раз
ui-lesson-done = Пройдено
ui-lesson-right = Правильно.
ui-lesson-left = { $n ->
    [one] На це лишилася { $n } дія.
    [few] На це лишилося { $n } дії.
   *[many] На це лишилося { $n } дій.
}
ui-lesson-solution = Далі веде ось що: { $name }
ui-lesson-do = Зробити це
ui-lesson-over = Урок пройдено
ui-lesson-learned = Ви вивчили: { $name }.
ui-lesson-next = Далі: { $name }, { $n } хв
ui-lesson-play = Зіграти партію
ui-lesson-play-note = Проти легкого бота, з наставником і без поспіху.
ui-lesson-all = Усі уроки
ui-newcomer = Ви тут уперше? «{ $name }»: навчіться грати за { $n } хв.
ui-newcomer-on = «{ $name }»: ваш перший урок чекає на вас.

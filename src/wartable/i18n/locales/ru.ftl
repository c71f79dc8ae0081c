seat-number = Место { $number }
refusal-over = Игра окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-such-action = Такого действия нет.
level-random = случайный
level-easy = лёгкий
level-medium = средний
level-hard = сильный

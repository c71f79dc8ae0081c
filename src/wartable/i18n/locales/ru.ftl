seat-number = Место { $number }
refusal-over = Игра окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-such-action = Такого действия нет.
source-corrected = файл данных того, у кого есть коробка
you-head = Вы
sheet-title = Счёт
sheet-total = Всего

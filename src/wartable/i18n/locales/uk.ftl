seat-number = Місце { $number }
refusal-over = Гру закінчено.
refusal-not-your-turn = Зараз не ваш хід.
refusal-no-such-action = Такої дії немає.
source-corrected = файл даних того, хто має коробку
you-head = Ви
sheet-title = Рахунок
sheet-total = Разом

## Числа, по которым сравнивают планы хода.

prospect-ca = Гражданские действия
prospect-ma = Военные действия
prospect-food = Пища
prospect-food-rate = Пища за ход, после потребления
prospect-resource = Ресурсы
prospect-resource-rate = Ресурсы за ход, после коррупции
prospect-science = Наука
prospect-science-rate = Наука за ход
prospect-culture = Культура
prospect-culture-rate = Культура за ход
prospect-happy = Счастье, из скольких нужных
prospect-strength = Сила
prospect-rival = Перевес в силе: { $rival }
prospect-short-rival = Перевес
prospect-hunger = Голод: не хватает пищи — { $n }, будет потеряно культуры — { $culture }.
prospect-corruption = Коррупция заберёт { $n }.
prospect-uprising = Восстание: ничего не будет произведено.
prospect-end = Даст: культура { $culture }, наука { $science }, пища { $food }, ресурсы { $resource }.
plan-first = Политика в план не входит: сначала решите её за столом. План начинается после неё.

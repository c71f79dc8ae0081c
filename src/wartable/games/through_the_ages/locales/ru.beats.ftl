## Что происходит на столе.

beat-food = Пища
beat-eaten = Потреблено пищи
beat-resources = Ресурсы
beat-corruption = Коррупция
beat-science = Наука
beat-culture = Культура
beat-population = Население
beat-yellow = Жёлтые кубики
beat-blue = Синие кубики
beat-actions = Гражданские действия
beat-strength = Сила
beat-happiness = Счастье
beat-discontent = Недовольные рабочие
beat-cards = Карты защитника
beat-total = Вместе
beat-now = Стало
beat-stake = Теряет
beat-changes = Что меняется
beat-buildings = Здания
beat-workers = Рабочие
beat-wonders = Чудеса
beat-colonies = Колонии
beat-technologies = Технологии
beat-removed = Лидеры и чудеса
beat-nothing = { $card }: никто ничего не получает и не теряет.
beat-production = Производство
beat-produced = { $seat }: производство.
beat-produced-culture = { $seat }: производство, +{ $n } культуры.
beat-produced-you = Ваше производство.
beat-produced-culture-you = Ваше производство: +{ $n } культуры.
beat-before = Культура до подсчёта
beat-final = Культура в конце игры
beat-final-over = Игра окончена: итоговый подсчёт
beat-war-over = Исход войны решён
beat-attack-over = Исход агрессии решён
beat-counted = { $what ->
        [0] Прирост науки
        [1] Сила
        [2] Счастье
        [3] Пища с ферм
        [4] Ресурсы с шахт
        [5] Уровни технологий
        [6] Форма правления
        [7] Колонии
       *[8] Чудеса эпохи II
    }

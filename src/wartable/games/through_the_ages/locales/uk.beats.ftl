## Що відбувається на столі.

beat-food = Їжа
beat-eaten = Спожито їжі
beat-resources = Ресурси
beat-corruption = Корупція
beat-science = Наука
beat-culture = Культура
beat-population = Населення
beat-yellow = Жовті кубики
beat-blue = Сині кубики
beat-actions = Цивільні дії
beat-strength = Сила
beat-happiness = Щастя
beat-discontent = Незадоволені робітники
beat-cards = Карти захисника
beat-total = Разом
beat-now = Стало
beat-stake = Втрачає
beat-changes = Що змінюється
beat-buildings = Будівлі
beat-workers = Робітники
beat-wonders = Чудеса
beat-colonies = Колонії
beat-technologies = Технології
beat-removed = Лідери й чудеса
beat-nothing = { $card }: ніхто нічого не здобуває й не втрачає.
beat-production = Виробництво
beat-produced = { $seat }: виробництво.
beat-produced-culture = { $seat }: виробництво, +{ $n } культури.
beat-produced-you = Ваше виробництво.
beat-produced-culture-you = Ваше виробництво: +{ $n } культури.
beat-before = Культура до підрахунку
beat-final = Культура наприкінці гри
beat-final-over = Гру завершено: остаточний підрахунок
beat-war-over = Війну вирішено
beat-attack-over = Агресію вирішено
beat-counted = { $what ->
        [0] Приріст науки
        [1] Сила
        [2] Щастя
        [3] Їжа з ферм
        [4] Ресурси з шахт
        [5] Рівні технологій
        [6] Форма правління
        [7] Колонії
       *[8] Чудеса епохи II
    }

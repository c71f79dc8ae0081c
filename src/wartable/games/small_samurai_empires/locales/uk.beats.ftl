# ---- що відбувається на столі
beat-turn-order = Черговість ходу: { $list }.
beat-idle-quick = Швидка дія комірки { $cell } ({ $quick }) нічого не дає.
beat-idle-recruit = Наказ нічого не дає: у запасі немає армій ({ $seat }).
beat-idle-recruit-you = Наказ нічого не дає: у вашому запасі немає армій.
beat-idle-move = Наказ нічого не дає, { $region }: немає своїх армій ({ $seat }).
beat-idle-move-you = Наказ нічого не дає, { $region }: ваших армій там немає.
beat-idle-attack = Наказ нічого не дає, { $region }: поруч зі своїми арміями немає чужих ({ $seat }).
beat-idle-attack-you = Наказ нічого не дає, { $region }: поруч із вашими арміями немає чужих.
beat-idle-harvest = Наказ нічого не дає, { $region }: у провінціях із ресурсами немає своїх армій ({ $seat }).
beat-idle-harvest-you = Наказ нічого не дає, { $region }: у провінціях із ресурсами немає ваших армій.
beat-idle-castle = Наказ нічого не дає, { $region }: замок не можна ні збудувати, ні посилити ({ $seat }).
beat-idle-castle-you = Наказ нічого не дає, { $region }: ви не можете ні збудувати, ні посилити замок.
beat-full-harvest = { $seat } збирає врожай з усіх своїх провінцій: { $goods }.
beat-full-harvest-you = Ви збираєте врожай з усіх своїх провінцій: { $goods }.
beat-region = { $region } { $score }
beat-region-none = { $region }: ніхто не контролює жодної провінції, очок немає.
beat-provinces = Провінції
beat-castles = Замки
beat-influence = Вплив
beat-worth = Значущість за карту долі
beat-points = Очки
beat-total = Разом
beat-score = Разом → рахунок
beat-epoch-table = Очки епохи { $n }
beat-epoch-over = Епоху { $n } завершено: підрахунок очок
beat-final-title = { $region }: вплив наприкінці гри
beat-final-region = { $region }: { $n ->
        [0] жодної карти долі, тож вплив нічого не дає.
        [one] { $n } карта долі, стільки разів рахується вплив.
        [few] { $n } карти долі, стільки разів рахується вплив.
       *[other] { $n } карт долі, стільки разів рахується вплив.
    }
beat-final-table = Очки за всю гру
beat-final-over = Гру завершено: остаточний підрахунок

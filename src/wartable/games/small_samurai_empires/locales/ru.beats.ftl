# ---- что происходит на столе
beat-turn-order = Очерёдность хода: { $list }.
beat-idle-quick = Быстрое действие ячейки { $cell } ({ $quick }) ничего не даёт.
beat-idle-recruit = Приказ ничего не даёт: в запасе нет армий ({ $seat }).
beat-idle-recruit-you = Приказ ничего не даёт: в вашем запасе нет армий.
beat-idle-move = Приказ ничего не даёт, { $region }: нет своих армий ({ $seat }).
beat-idle-move-you = Приказ ничего не даёт, { $region }: ваших армий там нет.
beat-idle-attack = Приказ ничего не даёт, { $region }: рядом со своими армиями нет чужих ({ $seat }).
beat-idle-attack-you = Приказ ничего не даёт, { $region }: рядом с вашими армиями нет чужих.
beat-idle-harvest = Приказ ничего не даёт, { $region }: в провинциях с ресурсами нет своих армий ({ $seat }).
beat-idle-harvest-you = Приказ ничего не даёт, { $region }: в провинциях с ресурсами нет ваших армий.
beat-idle-castle = Приказ ничего не даёт, { $region }: замок нельзя ни построить, ни усилить ({ $seat }).
beat-idle-castle-you = Приказ ничего не даёт, { $region }: вы не можете ни построить, ни усилить замок.
beat-full-harvest = { $seat } собирает урожай со всех своих провинций: { $goods }.
beat-full-harvest-you = Вы собираете урожай со всех своих провинций: { $goods }.
beat-region = { $region } { $score }
beat-region-none = { $region }: никто не контролирует ни одной провинции, очков нет.
beat-provinces = Провинции
beat-castles = Замки
beat-influence = Влияние
beat-worth = Значимость за карту судьбы
beat-points = Очки
beat-total = Вместе
beat-score = Вместе → счёт
beat-epoch-table = Очки эпохи { $n }
beat-epoch-over = Эпоха { $n } окончена: подсчёт очков
beat-final-title = { $region }: влияние в конце игры
beat-final-region = { $region }: { $n ->
        [0] ни одной карты судьбы, влияние ничего не даёт.
        [one] { $n } карта судьбы, столько раз считается влияние.
        [few] { $n } карты судьбы, столько раз считается влияние.
       *[other] { $n } карт судьбы, столько раз считается влияние.
    }
beat-final-table = Очки за всю игру
beat-final-over = Игра окончена: итоговый подсчёт

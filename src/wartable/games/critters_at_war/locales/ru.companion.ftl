## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
companion-score = { $theatre } { $mine } : { $theirs }
companion-first = в следующей битве первый ход за вами
companion-second = в следующей битве вы ходите вторым номером
companion-start-first = Ничьи ваши, ведь первый ход за вами; рука лицом вверх сильнее всего — { $theatre }, { $n }, слабее всего — { $weak }, { $less }
companion-start-second = Ничьи выигрывает { $rival }, первый игрок; рука лицом вверх сильнее всего — { $theatre }, { $n }, слабее всего — { $weak }, { $less }
companion-lead = Вы держите: { $list }; самый тонкий перевес — { $theatre }, { $n }, а { $cards ->
        [0] у соперника ({ $rival }) карт уже нет
        [one] { $rival } держит ещё { $cards } карту
        [few] { $rival } держит ещё { $cards } карты
       *[many] { $rival } держит ещё { $cards } карт
    }
companion-lead-tie = Вы держите: { $list }, но театр «{ $theatre }» лишь при ничьей, как первый игрок, а { $cards ->
        [0] у соперника ({ $rival }) карт уже нет
        [one] { $rival } держит ещё { $cards } карту
        [few] { $rival } держит ещё { $cards } карты
       *[many] { $rival } держит ещё { $cards } карт
    }
companion-behind = { $rival } держит: { $list }; ближе к перелому — { $theatre }: не хватает { $n }, а туда — лишь рубашкой вверх
companion-behind-card = { $rival } держит: { $list }; ближе к перелому — { $theatre }: не хватает { $n }, а «{ $card }» даёт { $strength }
companion-behind-plain = { $rival } держит: { $list }; ближе к перелому — { $theatre }: не хватает { $n }
companion-flip = { $theatre } держится на карте «{ $card }»: рубашкой вверх будет { $less } : { $theirs } вместо { $mine } : { $theirs }, и шанс, что { $rival } сможет её перевернуть, — { $chance }
companion-contained = { $card } действует: сыгранное рубашкой вверх уничтожается, лицом вверх рука добавит: { $list }
companion-blockaded = { $card } закрывает ({ $list }): сыгранное там уничтожается, так что решают { $rest }
matters-plain = { $what }.
matters-game = { $what }. Проиграете битву — партию выиграет { $rival }.
matters-withdraw = Стоит подумать об отзыве: сейчас он стоит { $cost }, на карту позже — { $later }, а эта битва обещает потерю { $loss } очка; { $next }.
matters-withdraw-game = Проигранная битва — проигранная партия: если играть дальше, ваш шанс около { $less }, если отозвать войска за { $cost } — { $win }; { $next }.

because-withdraw = Это стоит { $cost }; если играть дальше, битва обещает потерю { $brings } очка, положение: { $list }.
because-withdraw-game = Это стоит { $cost } и оставляет вам около { $win } на партию; если играть дальше — { $less }, ведь с проигранной битвой проиграна и она.
because-withdraw-table = Это стоит { $cost }, проигранная битва — { $points }, а иначе положение такое: { $list }.
because-fight = Отзыв отдаёт { $cost }; если играть дальше, битва обещает вам { $brings } очка, положение: { $list }.
because-fight-cost = Отзыв стоит { $cost }; если играть дальше, битва обещает потерю { $brings } очка, и партию вы выиграете с шансом около { $win }, а не { $less }.
because-fight-table = Отзыв отдаёт { $cost }, а битва не проиграна: { $list }.
because-fight-game = После отзыва партию выиграет { $rival }; если играть дальше, положение такое: { $list }, и ваш шанс ещё около { $win }.
because-destroyed = Иначе карту «{ $card }» уничтожит { $by }, и она ничего не даст.
because-control = Так театр «{ $theatre }» ваш, { $mine } : { $theirs }; иначе там { $less } : { $more }.
because-margin = Так в театре «{ $theatre }» { $mine } : { $theirs }, иначе { $less } : { $more }.
because-aerodrome =
    { $card } позволяет ещё { $n ->
        [one] { $n } карте
       *[other] { $n } картам
    } из вашей руки лечь лицом вверх в любой театр.
because-containment = { $card } отныне уничтожает всё сыгранное рубашкой вверх, а карт в руке соперника ({ $rival }) ещё { $n }.
because-blockade = { $card } закрывает ({ $list }): всё сыгранное там уничтожается.
because-air-drop = После карты «{ $card }» ваша следующая может лечь лицом вверх куда угодно, даже «{ $strong }» с силой { $n }.
because-kept = Так уходит карта «{ $weak }» ({ $less }), а «{ $card }» остаётся в руке: лицом вверх она даёт { $n } в театре «{ $theatre }».
because-blind = Иначе вы откроете карту, которой не видели: сейчас она считается за { $now }, а { $n } из { $all } возможных сильнее.
because-exposed = Переворот в театре «{ $theatre }» тогда заберёт самое большее { $less }, иначе { $n }.
because-chance = По тому, что лежит и что у вас в руке, шанс на битву после этого около { $chance }, иначе { $less }.

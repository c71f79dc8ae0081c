## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
companion-score = { $theatre } { $mine } : { $theirs }
companion-first = у наступному бою перший хід за вами
companion-second = у наступному бою ви ходите другим номером
companion-start-first = Нічиї ваші, бо перший хід за вами; рука горілиць найсильніша — { $theatre }, { $n }, найслабша — { $weak }, { $less }
companion-start-second = Нічиї виграє { $rival }, перший гравець; рука горілиць найсильніша — { $theatre }, { $n }, найслабша — { $weak }, { $less }
companion-lead = Ви тримаєте: { $list }; найтонша перевага — { $theatre }, { $n }, а { $cards ->
        [0] в суперника ({ $rival }) карток уже немає
        [one] { $rival } має ще { $cards } картку
        [few] { $rival } має ще { $cards } картки
       *[many] { $rival } має ще { $cards } карток
    }
companion-lead-tie = Ви тримаєте: { $list }, але театр «{ $theatre }» лише за нічиєї, як перший гравець, а { $cards ->
        [0] в суперника ({ $rival }) карток уже немає
        [one] { $rival } має ще { $cards } картку
        [few] { $rival } має ще { $cards } картки
       *[many] { $rival } має ще { $cards } карток
    }
companion-behind = { $rival } тримає: { $list }; найближче до перелому — { $theatre }: бракує { $n }, а туди — лише долілиць
companion-behind-card = { $rival } тримає: { $list }; найближче до перелому — { $theatre }: бракує { $n }, а «{ $card }» має { $strength }
companion-behind-plain = { $rival } тримає: { $list }; найближче до перелому — { $theatre }: бракує { $n }
companion-flip = { $theatre } тримається на картці «{ $card }»: долілиць буде { $less } : { $theirs } замість { $mine } : { $theirs }, а { $rival } має чим її перевернути з шансом { $chance }
companion-contained = { $card } діє: зігране долілиць знищується, а горілиць рука ще додасть: { $list }
companion-blockaded = { $card } закриває ({ $list }): зігране там знищується, тож вирішують { $rest }
matters-plain = { $what }.
matters-game = { $what }. Програєте бій — партію виграє { $rival }.
matters-withdraw = Варто подумати про відкликання: зараз воно коштує { $cost }, на картку пізніше — { $later }, а цей бій обіцяє втрату { $loss } очка; { $next }.
matters-withdraw-game = Програний бій — програна партія: якщо грати далі, ваш шанс близько { $less }, якщо відкликати війська за { $cost } — { $win }; { $next }.

because-withdraw = Це коштує { $cost }; якщо грати далі, бій обіцяє втрату { $brings } очка, становище: { $list }.
because-withdraw-game = Це коштує { $cost } і лишає вам близько { $win } на партію; якщо грати далі — { $less }, бо з програним боєм програна й вона.
because-withdraw-table = Це коштує { $cost }, програний бій — { $points }, а інакше становище таке: { $list }.
because-fight = Відкликання віддає { $cost }; якщо грати далі, бій обіцяє вам { $brings } очка, становище: { $list }.
because-fight-cost = Відкликання коштує { $cost }; якщо грати далі, бій обіцяє втрату { $brings } очка, і партію ви виграєте з шансом близько { $win }, а не { $less }.
because-fight-table = Відкликання віддає { $cost }, а бій не програно: { $list }.
because-fight-game = Після відкликання партію виграє { $rival }; якщо грати далі, становище таке: { $list }, і ваш шанс іще близько { $win }.
because-destroyed = Інакше картку «{ $card }» знищить { $by }, і вона нічого не дасть.
because-control = Так театр «{ $theatre }» ваш, { $mine } : { $theirs }; інакше там { $less } : { $more }.
because-margin = Так у театрі «{ $theatre }» { $mine } : { $theirs }, інакше { $less } : { $more }.
because-aerodrome =
    { $card } дає змогу ще { $n ->
        [one] { $n } картці
       *[other] { $n } карткам
    } з вашої руки лягти горілиць у будь-який театр.
because-containment =
    { $card } відтепер знищує все зігране долілиць, а { $rival } має зіграти ще { $n ->
        [one] { $n } картку
        [few] { $n } картки
       *[many] { $n } карток
    }.
because-blockade = { $card } закриває ({ $list }): усе зігране там знищується.
because-air-drop = Після картки «{ $card }» ваша наступна може лягти горілиць куди завгодно, навіть «{ $strong }» із силою { $n }.
because-kept = Так іде картка «{ $weak }» ({ $less }), а «{ $card }» лишається в руці: горілиць вона дає { $n } у театрі «{ $theatre }».
because-blind = Інакше ви відкриєте картку, якої не бачили: зараз вона рахується за { $now }, а { $n } з { $all } можливих сильніші.
because-exposed = Переворот у театрі «{ $theatre }» тоді забере щонайбільше { $less }, інакше { $n }.
because-chance = За тим, що лежить і що у вас у руці, шанс на бій після цього близько { $chance }, інакше { $less }.

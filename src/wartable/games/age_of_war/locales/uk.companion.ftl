## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
stake-win = кінець гри й перемога { $mine } : { $theirs }
stake-defeat = кінець гри й поразка { $mine } : { $theirs }
stake-draw = кінець гри й нічия { $mine } : { $theirs }
stake-complete = уся провінція { $province } назавжди, { $points }
stake-deny = { $seat } не підкорить провінцію { $province }, { $points }
stake-break = { $seat } далі від провінції { $province }, { $points }
stake-steal = { $points }, і стільки ж втрачає { $seat }
stake-points = { $points }

matters-wait = Жодна лінія цього кидка не варта прив'язки: найімовірніше місто { $city } дає { $chance }, а з { $dice ->
        [one] { $dice } кубиком
       *[other] { $dice } кубиками
    } якесь місто візьмете з шансом { $some }.
matters-wait-for = Найімовірніше місто — { $city }, { $chance }, але з ним ваш шанс виграти лише { $win }; з містом { $wish } було б { $more }, і після втрати кубика воно дається з шансом { $then }.
matters-win = { $city } — останнє місто в центрі: шанс узяти його { $chance }, і гра скінчиться на вашу користь, { $mine } : { $theirs }.
matters-defeat = { $city } — останнє місто в центрі, і з ним гра скінчиться вашою поразкою, { $mine } : { $theirs }; більше допоможе місто { $better }, { $other } з цим кидком.
matters-draw = { $city } — останнє місто в центрі, і з ним гра скінчиться нічиєю, { $mine } : { $theirs }; більше допоможе місто { $better }, { $other } з цим кидком.
matters-complete = Для провінції { $province } вам бракує лише міста { $city }: { $points } назавжди, шанс узяти його з цим кидком — { $chance }.
matters-deny = { $seat } тримає в провінції { $province } ({ $points }) усе, крім міста { $city }: шанс узяти його наступним ходом — { $fresh }, ваш із цим кидком — { $chance }.
matters-break = { $seat } тримає в провінції { $province } ({ $points }) усі міста, крім одного; якщо візьмете місто { $city }, бракуватиме двох: шанс { $chance }.
matters-steal = Місто { $city } рахується двічі: { $points } вам, і стільки ж втрачає { $seat }; шанс із цим кидком — { $chance }.
matters-race = У центрі лишилося міст: { $n }, рахунок { $own } : { $his } ({ $rival }); зараз важить місто { $city }, { $chance } за { $points }.
matters-surest = { $city } — і найпевніше, і найкраще місто цього кидка, { $chance } за { $points }; у вас { $own }, у суперника ({ $rival }) { $his }.
matters-points = Найпевніше місто — { $surest }, { $sure } за { $less }, але місто { $city } варте ризику: { $chance } за { $points }.
matters-siege-won = Місту { $city } бракує лише однієї лінії ({ $line }), і кидок її має: { $stake }.
matters-siege-hopeless = Місто { $city } вже не взяти: кубиків { $dice }, а відкрито ще { $open }.
matters-siege-lose = Лінія «{ $line }» забере кубиків: { $used } з { $dice }, і шанс на місто { $city } буде { $chance }; якщо втратити кубик — { $lost }.
matters-siege-lines = У місті { $city } вирішує порядок: спершу { $line } — { $chance }, спершу { $other } — { $less }, втратити кубик — { $lost }.
matters-siege-fill = Місту { $city } ще бракує: { $open }. Лінія «{ $line }» і ще { $left ->
        [one] { $left } кубик
        [few] { $left } кубики
       *[many] { $left } кубиків
    } — шанс { $chance }; втратити кубик — { $lost }.

because-takes = Так місто { $city } одразу ваше: { $stake }; інакше шанс лише { $less }.
because-dice = Так лишається кубиків { $dice }, а не { $others }: шанс узяти місто { $city } — { $chance }, а не { $less }.
because-open = Те, що лишається заповнити в місті { $city } ({ $open }), викинути легше: { $chance } замість { $less }.
because-fill =
    Якщо заповнити лінію «{ $line }», { $dice ->
        [one] { $dice } кубик дає
        [few] { $dice } кубики дають
       *[many] { $dice } кубиків дають
    } місто { $city } з шансом { $chance }; втрата кубика лишила б { $less }.
because-keep =
    Вибір лишається за вами: з { $dice ->
        [one] { $dice } кубиком
       *[other] { $dice } кубиками
    } якесь місто візьмете з шансом { $some }, а лінія прив'язує до міста { $city }, { $chance } (на кону: { $stake }).
because-keep-for = Місто { $city } ймовірне, { $chance }, але з ним шанс виграти лише { $win }; з містом { $wish } було б { $more }, і після втрати кубика воно дається з шансом { $then }.
because-bind = Кидок підходить місту { $city }: зараз { $chance }, після втрати кубика { $less }; на кону: { $stake }.
because-bind-any = Кидок підходить місту { $city }: зараз { $chance }, після втрати кубика { $less }. { $some } біля втрати кубика — шанс узяти будь-яке місто; тут на кону: { $stake }.
because-worth = З містом { $city } ({ $chance }; { $stake }) ваш шанс виграти — { $win }, з містом { $othercity } ({ $otherchance }; { $otherstake }) — лише { $otherwin }.
because-surer = Місто { $city } дається з шансом { $chance } ({ $stake }), а { $othercity } — лише { $otherchance } ({ $otherstake }).
because-stake = Місто { $city } ({ $chance }; { $stake }) дає більше, ніж { $othercity } ({ $otherchance }; { $otherstake }), хоч і менш певне.
because-spare = Місто { $city } краще не брати: це { $stake }.

## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
stake-win = конец игры и победа { $mine } : { $theirs }
stake-defeat = конец игры и поражение { $mine } : { $theirs }
stake-draw = конец игры и ничья { $mine } : { $theirs }
stake-complete = вся провинция { $province } навсегда, { $points }
stake-deny = { $seat } не покорит провинцию { $province }, { $points }
stake-break = { $seat } дальше от провинции { $province }, { $points }
stake-steal = { $points }, и столько же теряет { $seat }
stake-points = { $points }

matters-wait = Ни одна линия этого броска не стоит того: самый вероятный город { $city } даёт { $chance }, а с { $dice ->
        [one] { $dice } кубиком
       *[other] { $dice } кубиками
    } какой-нибудь город возьмёте с шансом { $some }.
matters-wait-for = Самый вероятный город — { $city }, { $chance }, но с ним ваш шанс выиграть лишь { $win }; с городом { $wish } было бы { $more }, и после потери кубика он даётся с шансом { $then }.
matters-win = { $city } — последний город в центре: шанс взять его { $chance }, и игра закончится в вашу пользу, { $mine } : { $theirs }.
matters-defeat = { $city } — последний город в центре, и с ним игра закончится вашим поражением, { $mine } : { $theirs }; больше поможет город { $better }, { $other } с этим броском.
matters-draw = { $city } — последний город в центре, и с ним игра закончится вничью, { $mine } : { $theirs }; больше поможет город { $better }, { $other } с этим броском.
matters-complete = Для провинции { $province } вам не хватает лишь города { $city }: { $points } навсегда, шанс взять его с этим броском — { $chance }.
matters-deny = { $seat } держит в провинции { $province } ({ $points }) всё, кроме города { $city }: шанс взять его следующим ходом — { $fresh }, ваш с этим броском — { $chance }.
matters-break = { $seat } держит в провинции { $province } ({ $points }) все города, кроме одного; если возьмёте город { $city }, не хватать будет двух: шанс { $chance }.
matters-steal = Город { $city } считается дважды: { $points } вам, и столько же теряет { $seat }; шанс с этим броском — { $chance }.
matters-race = В центре осталось городов: { $n }, счёт { $own } : { $his } ({ $rival }); сейчас важен город { $city }, { $chance } за { $points }.
matters-surest = { $city } — и самый верный, и самый выгодный город этого броска, { $chance } за { $points }; у вас { $own }, у соперника ({ $rival }) { $his }.
matters-points = Самый верный город — { $surest }, { $sure } за { $less }, но город { $city } стоит риска: { $chance } за { $points }.
matters-siege-won = Городу { $city } не хватает лишь одной линии ({ $line }), и бросок её даёт: { $stake }.
matters-siege-hopeless = Город { $city } уже не взять: кубиков { $dice }, а открыто ещё { $open }.
matters-siege-lose = Линия «{ $line }» заберёт кубиков: { $used } из { $dice }, и шанс на город { $city } будет { $chance }; если потерять кубик — { $lost }.
matters-siege-lines = В городе { $city } решает порядок: сначала { $line } — { $chance }, сначала { $other } — { $less }, потерять кубик — { $lost }.
matters-siege-fill = Городу { $city } ещё не хватает: { $open }. Линия «{ $line }» и ещё { $left ->
        [one] { $left } кубик
        [few] { $left } кубика
       *[many] { $left } кубиков
    } — шанс { $chance }; потерять кубик — { $lost }.

because-takes = Так город { $city } сразу ваш: { $stake }; иначе шанс лишь { $less }.
because-dice = Так остаётся кубиков { $dice }, а не { $others }: шанс взять город { $city } — { $chance }, а не { $less }.
because-open = То, что остаётся заполнить в городе { $city } ({ $open }), выбросить легче: { $chance } вместо { $less }.
because-fill =
    Если заполнить линию «{ $line }», { $dice ->
        [one] { $dice } кубик даёт
        [few] { $dice } кубика дают
       *[many] { $dice } кубиков дают
    } город { $city } с шансом { $chance }; потеря кубика оставила бы { $less }.
because-keep =
    Выбор остаётся за вами: с { $dice ->
        [one] { $dice } кубиком
       *[other] { $dice } кубиками
    } какой-нибудь город вы возьмёте с шансом { $some }, а линия привязывает к городу { $city }, { $chance } (на кону: { $stake }).
because-keep-for = Город { $city } вероятен, { $chance }, но с ним шанс выиграть лишь { $win }; с городом { $wish } было бы { $more }, и после потери кубика он даётся с шансом { $then }.
because-bind = Бросок подходит городу { $city }: сейчас { $chance }, после потери кубика { $less }; на кону: { $stake }.
because-bind-any = Бросок подходит городу { $city }: сейчас { $chance }, после потери кубика { $less }. { $some } у потери кубика — шанс взять любой город; здесь на кону: { $stake }.
because-worth = С городом { $city } ({ $chance }; { $stake }) ваш шанс выиграть — { $win }, с городом { $othercity } ({ $otherchance }; { $otherstake }) — лишь { $otherwin }.
because-surer = Город { $city } даётся с шансом { $chance } ({ $stake }), а { $othercity } — лишь { $otherchance } ({ $otherstake }).
because-stake = Город { $city } ({ $chance }; { $stake }) даёт больше, чем { $othercity } ({ $otherchance }; { $otherstake }), хоть и менее верен.
because-spare = Город { $city } лучше не брать: это { $stake }.

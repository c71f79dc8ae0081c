## Числа, за якими порівнюють плани ходу.

prospect-ca = Цивільні дії
prospect-ma = Військові дії
prospect-food = Їжа
prospect-food-rate = Їжа за хід, після споживання
prospect-resource = Ресурси
prospect-resource-rate = Ресурси за хід, після корупції
prospect-science = Наука
prospect-science-rate = Наука за хід
prospect-culture = Культура
prospect-culture-rate = Культура за хід
prospect-happy = Щастя, зі скількох потрібних
prospect-strength = Сила
prospect-rival = Перевага в силі: { $rival }
prospect-short-rival = Перевага
prospect-hunger = Голод: бракує їжі — { $n }, буде втрачено культури — { $culture }.
prospect-corruption = Корупція забере { $n }.
prospect-uprising = Повстання: нічого не буде вироблено.
prospect-end = Дасть: культура { $culture }, наука { $science }, їжа { $food }, ресурси { $resource }.
plan-first = Політика до плану не входить: спершу вирішіть її за столом. План починається після неї.

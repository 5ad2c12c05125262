# What the page says of the game

page-headline = { $year } · раунд { $round }, ход действия { $turn } · император: { $emperor }
mat-battle = Битва
mat-hand = Рука
mat-own = Ваши державы
mat-wheel = Колесо
mat-minors = Малые державы
minors-lead = Кто на муштре предложит больше боевого духа, решает за малую державу до её следующей муштры.
hand-empty = Нет карт.
overlay-home = Родные земли и полосы
overlay-influence = Влияние
overlay-minors = Малые державы
group-march = Движение
group-purchases = Покупки
group-cards = Карты
group-gifts = Дары
ability-1 = Без свойства.
ability-2 = В открытую: откройте карту врага.
ability-3 = В открытую: сбросьте карту врага.
ability-4 = Две в одной стопке: сила +1.
ability-5 = При поражении: за каждую −1 боевой дух.

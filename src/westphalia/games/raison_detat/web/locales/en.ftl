# What the page says of the game

page-headline = { $year } · round { $round }, Action Turn { $turn } · Emperor: { $emperor }
mat-battle = Battle
mat-hand = Hand
mat-own = Your powers
mat-wheel = The Wheel
mat-minors = Minor Powers
minors-lead = Whoever bids most Morale at its Drill decides for a Minor Power until its next Drill.
hand-empty = No cards.
overlay-home = Homes and stripes
overlay-influence = Influence
overlay-minors = Minor Powers
group-march = Movement
group-purchases = Purchases
group-cards = Cards
group-gifts = Gifts
ability-1 = No ability.
ability-2 = Face up: turn an enemy card face up.
ability-3 = Face up: discard an enemy card.
ability-4 = Two in one pile: 1 Strength more.
ability-5 = If you lose: 1 Morale less for each.

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

tip-power = The Major Power this player runs.
tip-influence = Influence wins the game: who reaches the target first.
tip-status = Coalition, neutrality or expansionism: each has its own gains and duties.
tip-action = What the Wheel lets this power do now.
tip-morale = Morale pays for bids and is lost in battle.
tip-money = Money for units, generals and subsidies.
tip-cards = Cards in hand; only their number is public.
tip-units = Units under generals on the map.
tip-lands = Territories under control.
tip-score = Influence that the next scoring would bring.
tip-tax = Money that taxation would bring.
tip-minors = Minor Powers this player decides for.

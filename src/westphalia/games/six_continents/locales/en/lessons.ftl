# First steps: what the lesson says

lesson-first-steps-name = First steps
lesson-first-steps-recruit-goal = Recruit 4 infantry in your capital.
lesson-first-steps-recruit = Welcome to Gallia, your capital. It is the third round: you hold five provinces, your neighbour two. Everything begins with soldiers. Infantry costs 2 gold a head and appears here, in the capital; new men can march from next turn on.
lesson-first-steps-march-goal = March from Germania into Sarmatia.
lesson-first-steps-march = Sarmatia belongs to nobody, and empty land needs no battle: whoever walks in owns it. A step costs 1 gold for each soldier; only steps out of the capital or along a road are free.
lesson-first-steps-food-goal = Build a granary, so that nobody starves.
lesson-first-steps-food = Look at your food before you end a turn. Six provinces eat 3 portions, and your capital gives only 2. Famine would kill soldiers, and a revolt would very likely follow. A granary costs 12 gold and gives 2 portions every turn: enough for four more provinces.
lesson-first-steps-end-goal = End your turn.
lesson-first-steps-end = Some gold is left, and that is fine: gold keeps. Your neighbour moves now; then a new round begins with your income, 4 gold from the capital and 1 for every three provinces.
lesson-first-steps-gather-goal = March all six soldiers from Gallia to Iberia.
lesson-first-steps-gather = Your recruits are ready. Infantry takes two steps a turn. The first one, to Iberia, is free because it starts in the capital; the second will be the attack.
lesson-first-steps-attack-goal = Attack the Maghreb with all six.
lesson-first-steps-attack = Two enemies hold the Maghreb, across the strait. Defenders dig in and win ties, so never come with equal numbers: six against two is a fair margin. No declaration is needed: the attack itself begins the war.
lesson-first-steps-battle-goal = Fight on until the Maghreb falls.
lesson-first-steps-battle = In each exchange both sides roll a hundred-sided die and add their bonuses; the lower total loses a soldier. You may lose an exchange too. Look at the odds, not at the last roll: you could withdraw each time, but here the odds are in your favour.
lesson-first-steps-spoils-goal = Pay for the march and spare the land.
lesson-first-steps-spoils = The Maghreb has fallen. Now pay 1 gold for each soldier you sent, or plunder: that saves the gold but wounds the land. For the moment you only occupy the province; it becomes your own when you make peace. Pay, since you mean to keep it.
lesson-first-steps-capital-goal = Raise your capital to level 2.
lesson-first-steps-capital = Spend 10 of your gold at home. Level 2 opens the way to cavalry, farms and ports, and all that follows from them. Nothing hurts as much as losing the capital, so in your own games leave a few soldiers there.
lesson-first-steps-finished = You have fed a realm, won a battle and raised a capital: that is the heart of Six Continents. Play on from here against the bot, or begin a game of your own.

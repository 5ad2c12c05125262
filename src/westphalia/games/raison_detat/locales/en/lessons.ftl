# First steps: what the lesson says

lesson-first-steps-name = First steps
lesson-first-steps-mobilise-goal = Give Wallenstein two Units.
lesson-first-steps-mobilise = You lead Austria in 1618. The Wheel gives every power a different action each turn, and then moves on: yours is Mobilisation now; then come Extend Influence and Movement. Wallenstein stands in Moravia with 3 Units; a General leads 5 at most.
lesson-first-steps-spend-goal = Buy a Battle card and 1 Morale.
lesson-first-steps-spend = Whatever money you keep after Mobilisation is lost, so spend it all. A card can decide a close battle. Morale is your limit and your currency: you lay at most as many cards as you have Morale, and you bid with it.
lesson-first-steps-bid-goal = Bid 2 Morale for the Ottoman Empire.
lesson-first-steps-bid = The land with your stripes and your crown have just brought you 4 Influence; whoever reaches 30 first wins. Nobody leads the Ottoman Empire, and it is auctioned now. All bid at the same time, unseen; only the winner pays. Two should do, and leave you enough for the battle.
lesson-first-steps-drill-goal = Discard the 1 for the Ottoman Empire.
lesson-first-steps-drill = The Sultan follows you until his next Drill, so you act for him too. In a Drill, a power draws a card and discards one.
lesson-first-steps-arbiter-goal = Name France as your Arbiter.
lesson-first-steps-arbiter = The Wheel has brought you to Movement. First you name an Arbiter outside your Coalition: if you wanted to move a second time in this action, that power would decide and take your Morale for it. Once will do today.
lesson-first-steps-march-goal = March with 5 Units to Bohemia, and end your moves.
lesson-first-steps-march = Mansfeld holds Bohemia with 2 Units and a Garrison. A General counts as 1, each Unit as 1, a Garrison as 1: you come with 6 against 4. Battles are fought when all your Generals have moved.
lesson-first-steps-lay-goal = Lay your 5 face down.
lesson-first-steps-lay = Six against four is only the beginning: now cards are laid in turn, unseen, and each adds its number. A 5 is your strongest. Should you lose, fives cost Morale, so lay them where you mean to win.
lesson-first-steps-pass-goal = Pass.
lesson-first-steps-pass = The Protestants have answered with a card of their own. Whoever passes lays no more in this battle. Keep your 4 and your 2: eleven should be enough, and cards you save are there for the next battle.
lesson-first-steps-garrison-goal = Leave a Garrison in Bohemia.
lesson-first-steps-garrison = Won, and each General lost a Unit, as always. A victory over a General brings Influence. Turn one Unit into a Garrison: it keeps Bohemia for you when Wallenstein moves on.
lesson-first-steps-finished = Mobilise, bid, march, lay cards, hold the land: you know the Wheel now. Play on as Austria from here against the bots, or begin a game of your own.

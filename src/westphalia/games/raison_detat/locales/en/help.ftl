# For those who play for the first time

help-ballot = A Coalition brings Allies who support you and cannot attack you. A Neutral gets double tax and is safe from Coalitions, but attacks nobody. An Expansionist may attack everybody and be attacked by all who fight.
help-bid = The highest bid decides for this Minor Power until its next Drill. Only the winner pays, and Morale is also what limits your cards in battle.
help-vote = The Emperor gains 2 Influence whenever he extends his Influence. Elector territories vote with their holder, free ones for the sitting Emperor.
help-leadership = Mobilisation comes next: a General on land you control can take Units there, a General off board draws a card instead.
help-buy = What you do not spend is lost. Units hold land and win battles, cards decide close ones, and you lay at most as many cards as you have Morale.
help-move = Each General moves once. At the end a Unit he leaves as a Garrison takes the land; where a rival stands, there is a battle.
help-arbiter = The Arbiter may grant you a second and a third Movement Turn for Morale. He may refuse: choose somebody who has nothing to fear from you.
help-lay = Cards add their number to your side. Who passes lays no more in this battle. A 2 or a 3 works only face up; fives cost Morale if you lose; two fours in one pile bring 1 more.
help-support = A supporting General adds 2 and loses one Unit. If a General of the other side is beaten, you gain 1 Influence.

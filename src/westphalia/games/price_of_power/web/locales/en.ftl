# What the page says about the game

page-headline = Age { $age } · Round { $round } of { $last } · { $phase }
phase-0 = Starting cards
phase-1 = Drawing cards
phase-2 = Actions
phase-3 = Peace and Rebels
phase-4 = Income and Upkeep
phase-5 = Cleanup
phase-6 = End of the Age
phase-7 = Final Scoring
phase-8 = The end

group-cards = Events and cards
group-generic = Any time
group-administrative = Administrative
group-diplomatic = Diplomatic
group-military = Military
group-office = Offices
group-minor = Minor Actions
group-turn = Turn

overlay-owner = Owner
overlay-religion = Religion
overlay-trade = Trade
overlay-unrest = Unrest
overlay-influence = Influence
overlay-claims = Claims
overlay-hre = Empire

fact-yes = yes
fact-area = Area
fact-areas = Areas
fact-provinces = Provinces
fact-out-of-play = Not in play in this scenario
fact-owner = Owner
fact-vacant = nobody yet
fact-vassal-of = Vassal of
fact-allies = Allies
fact-wars = At War with
fact-occupied = Occupied by
fact-rebels = Rebels
fact-tax = Tax Value
fact-town = Town
fact-unrest = Unrest
fact-capital = Capital of
fact-port = Port
fact-gold = Gold
fact-hre = Holy Roman Empire
fact-territory = Territory no.
fact-religion = Religion
fact-state-religion = State Religion
fact-elector = Elector
fact-influence = Influence
fact-imperial = Imperial Influence
fact-claims = Claims
fact-claim = Claim
fact-core = Core
fact-armies = Units
fact-levies = Raised if attacked
tiding-capital = A Capital has fallen.
fact-marks = Tokens
fact-crusade = Crusade
fact-plague = Plague
fact-battleground = Battleground
fact-fleets = Fleets
fact-light-ships = Light Ships
fact-slots = Trade Protection slots
fact-protection = Trade Protection
fact-nodes = Trade Nodes
fact-node = Trade Node
fact-ports = Ports
fact-merchants = Merchants
fact-seas = Sea Zones
fact-pirates = Pirates
fact-expanded = Expanded trade
port-port = port
port-large = large port
port-island = island port
port-inactive = port, not active yet
town-1 = small
town-2 = large
town-3 = two small
town-4 = token
town-5 = small and token
town-6 = two tokens

mat-realm = Your Realm
mat-hand = Hand
mat-events = Events
mat-ideas = Ideas
mat-aims = Aims
mat-offices = Curia and Empire
mat-realms = Other Realms

block-standing = Standing
block-stability = Stability
block-power = Monarch Power
block-treasury = Treasury
block-towns = Towns and Vassals
block-manpower = Manpower
block-court = Court
block-forces = Armies and Fleet
block-ties = Diplomacy
block-bot = Bot
block-bot-charts = Targets
block-cards = Cards and Ideas
block-mission = Missions
block-missions-done = Missions done
block-milestone = Milestones
block-struggle = Power Struggles
block-curia = Curia
block-empire = Holy Roman Empire
block-decks = Decks

count-bot-power = Available Bot Power
count-bot-spent = Spent Bot Power
count-bot-focus = Focus of this Round
count-bot-deck = Cards left in the deck
count-bot-used = Cards already turned over
bot-mark = Bot
bot-chart-military = Military chart
bot-chart-diplomatic = Diplomatic chart
bot-why = { $why ->
    [quest] Quest for the New World is missing
    [claimed] every Area is claimed
    [own] nothing of its own is left
    [ally] an Ally
    [truce] a Truce
    [passed] its player has passed
    [patron] its Ally has passed or has a Truce
    [emperor] the Emperor protects it
    [war] already at War
    [vassal] a Vassal
    [influence] too much Influence there
    [strong] too strong
    [player] a player’s Realm
    [large] a DNPR that is too large
   *[distant] a Distant Realm
}
bot-focus = { $focus ->
    [expansion] Expansion
    [politics] Politics
    [war] War
    [economy] Economy
   *[none] none
}
count-cubes = Cubes in supply
count-interest = Interest
count-small-towns = Small Towns
count-large-towns = Large Towns
count-vassals = Vassal tokens
count-available = Available
count-deployed = Deployed
count-exhausted = Exhausted
count-advisor = Advisor
count-ill = ill
count-fleet = Fleet
count-truces = Truces
count-cb = Casus Belli
count-controller = Papal Controller
count-roma = Roma
count-excommunicated = Excommunicated
count-imperial-manpower = Imperial Manpower
none-deployed = Nothing on the map.
none-army = not on the map yet: a new Army
none-fleet = not on the map yet
none-hand = No cards in your hand.
none-empire = The Empire is dissolved.
lead-events = Each player takes one Event each Round, with the Ducats on it. Events left in the deck of this Age: { $n }.

tip-standing = Prestige decides the game; cubes are what you place as Influence and elsewhere.
tip-prestige = Whoever has the most Prestige at the end wins.
tip-religion = Your State Religion. Areas of another Religion may bring dissent.
tip-cubes = Your cubes serve as Influence, Cardinals and markers. When none is left, you take one back from somewhere.
tip-stability = From −3 to +3. High Stability brings Ducats, calm and Monarch Power each Round; low Stability costs them.
tip-power = Points of three kinds that you spend on actions; at most 10 of each.
tip-adm = Administrative Power: Stability, conversion, colonies, Ideas.
tip-dip = Diplomatic Power: Influence, Alliances, Claims, trade.
tip-mil = Military Power: recruiting, moving, sieges, suppressing Unrest.
tip-treasury = Your money and your debts.
tip-ducats = Ducats in your Treasury.
tip-interest = An Interest token for each Loan: 1 Ducat each Round until you repay it.
tip-towns = Towns stand in your own Provinces, Vassal tokens in those of your Vassals.
tip-small-towns = A small Town brings 1 Ducat in tax; two of them bring 1 Manpower.
tip-large-towns = A large Town brings 2 Ducats in tax and 1 Manpower.
tip-vassals = Two Vassal tokens bring 1 Ducat in tax and 1 Manpower.
tip-manpower = Where the men of your Realm are.
tip-available = Ready to be recruited.
tip-deployed = Regular Units on the map.
tip-exhausted = Lost in battle; they return with the Replenish action and in Cleanup.
tip-manpower-value = How many men your Realm can have in all.
tip-court = Your Ruler and your Advisors give Monarch Power each Round.
tip-ruler = The Ruler’s three skills are the Monarch Power you get each Round.
tip-advisor = An Advisor adds to one kind of Monarch Power.
tip-ill = One Ill Health token; with a second one the character dies.
tip-person = Skills give Monarch Power each Round, dice are rolled in battle, and the sign shows which Mortality strikes.
tip-character = Instead of its action, the card can give you this character.
tip-mortality = When an Event shows this symbol, the character gets an Ill Health token; the second means death.
tip-dice = Dice added in battles that this character leads.
tip-forces = Up to three Armies and a Fleet.
tip-ties = Your ties with other Realms.
tip-alliance = Allies can be called to arms.
tip-marriage = A Royal Marriage counts as 1 Influence and opens the way to subjugation; War on the partner costs Stability.
tip-war = You are at War with them.
tip-truce = You can’t declare War on them for now.
tip-cb = A Casus Belli: a reason for War.
tip-merchants = Merchants at a Trade Node earn Ducats with the Trade action.
tip-bot = What a Bot has in place of powers, hand and court. It turns over up to three cards from its deck in a Turn (PB-3).
tip-bot-charts = Whom it turns against and whom it courts: a die chooses the line, then the first place that is valid counts. The Realm that is meant now is in brackets; what is not possible now is struck out (PB-4).
tip-cards = What is publicly known about their cards.
tip-idea = Whoever researches it gains its Prestige and keeps its bonus; several players can have the same Idea.
tip-mission = Yours alone. Fulfil it for Prestige and the reward.
tip-missions-done = Missions that were fulfilled, and by whom.
tip-controller = Whoever has the most Cardinals (in a tie, the leftmost) takes the Papal actions.
tip-milestone = Open to all: the first, second and third who fulfil it gain this Prestige.
tip-struggle = An Event makes it active; it is scored for all at the end of that Round.
tip-trade-card = A Trade card names the Trade Nodes that pay, and how much.
tip-curia = Cardinals of Catholic Realms. Whoever has the most controls the Papacy.
tip-roma = The Cardinal of the player who controls Roma.
tip-crusade = The Pope calls to arms against Muslims here. It is judged at the end of the Round; if nobody answers the call, the Papal Controller loses 2 Prestige.
tip-excommunicated = Every Catholic player has a Casus Belli against this Realm until the end of the Round.
tip-empire = The Emperor defends the Empire’s Provinces and gains from Imperial Authority.
tip-emperor = At an election the title may pass to another Realm; an election is held when the Emperor’s Realm loses its Ruler.
tip-imperial-manpower = Men who defend the Empire.
tip-decks = Cards left in the decks.
tip-event-deck = When it is empty, the Age ends.
tip-event-ducats = Ducats for whoever takes this Event.

deck-trade = Trade
deck-events = Events of Age { $age }
cost-adm = ADM
cost-dip = DIP
cost-mil = MIL
cost-ducats = Ducats
kind-action = Action
kind-display = Display
kind-battle_action = Battle Action
kind-reaction = Reaction
kind-covert = covert
card-charges = { $n ->
    [one] { $n } Charge
   *[other] { $n } Charges
}
card-age = Age { $age }
card-prestige = { $n } Prestige
card-immediate = At once
struggle-active = Active: scored at the end of this Round
struggle-next = Next to become active
card-ruler-now = Your current Ruler
card-given-up = In place of the card “{ $card }”
role-ruler = Ruler
role-general = General
role-admiral = Admiral
card-reward = Reward
card-income = Income { $low }, with Expanded trade { $high }
price-ducats = { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}
price-mil = { $n } MIL
price-dip = { $n } DIP
die-infantry = Infantry
die-cavalry = Cavalry
die-artillery = Artillery
die-any = any
category-expansion = Expansion
category-politics = Politics
category-war = War
category-economy = Economy
symbol-unrest = Unrest
symbol-attrition = Attrition
symbol-pirates = Pirates
symbol-lost_at_sea = Lost at Sea
symbol-native_uprising = Native Uprising
symbol-vassal_betrayal = Disloyal Vassals
symbol-power_struggle = Power Struggle
symbol-cardinal_death = A Cardinal dies
symbol-religious_spread = A Religion spreads
symbol-revolution_spread = Revolution spreads
symbol-dnpr_expansion = Expansion: { $colour } Realm
symbol-mortality_1 = Mortality ■
symbol-mortality_2 = Mortality ●
symbol-mortality_3 = Mortality ✚
symbol-mortality_4 = Mortality ▲

fact-free = free
tip-authority = Imperial Authority, from 0 to 6: the higher, the more the Emperor gains.
tip-army = Where the Army stands, its Units and who leads it.
tip-fleet = Where the Fleet lies, its ships and its Admiral.
tip-hand = How many cards they hold; which ones they are is their secret.
tip-charges = How many more times this card can be used.
tip-cardinal = Cardinal
tip-cardinal-free = A free slot for a Cardinal.
tip-hre-religion = The Religion of the Empire.
tip-cost-adm = Cost in Administrative Power.
tip-cost-dip = Cost in Diplomatic Power.
tip-cost-mil = Cost in Military Power.
tip-cost-ducats = Cost in Ducats.
tip-price = Basic cost: { $price }.
tip-skill-adm = Administrative Power each Round.
tip-skill-dip = Diplomatic Power each Round.
tip-skill-mil = Military Power each Round.
tip-hire = What this character costs.
tip-action-card = An Action card: play it for what it says, or appoint the character below.
tip-event-ruler = The Ruler this Event brings: the player of that Realm gets them, whoever takes the card.
tip-event = An Event: whoever takes it chooses one of its options; the symbols below concern everybody.
tip-symbol-unrest = Rebel dice are rolled where there is Unrest.
tip-symbol-attrition = Units in the field are lost to hunger and disease.
tip-symbol-pirates = Pirate Ships appear at Trade Nodes.
tip-symbol-native_uprising = Natives rise against colonies.
tip-symbol-dnpr_expansion = The Realm of this colour takes land.
tip-symbol-mortality = Characters with this sign fall ill; those already ill die.
tip-symbol-cardinal_death = A Cardinal of the Curia dies.
tip-symbol-religious_spread = A Religion spreads to a neighbouring Area.
tip-symbol-power_struggle = A Power Struggle becomes active; it is scored at the end of the Round.
tip-symbol-power_struggle_faded = A Power Struggle may become active.
tip-symbol-lost_at_sea = Ships far from home are lost.
tip-symbol-revolution_spread = The Revolution spreads.
tip-symbol-vassal_betrayal = Vassals may turn disloyal.
tip-realm = The Realm this player leads.
tip-advisors = Advisors add Monarch Power and are paid each Round.
tip-base-tax = Ducats from Towns each Round.
tip-vassal-tax = Ducats from Vassals each Round.
tip-missions = Secret aims for Prestige.
tip-allies = Allies can be called to arms.
tip-marriages = Royal Marriages count as Influence; War on the partner costs Stability.
tip-wars = Realms they are at War with.

choice-place_claim = A Claim
choice-pay = Pay
choice-research = Research an Idea
choice-draw_cards = Draw cards
choice-action-call_crusade = Call a Crusade
choice-action-forge_alliance = Forge an Alliance
choice-action-activate_units = Activate Units
choice-action-recruit_units = Recruit Units
choice-action-explore = Explore
choice-action-trade = Trade
choice-action-declare_war = Declare War
choice-declare_war = Declare War
choice-exhaust_manpower = Exhausted Manpower
choice-add_unrest = Unrest
choice-remove_unrest = Remove Unrest
choice-remove_rebels = Remove Rebels
choice-power-adm = ADM
choice-power-dip = DIP
choice-power-mil = MIL
choice-gain_alliance = An Alliance
choice-offer = Offer an Alliance
choice-place_influence = Influence
choice-develop_town = A large Town
choice-manpower_token = +1 Manpower
choice-stability = Stability
choice-prestige = Prestige
choice-ducats = Ducats
choice-interest = An Interest token
choice-ill_health-ruler = Ill Health
choice-disputed_succession = Disputed Succession
choice-place_vassal = Vassals
choice-place_cb_token = A Casus Belli
choice-merchant = A Merchant
choice-swap_piece = Vassals for Towns
choice-gain_ships = Ships
choice-gain_units = Units
choice-gain_cardinal = A Cardinal
choice-play_card = Play the card
choice-install_ruler = Replace the Ruler
choice-discard_character-advisor = Lose an Advisor
choice-discard_character-general = Lose a General

struggle-areas = For each Battleground: 1 Prestige for each point of Tax Value you control, half for Vassals, +1 if no other player is there, +1 for an Alliance or Marriage with a Realm that has its Capital there.
struggle-standing = Battlegrounds now

battle-at = Battle: { $place }
battle-round = Round { $n }
battle-leader = Leader
battle-dice = Dice
battle-imperial = Imperial Units
roll-attacker = Attacker
roll-defender = Defender
face-0 = infantry
face-1 = infantry with an outlined figure
face-2 = cavalry
face-3 = artillery
face-4 = blank
roll-die = { $die } die: { $face } – { $hits ->
    [0] no hit
    [1] a hit
   *[other] { $hits } hits
}
roll-face = { $face }{ $hits ->
    [0] {""}
    [1] {" "}(hit)
   *[other] {" "}({ $hits } hits)
}
roll-sure = { $n ->
    [one] { $n } automatic hit by Heavy Ships
   *[other] { $n } automatic hits by Heavy Ships
}
roll-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}

war-held = Occupied by { NAME($seat, case: "the") }
war-units = Land Units
term-enforce = The Victory is yours: choose a term that ends this War.
term-negotiate = Write a treaty together; it holds only if both confirm it.
term-white_peace = All occupied Provinces go back; each player involved loses 1 Prestige.
term-offer_white_peace = If they accept, all occupied Provinces go back and each player involved loses 1 Prestige.
term-accept = All occupied Provinces go back; each player involved loses 1 Prestige.
term-refuse = The War goes on.
term-surrender = You lose 2 Prestige and they gain 2; then they must end the War at once, by a term or a treaty.
term-keep_board = You annex the Provinces you occupy; individual ones may instead be given back for Ducats, exchanged or liberated. A Capital goes back in return for Ducats.
term-treaty-keep_board = Provinces stay with whoever occupies them, except those that the treaty gives back or frees. A Capital goes back in return for Ducats.
term-humiliate = All occupied Provinces go back. The Victor gains Prestige: twice the Tax Values returned to the player, at most 10; the other loses as much.
term-vassalize = The Realm becomes your Vassal; you place 2 Influence there.
term-convert = All occupied Provinces go back. The Loser takes the Victor’s Religion: the Victor gains 3 Prestige and places 2 Influence; a player who is converted loses 5 Prestige and 4 Influence.
term-succession = All occupied Provinces go back; rivals lose their Marriages and Alliances there. The Victor gains Prestige, Influence or the choice of the new Ruler, and may form an Alliance.
term-full_annexation = The whole Realm becomes yours, its Vassals too.

bundle-treaty = Treaty
bundle-talk = Agreement
bundle-victor = Victor: { NAME($seat) }
bundle-back = { NAME($province, case: "The") } goes back to its owner
bundle-freed = { NAME($province, case: "The") } is liberated
bundle-stays = { NAME($province, case: "The") } stays with { NAME($seat, case: "the") }
bundle-pays = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pay
   *[other] pays
} { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}
bundle-cut = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] end
   *[other] ends
} the Alliance with { NAME($realm, case: "the") }
bundle-cut-claim = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up the Claim in { NAME($area, case: "the") }
bundle-cut-influence = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] return
   *[other] returns
} 1 Influence from { NAME($area, case: "the") }
bundle-sale = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] sell
   *[other] sells
} { NAME($province, case: "the") } for { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}

done-reorganise = Leave it as it is
done-reorganise_fleet = Leave it as it is
done-call_to_arms = Call nobody
done-keep_card = Discard the rest
done-mission_step = Leave it as it is
done-exchange_card = Keep the rest
done-discard_card = Keep the rest
done-war_target = Nobody else
done-recruit_what = Recruit no more
done-hire_for_march = Hire nobody
done-claim_discard = Keep the rest
done-siege_unit = No more Units
done-siege_target = No more Provinces
done-remaining_war = Fight on
done-keep_province = Keep the rest
done-reduce_costs = Go on
war-emperor = The Emperor comes to its aid.

why-pp-4-3-1 = Casus Belli not used
why-pp-4-3-7 = Disputed Succession not secured
why-pp-4-3-8 = Towns under occupation
why-pp-4-3-9 = Interregnum
why-pp-4-4-7 = Imperial Authority or an Idea
why-pp-4-6-5 = Royal Marriages at the end of the Age
why-pp-7-4-10 = Bankruptcy
why-pp-9-1-5 = War without a Casus Belli
why-pp-9-1-6 = War on a partner in marriage
why-pp-10-1-3 = White Peace
why-pp-10-2-9 = Surrender
why-pp-10-5-4 = White Peace
why-pp-10-5-18 = Humiliation
why-pp-10-5-26 = Force Conversion
why-pp-10-5-31 = Secure Desired Succession
why-pp-10-5-36 = an Ally was annexed
why-pp-11-2-7 = War on a partner in marriage
why-pp-11-3-23 = Call to Arms refused
why-pp-11-3-33 = an Ally was abandoned
why-pp-19-2-3 = uncontested Papal Controller
why-pp-19-3-4 = Excommunication
why-pp-19-3-8 = the call to the Crusade
why-pp-19-3-10 = Crusade

count-crusaders = Crusaders
tip-crusaders = Players who have joined the Crusade. At the end of the Round, they gain 2 Prestige if they have a Unit there and no Muslim Realm owns a Province there; otherwise they lose 2.
count-defending = Defends the Empire
tip-defending = The Emperor is at War for the Empire and speaks for its Subjects.
block-discard = Discarded, { NAME($deck) }
block-trade-discard = Discarded, Trade
tip-discard = The top five cards of the pile, the last one first.
tip-projected = Prestige you would have if the game ended now, with each item of the Final Scoring.
tip-turn = What a player has done in this Round.
cardinal-of = Cardinal of { $name } (slot { $n })

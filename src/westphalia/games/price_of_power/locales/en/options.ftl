# The scenarios and options of a table: what they are called, and their values

game-name = Europa Universalis: The Price of Power
game-about = Lead a realm of Europe from 1444 to the age of revolutions: diplomacy, trade, discovery, faith and war decide who gathers the most Prestige. For 2 to 6 players.

scenario-s1_00 = Apprentice Years
scenario-s1_01 = New Seas, New Faiths
scenario-s1_03 = Around the Cape
scenario-s1_04 = Creed and Crown
scenario-s1_05 = Bourbon against Habsburg
scenario-s2_01 = The Long Campaign
scenario-s2_01_muscovy = The Long Campaign, with Muscovy
scenario-s2_02 = Siege of the East
scenario-s2_02_players_5_sweden = Siege of the East, with Sweden
scenario-s2_02_players_5_mamluks = Siege of the East, with the Mamluks
scenario-s2_03 = Masters of the Middle Sea
scenario-s2_04 = The Eagle Rises
scenario-s2_05 = Faith, Sword and Throne
scenario-first_steps = First Steps
scenario-two_crowns = Two Crowns
scenario-free = A table of your own

setup-about-s1_00 = First game for three. Two Rounds with a short list of Action cards and four fixed Milestones.
setup-about-s1_01 = The western realms from 1444 on: exploration overseas and the split of the Church.
setup-about-s1_03 = The race of Portugal, Castile and England for the routes to Africa, India and America, from the 1480s.
setup-about-s1_04 = Habsburg, Valois and Tudor realms in the age of reform, from about 1519.
setup-about-s1_05 = 1618: France and the Dutch against Spain and Austria while the Empire burns.
setup-about-s2_01 = Six realms, the whole period from 1444 to the revolutions.
setup-about-s2_01_muscovy = Muscovy in place of Austria, and the whole eastern map.
setup-about-s2_02 = Ottomans, Austria, Poland, Muscovy and their neighbours in central and eastern Europe.
setup-about-s2_02_players_5_sweden = Five players with Sweden in place of Denmark.
setup-about-s2_02_players_5_mamluks = Five players with the Mamluks.
setup-about-s2_03 = Short and sharp: whoever holds enough key Mediterranean provinces wins at once.
setup-about-s2_04 = Three Rounds in the middle of Age IV, with revolution and great coalitions.
setup-about-s2_05 = Six unlike powers of the early 1500s; religion counts as much as conquest.
setup-about-first_steps = Our tutorial: two Rounds for one to three humans with guided hints; automated players fill empty seats.
setup-about-two_crowns = Our two-player game without automated players: England against France, Ages I and II.
setup-about-free = Any Realms at a table of your own, each with its general set-up.

setup-group-length = Length
setup-group-advanced = Advanced rules
setup-group-optional = Optional rules

setup-ages = Ages played
setup-ages-all = all of the scenario
setup-missions = Missions
setup-npr_invasions = Non-Player Realms invade
setup-power_struggles = Power Struggles
setup-power_struggles-scenario = as the scenario says
setup-power_struggles-on = with them
setup-power_struggles-off = without them
setup-hre_religion = The Empire has an official Religion
setup-imperial_elections = Imperial elections
setup-advanced_peace = Vassalization, forced conversion and succession in peace
setup-negotiated_peace = Negotiated peace
setup-secret_negotiations = Secret negotiations
setup-available_mercenaries = An Army marching from your own land may first hire up to 3 Mercenaries
setup-no_surrender = No surrender
setup-helping_hand = Players help Non-Player Realms in battle
setup-religious_rebels = Religious Rebels
setup-randomised_events = Events marked X in either half of a deck
setup-four_events = Four Events face up with six players
setup-consent_is_enough = Passage through an Area of players and others: consent alone, or payment alone, is enough
setup-drawn_b_events = B-Events are drawn at random instead of those the scenario suggests

bot-steward = Steward
bot-strategist = Strategist
bot-random = Fool (plays at random)

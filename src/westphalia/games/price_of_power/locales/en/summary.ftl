# The board in words

summary-status = { NAME($realm) }, Age { $age }, Round { $round }. Prestige { $prestige }, Ducats { $ducats }, ADM { $adm }, DIP { $dip }, MIL { $mil }, Stability { $stability }, Manpower { $available }.
summary-time = Time
summary-age = Age
summary-round = Round
summary-first = First Player
summary-emperor = Emperor
summary-authority = Imperial Authority
summary-realms = Realms
summary-realm = Realm
summary-prestige = Prestige
summary-ducats = Ducats
summary-interest = Interest
summary-adm = ADM
summary-dip = DIP
summary-mil = MIL
summary-stability = Stability
summary-religion = State Religion
summary-ruler = Ruler
summary-interregnum = Interregnum
summary-advisors = Advisors
summary-base-tax = Base Tax
summary-vassal-tax = Vassal Tax
summary-manpower = Manpower
summary-available = Available Manpower
summary-deployed = Deployed Manpower
summary-exhausted = Exhausted Manpower
summary-cards = cards in hand
summary-missions = Missions in hand
summary-cubes = cubes in supply
summary-allies = Allies
summary-marriages = Royal Marriages
summary-wars = at War with
summary-projected = if it ended now
summary-turn = this Round
summary-events-taken = { $n ->
    [one] Event taken
   *[other] { $n } Events taken
}
summary-passed = passed (no. { $n })
summary-colonists = Colonists
summary-merchants = Merchants
summary-merchants-used = { $n } ({ $used } used)
summary-display = on display
summary-displayed = { NAME($card) } (Charges: { $n })
summary-ill = in Ill Health
summary-truces = Truces
summary-events = Events
summary-event = Event
summary-face-down = face down
summary-ideas = Ideas
summary-idea = Idea
summary-researched = researched by
summary-forces = Units on the map
summary-area = Area
summary-player = player
summary-troops = Units
summary-units = { $n } × { NAME($unit) }
summary-hand = Action cards
summary-own-cards = Your cards
summary-where = where
summary-map = Map
summary-provinces = Provinces
summary-held-by = controlled by
summary-beside = adjacent to
summary-rebels = Rebels

# What a number is made of
part-small-towns = Small Towns ({ $n })
part-large-towns = Large Towns ({ $n })
part-vassals = Vassal tokens ({ $n })
part-manpower-tokens = Manpower tokens
part-ideas = Ideas
part-authority = Imperial Authority
summary-bot-power = Bot Power

win-objectives = Victory: objective Provinces held
win-crowns = Victory: London and Paris
win-above_bots = Minor victory: Bots with less Prestige
win-electors = Full victory: the lead in Elector Areas, or the title of Emperor
win-base_tax = Victory: Base Tax
win-emperor = Victory: Imperial Authority as Emperor
win-purple = Victory: Constantinople and the lands around the Straits
win-europe = Victory: Europe without Ottoman Towns

# Final Scoring

log-final-scoring = Final Scoring.

# What it is made of: the items of PP-4.7.2
scoring-heading = Final Scoring
scoring-part = What counts
scoring-before = Prestige before Final Scoring
scoring-a = Missions in hand that are fulfilled
scoring-b = Base Tax and Vassal Tax
scoring-c = Core tokens
scoring-d = Royal Marriages
scoring-e = Alliances
scoring-f = Papal Controller
scoring-g = Imperial Authority
scoring-h = Stability
scoring-i = Towns under occupation
scoring-j = Interest
scoring-bot = in place of Missions
scoring-objectives = Objectives of the scenario
scoring-strong-emperor = a strong Emperor
scoring-goal = the goal of the Realm
scoring-total = Prestige

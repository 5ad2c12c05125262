# Whole orders

form-recruit = Recruit Units
form-recruit-go = Recruit
form-march = March
form-march-go = March
form-siege = Siege
form-siege-go = Besiege
form-losses = Losses
form-losses-go = Take these losses
form-influence = Influence
form-influence-go = Place Influence
form-claims = Claims
form-claims-go = Fabricate Claims
form-trade = Trade
form-trade-go = Trade
form-march-take = Infantry that join
form-march-leave = Infantry left behind

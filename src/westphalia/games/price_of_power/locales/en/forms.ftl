# Whole orders

form-recruit = Recruit Units
form-recruit-go = Recruit

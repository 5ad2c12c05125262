# Postavy, které karty přivádějí a odvádějí

ask-card_appoints = Koho jmenujete?
ask-card_appoints_as = Jaký úřad postava dostane?
ask-card_appoints_to = Jakým rádcem se postava stane?
ask-character_to_discard = Koho odhodíte?

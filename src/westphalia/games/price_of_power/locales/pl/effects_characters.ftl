# Postacie, które sprowadzają i usuwają karty

ask-card_appoints = Kogo mianujesz?
ask-card_appoints_as = Jakie stanowisko obejmuje ta postać?
ask-card_appoints_to = Doradcą jakiego rodzaju zostaje ta postać?
ask-character_to_discard = Kogo odrzucasz?

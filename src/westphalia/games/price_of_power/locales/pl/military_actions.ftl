# Stłumienie niepokojów

option-suppress_unrest = Stłum niepokoje
ask-suppress = Gdzie tłumisz niepokoje za 1 punkt militarny?
no-unrest = Nie masz niepokojów, które można by stłumić.
no-suppress-units = Na tym obszarze stoją wrogie jednostki lub buntownicy.
no-suppress-occupied = Ta prowincja jest okupowana.

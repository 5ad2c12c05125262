# Niepokoje i buntownicy z kart

ask-unrest_area = Na którym obszarze wybuchają niepokoje?
ask-unrest_owner = Czyje miasto lub czyjego wasala obejmują niepokoje?
ask-unrest_piece = Gdzie dodajesz niepokoje?
ask-remove_unrest_from = Z której prowincji usuwasz niepokoje?
ask-remove_unrest_in = Na którym obszarze usuwasz niepokoje?
ask-rebels_where = Gdzie pojawia się jednostka buntowników?
ask-rebels_from = Z którego obszaru ruszają jednostki buntowników?
ask-rebels_to = Dokąd idą jednostki buntowników?
ask-may_add_unrest = Wzniecasz niepokoje?

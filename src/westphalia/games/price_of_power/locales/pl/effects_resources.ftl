# Zasoby, które dają i odbierają karty

ask-pay_for_effect = Płacisz za to, co oferuje karta?{ $adm ->
    [0] { "" }
   *[other] { " · " }punkty administracyjne: { $adm }
}{ $dip ->
    [0] { "" }
   *[other] { " · " }punkty dyplomatyczne: { $dip }
}{ $mil ->
    [0] { "" }
   *[other] { " · " }punkty militarne: { $mil }
}{ $any ->
    [0] { "" }
   *[other] { " · " }dowolne punkty władzy: { $any }
}{ $ducats ->
    [0] { "" }
   *[other] { " · " }dukaty: { $ducats }
}{ $soldiers ->
    [0] { "" }
   *[other] { " · " }wyczerpane zasoby ludzkie: { $soldiers }
}{ $unrest ->
    [0] { "" }
   *[other] { " · " }niepokoje: { $unrest }
}
ask-which_cost = Którymi punktami władzy płacisz?
ask-unrest_to_pay = W której prowincji wybuchają niepokoje?
ask-cardinal_to_remove = Czyjego kardynała usuwasz?
ask-merchant_to_lose = Którego kupca tracisz?
ask-may_interest = Oddajesz żeton pożyczki?
ask-may_manpower_token = Bierzesz stały żeton +1 do zasobów ludzkich?
ask-may_refresh_manpower = Odnawiasz wyczerpane zasoby ludzkie?
log-paid = { NAME($seat) } { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
}{ $adm ->
    [0] { "" }
    [one] { " " }{ $adm } punkt administracyjny
    [few] { " " }{ $adm } punkty administracyjne
   *[many] { " " }{ $adm } punktów administracyjnych
}{ $dip ->
    [0] { "" }
    [one] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } punkt dyplomatyczny
    [few] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } punkty dyplomatyczne
   *[many] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } punktów dyplomatycznych
}{ $mil ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } punkt militarny
    [few] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } punkty militarne
   *[many] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } punktów militarnych
}{ $ducats ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } dukata
    [few] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } dukaty
   *[many] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } dukatów
}.
log-interest = { NAME($seat) } { AGREE($seat) ->
    [plural] biorą
   *[other] bierze
} { $n } { $n ->
    [one] żeton pożyczki
    [few] żetony pożyczki
   *[many] żetonów pożyczki
}.
log-interest-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] oddają
   *[other] oddaje
} { $n } { $n ->
    [one] żeton pożyczki
    [few] żetony pożyczki
   *[many] żetonów pożyczki
}.
log-merchant-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} kupca.
log-merchant-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} kupca.
log-manpower-token = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] stały żeton zasobów ludzkich
    [few] stałe żetony zasobów ludzkich
   *[many] stałych żetonów zasobów ludzkich
}.
log-manpower-token-on = Prowincja { NAME($province) } dostaje { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} zasobów ludzkich.
log-refreshed = { NAME($seat) } { AGREE($seat) ->
    [plural] odnawiają
   *[other] odnawia
} { $n } { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} zasobów ludzkich.

# Symboly událostí

ask-single_rebel_die = Hodíte jedinou kostkou vzbouřenců: pro kterou oblast?
ask-ignore_uprising = Povstání domorodců: který účinek budete ignorovat?
ask-uprising_town = Povstání domorodců: ve kterém vzdáleném městě vypuknou nepokoje?
ask-lost_at_sea = Ztraceni na moři: ve které námořní zóně ztratí { NAME($seat, case: "the") } loď?
ask-ship_lost_at_sea = Ztraceni na moři: kterou loď ztratí { NAME($seat, case: "the") } { NAME($sea, case: "in") }?
ask-pirate_node = Ve kterém centru obchodu se objeví piráti?
ask-pirate_to_lift = Pro centrum { NAME($node) } nezbývá pirátská loď. Ze kterého centra obchodu ji vezmete?
ask-cardinal_dies = Kardinál umírá: na kterém poli kurie?
ask-attrition_area = Ztenčení stavu: ve které oblasti ztratíte jednotku?
ask-attrition_unit = Ztenčení stavu: kterou jednotku ztratíte { NAME($area, case: "in") }?
ask-disloyal_area = Zrada vazalů: ve které oblasti k ní dojde?
ask-disloyal_rebels = Umístíte { NAME($area, case: "in") } i vzbouřence? Jako aktivní hráč nemusíte.
option-ignore_loss = Ponechat si kolonistu
option-ignore_unrest = Zachovat klid ve vzdálených městech
option-ignore_nothing = Neignorovat nic
option-ship_on_slot = Lehká loď na poli ochrany obchodu
option-ship_at_sea = Lehká loď mimo pole
option-fleet_light = Lehká loď loďstva
option-fleet_heavy = Těžká loď loďstva
option-fleet_damaged = Poškozená těžká loď loďstva
option-fleet_galley = Galéra loďstva
log-colonist-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} kolonistu.
log-lost-at-sea = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { NAME($sea, case: "in") } { NAME($ship, case: "acc") }.
log-pirates = V centru { NAME($node) } se objevují piráti.
log-pirates-move = Piráti se přesouvají z centra { NAME($other_node) } do centra { NAME($node) }.
log-cardinal-dies = Umírá kardinál { NAME($seat, case: "gen") }.
log-power-struggle = Začíná mocenský zápas: „{ NAME($struggle) }“.
log-next-struggle = Příští mocenský zápas: „{ NAME($struggle) }“.

# Dynamické nehráčské říše

ask-dnpr_expands = Která říše se rozšíří?
ask-dnpr_target = Kam povede expanze { NAME($realm, case: "gen") }?
ask-dnpr_cb = { NAME($realm) } { AGREE($realm) ->
    [plural] zabírají
   *[other] zabírá
} provincii vašeho spojence. Umístíte žeton CB?
ask-dnpr_token_to_lift = Nezbývá žádný žeton dynamické nehráčské říše. Který přesunete?
log-dnpr-expands = { NAME($realm) } { AGREE($realm) ->
    [plural] zabírají
   *[other] zabírá
} provincii { NAME($province) }.
log-dnpr-token-lifted = Žeton { NAME($realm, case: "gen") } mizí { NAME($province, case: "from") }.
log-pirates-sunk = V centru { NAME($node) } { $n ->
    [one] je potopena { $n } pirátská loď
    [few] jsou potopeny { $n } pirátské lodě
   *[other] je potopeno { $n } pirátských lodí
}.
no-dnpr-own-token = Už tam leží její žeton.
no-dnpr-capital = Hlavní město zabrat nelze.
no-dnpr-occupied = Provincie je obsazená.
no-dnpr-ally = Provincie patří jejímu spojenci.
no-dnpr-core = Je to domácí provincie hráče.

# Nakažlivé víry

ask-spread_from = Která skupina oblastí šíří svou víru? Zvolte její první oblast.
ask-spread_to = Šíření náboženských myšlenek ({ NAME($religion) }): která oblast změní náboženství?
ask-spread_diverse = Která katolická oblast přejde na smíšená náboženství?
ask-revolution_capital = Ve kterém hlavním městě začne revoluce?
ask-revolution_far = Kde ještě vypukne revoluce?
ask-faith_token_to_lift = Pro oblast { NAME($area) } nezbývá žeton. Ze které oblasti ho vezmete?
option-no_token = Bez žetonu
no-spread-distant = Vzdálené oblasti nemají náboženství.
no-spread-steadfast = Pravoslavné a islámské oblasti se nemění.
no-spread-same = Oblast už toto náboženství má.
no-spread-placed = Žeton umístěný v tomto tahu se nenahrazuje.

# Bitwy lądowe i morskie

option-no_general = Nikt
option-no_admiral = Nikt
option-no_battle_action = Bez akcji bitewnej
option-weather_gage = Po nawietrznej
option-innovatory_tactics = Nowatorska taktyka
option-esprit_de_corps = Esprit de corps
option-superior_tactics = Doskonała taktyka
option-inspired_leadership = Natchnione przywództwo
option-naval_maneuver = Manewr morski
option-infantry_dice = Kości piechoty
option-cavalry_dice = Kości kawalerii
option-add_imperial = Dołącz jednostki cesarskie
option-keep_imperial = Zatrzymaj jednostki w odwodzie
option-imperial_unit = Jednostka cesarska
option-stay = Zostań
option-retreat = Wycofaj się
option-rebels = Buntownicy
option-sink_damaged = Zatop uszkodzony statek
option-damage_another = Uszkodź inny statek
option-take_prize = Weź statek
option-leave_prize = Puść statek wolno
option-prize_to_fleet = Weź statek do floty
ask-main_defender = Kto jest głównym obrońcą?
ask-battle_card = Powierzasz dowództwo generałowi?
ask-battle_appoint = Nad którą armią generał obejmuje dowództwo?
ask-battle_general = Który generał dowodzi?
ask-battle_admiral = Mianujesz admirała?
ask-muslim_dice = Którymi kośćmi rzucasz w tej bitwie?
ask-imperial_units = Czy jednostki cesarskie dołączają do bitwy?
ask-drill_die = Musztra wojskowa: którą kość wrogiego generała usuwasz?
ask-battle_action = Zagrywasz akcję bitewną?
ask-helping_hand = Wspierasz niezależne królestwa akcją bitewną?
ask-hold_back = Z piratami walczą wszystkie twoje statki. Który statek zatrzymujesz?
ask-any_die = Którą kość dodajesz?
ask-faction_first = Która z równych sobie sił pierwsza ponosi następną stratę?
ask-casualty = Którą jednostkę tracisz?
ask-casualty_army = Skąd pochodzi ta jednostka?
ask-retreat = Zostajesz czy wycofujesz się, tracąc jeszcze jedną jednostkę?
ask-sunk_ship = Który statek otrzymuje trafienie?
ask-heavy_hit = Tonie uszkodzony ciężki statek czy uszkodzony zostaje inny?
ask-prize = Który z twoich utraconych statków przejmuje wróg?
ask-capture = Bierzesz { NAME($ship, case: "acc") } jako zdobycz?
ask-naval_retreat = Zostajesz czy wycofujesz się, tracąc jeden statek?
ask-naval_retreat_to = Dokąd wycofują się twoje statki?
log-battle = Zaczyna się bitwa { NAME($area, case: "in") }.
log-naval-battle = Zaczyna się bitwa morska { NAME($sea, case: "in") }.
log-improvised-leader = Dowodzić może postać z wierzchu talii militarnej: „{ NAME($card) }”.
log-drill = Musztra wojskowa: { NAME($seat, case: "the") } { AGREE($seat) ->
    [plural] usuwają
   *[other] usuwa
} kość wrogiego generała.
log-charge = Szlachetni rycerze { NAME($seat, case: "gen") } szarżują: { $n } { $n ->
    [one] trafienie
    [few] trafienia
   *[many] trafień
}.
log-battle-action = { NAME($seat) } { AGREE($seat) ->
    [plural] zagrywają
   *[other] zagrywa
} akcję bitewną: „{ NAME($card) }”.
log-battle-side = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}: { NAME($realm) }, { $arm ->
    [ships] { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[other] { $n } statków
    }
   *[units] { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
}.
log-battle-rebels = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}: { $arm ->
    [ships] piraci
   *[units] buntownicy
}, { $arm ->
    [ships] { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[other] { $n } statków
    }
   *[units] { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
}.
log-exchange = Runda bitwy { $number }, trafienia – atakujący: { $hits }, obrońca: { $losses }.
log-npr-casualties = Straty { NAME($realm, case: "gen") }: { $arm ->
    [ships] { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[other] { $n } statków
    }
   *[units] { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
}.
log-rebel-casualties = { $arm ->
    [ships] Straty piratów
   *[units] Straty buntowników
}: { $arm ->
    [ships] { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[other] { $n } statków
    }
   *[units] { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
}.
log-casualty = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { COUNT(1, $unit, case: "acc") } { NAME($area, case: "in") }.
log-ship-sunk = Tonie { NAME($ship) } { NAME($seat, case: "gen") } { NAME($sea, case: "in") }.
log-ship-damaged = Uszkodzenia odnosi { NAME($ship) } { NAME($seat, case: "gen") } { NAME($sea, case: "in") }.
log-ship-captured = { NAME($seat) } { AGREE($seat) ->
    [plural] przejmują
   *[other] przejmuje
} { NAME($ship, case: "acc") } { NAME($sea, case: "in") }.
log-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] wycofują
   *[other] wycofuje
} się { NAME($area, case: "from") }.
log-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] wycofują
   *[other] wycofuje
} się { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-npr-retreats = Obrońcy wycofują się { NAME($area, case: "from") }.
log-naval-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] wycofują
   *[other] wycofuje
} się { NAME($sea, case: "from") }.
log-naval-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] wycofują
   *[other] wycofuje
} się { NAME($sea, case: "from") } { NAME($space, case: "to") }.
log-npr-sails-away = Statki wychodzą z bitwy { NAME($sea, case: "in") }.
log-battle-won = Atakujący wygrywa { NAME($area, case: "in") }.
log-battle-lost = Obrońca wygrywa { NAME($area, case: "in") }.
log-battle-drawn = Nikt nie ocalał { NAME($area, case: "in") }.
log-naval-won = Atakujący wygrywa { NAME($sea, case: "in") }.
log-naval-lost = Obrońca wygrywa { NAME($sea, case: "in") }.
log-naval-drawn = Nikt nie ocalał { NAME($sea, case: "in") }.
log-invasion = { NAME($realm) } (niezależne królestwo) { AGREE($realm) ->
    [plural] najeżdżają
   *[other] najeżdża
} obszar { NAME($area) }.

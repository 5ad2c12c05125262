# Wypowiedzenie wojny i wezwania do broni

option-declare_war = Wypowiedz wojnę
option-cb_claim = Roszczenie
option-cb_token = Żeton CB
option-cb_disputed = Spór o sukcesję
option-cb_excommunication = Ekskomunika
option-cb_holy_war = Święta wojna
option-cb_crusade = Krucjata
option-cb_liberation = Cesarskie wyzwolenie
option-no_cb = Bez casus belli
option-defend = Broń Cesarstwa
option-give_soldiers = Wyczerp zasoby ludzkie
option-give_ducats = Zapłać dukaty
option-lose_prestige = Strać 1 punkt prestiżu
option-give_cb = Umieść żeton CB
option-make_active = Uczyń królestwo aktywnym sojusznikiem
option-leave_alone = Niech walczy samo
option-place_cb = Umieść żeton CB
option-imperial = Wpływ cesarski
ask-war_target = { $n ->
    [0] Komu wypowiadasz wojnę?
   *[other] Komu jeszcze wypowiadasz wojnę?
}
ask-casus_belli = Jakiego casus belli używasz przeciw { NAME($realm, case: "dat") }?
ask-defend_hre = { NAME($realm) } { AGREE($realm) ->
    [plural] atakują
   *[other] atakuje
} Cesarstwo. Bronisz go?
ask-contribution = Cesarz broni Cesarstwa. Jaki jest twój wkład?
ask-naval_battle_first = Którą bitwę morską rozegrać najpierw?
ask-land_battle_first = Którą bitwę lądową rozegrać najpierw?
ask-free_action = Nie doszło do bitwy: aktywujesz lub rekrutujesz jednostki bez płacenia 1 punktu militarnego?
ask-call_to_arms = Którego sojusznika wzywasz do broni?
ask-call_influence = Z którego obszaru odrzucasz wpływ za wezwanie do broni?
ask-call_answer = { NAME($realm) } { AGREE($realm) ->
    [plural] wzywają
   *[other] wzywa
} cię do broni przeciw { NAME($other_realm, case: "dat") }. Odpowiadasz na wezwanie?
ask-activate_ally = Czynisz { NAME($realm, case: "acc") } swoim aktywnym sojusznikiem?
ask-refused_cb = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} twoje wezwanie do broni. Umieszczasz żeton CB?
ask-allied_lost = Skąd odrzucasz jednostkę sojuszniczą?
ask-imperial_lost = Z którego obszaru zabierasz wpływ cesarski?
no-war-ally = To królestwo jest twoim sojusznikiem.
no-war-truce = Obowiązuje między wami rozejm.
no-war-passed-himself = Gracz, który spasował, nie wypowiada wojny.
no-war-passed = Ten gracz już spasował.
no-war-patron = Jego sojusznik ma rozejm albo już spasował.
no-war-emperor = Chroni je cesarz, a ten jest twoim sojusznikiem, ma z tobą rozejm albo już spasował.
no-war-distant = Wojna z odległym królestwem wymaga casus belli.
no-war-interregnum = W czasie bezkrólewia nie można wypowiedzieć wojny.
no-war-already = Prowadzicie już wojnę albo stoicie po tej samej stronie.
no-war-vassal = Wojnę wypowiada się tylko niepodległym królestwom.
no-war-target = Nie ma nikogo, komu możesz wypowiedzieć wojnę.
log-war-by-npr = Wybucha wojna: { NAME($realm) } { AGREE($realm) ->
    [plural] atakują
   *[other] atakuje
}, { NAME($seat, case: "the") } się { AGREE($seat) ->
    [plural] bronią
   *[other] broni
}.
log-war = { NAME($seat) } { AGREE($seat) ->
    [plural] są
   *[other] jest
} w stanie wojny { NAME($realm, case: "with") }.
log-defending-hre = { NAME($seat) } { AGREE($seat) ->
    [plural] bronią
   *[other] broni
} Cesarstwa w sile { $n } { $n ->
    [one] jednostki cesarskiej
   *[other] jednostek cesarskich
}.
log-active-ally = { NAME($realm) } { AGREE($realm) ->
    [plural] stają
   *[other] staje
} u boku { NAME($seat, case: "gen") } jako aktywny sojusznik.
log-call-accepted = { NAME($seat) } { AGREE($seat) ->
    [plural] odpowiadają
   *[other] odpowiada
} na wezwanie { NAME($realm, case: "gen") }.
log-call-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} wezwanie { NAME($realm, case: "gen") }.
log-allied-leave = Jednostka sojusznicza opuszcza zasoby ludzkie { NAME($seat, case: "gen") }.
log-allied-leave-area = Jednostka sojusznicza { NAME($seat, case: "gen") } odchodzi { NAME($area, case: "from") }.

# Co przynosi opcja
brings-defensive-call = Obronne wezwanie do broni
brings-offensive-call = Ofensywne wezwanie do broni
brings-war = Wojna { NAME($realm, case: "with") }
brings-alliance-ends = Koniec sojuszu i rozejm { NAME($realm, case: "with") }
brings-abandoned = Porzucenie sojusznika: utrata stabilności ({ $n }) i całego wpływu na jego obszarach
brings-refusal = Utrata prestiżu ({ $n }) i tamtejszego wpływu ({ $cubes }); sojusznik będący graczem może umieścić żeton CB
brings-attacked = Zaatakowane królestwo: { NAME($realm) }
brings-imperial = Jednostki cesarskie: { $n }
brings-authority-lost = Utrata władzy cesarskiej: { $n }
brings-no-cost = Odmowa nic nie kosztuje
brings-soldiers = Wyczerpane zasoby ludzkie: { $n }
brings-ducats = Koszt w dukatach: { $n }
brings-prestige-lost = Utrata prestiżu: { $n }
log-allied-return = Do dostępnych zasobów ludzkich { NAME($seat, case: "gen") } { $n ->
    [one] wraca { $n } jednostka sojusznicza
    [few] wracają { $n } jednostki sojusznicze
   *[many] wraca { $n } jednostek sojuszniczych
}.
brings-no-cb = Brak casus belli, utrata stabilności: { $n }
brings-marriage-broken = Zerwany królewski mariaż, utrata stabilności: { $n }
brings-may-call = Możesz wezwać { NAME($realm, case: "acc") } (wezwanie ofensywne, wpływ: { $n })
brings-may-defend = Przeciw tobie można wezwać { NAME($realm, case: "acc") } (wezwanie obronne)
brings-emperor-called = Cesarz ({ NAME($realm) }) może bronić Cesarstwa

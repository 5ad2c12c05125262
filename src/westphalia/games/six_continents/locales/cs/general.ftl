# SC-1 Obecná pravidla

option-relinquish = Vzdát se provincie

ask-relinquish = Které provincie se vzdáte?
ask-lose_unit = { $n ->
    [one] Přicházíte o { $n } vojáka. Která jednotka ztrátu utrpí?
    [few] Přicházíte o { $n } vojáky. Která jednotka utrpí ztrátu jako první?
   *[other] Přicházíte o { $n } vojáků. Která jednotka utrpí ztrátu jako první?
}
ask-lose_where = Kde voják zemře ({ NAME($unit) })?

no-relinquish-not-yours = Vzdát se můžete jen provincie, kterou vlastníte a ovládáte.
no-relinquish-capital = Hlavního města se vzdát nelze.
no-relinquish-units = Jsou tam ještě vaše jednotky nebo otroci.
no-relinquish-nothing = Nemáte prázdnou provincii, které byste se mohli vzdát.

log-explorers-lost = Vnitřní expedice { NAME($place, case: "in") } je ztracena.
log-ungarrisoned-returned = Provincie { NAME($place) } nemá posádku a vrací se { NAME($seat, case: "dat") }.
log-ungarrisoned-neutral = Provincie { NAME($place) } nemá posádku a je nyní neutrální.
log-relinquished = { NAME($seat) } se vzdává provincie { NAME($place) }.
log-annexed = { NAME($seat) } anektuje { NAME($place, case: "acc") }. Pro { NAME($other, case: "acc") } je provincie definitivně ztracena.
log-war = { NAME($seat) } a { NAME($other, case: "the") } jsou ve válce.
log-eliminated = { NAME($seat) } vypadává ze hry.
log-resigned = { NAME($seat) } se vzdává.
log-soldiers-died = { NAME($seat) } ztrácí { NAME($place, case: "in") } { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
}.
log-deserter = Voják { NAME($seat, case: "gen") } { NAME($place, case: "in") } přechází ke vzbouřencům ({ NAME($unit) }).

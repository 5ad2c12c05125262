# Svatá říše římská

option-increase_authority = Zvýšit říšskou moc
no-authority-not-emperor = Říšskou moc může zvýšit jen císař.
no-authority-at-cap = Říšská moc je tak vysoká, jak kurfiřtské oblasti dovolují.

ask-imperial_influence = Kam umístíte říšský vliv?
ask-imperial_to_remove = Odkud vezmete říšský vliv zpět?
ask-imperial_to_move = Který říšský vliv přesunete?
ask-elector_tie = Rovnost hlasů { NAME($area, case: "in") }. Koho oblast zvolí?
ask-election_tie = Volba císaře skončila nerozhodně. Kdo se stane císařem?
ask-new_emperor_cb = Proti které z říší ve válce se SIR umístíte žeton CB?
option-keep = Nechat vše na místě

log-authority = Říšská moc je nyní { $value }.
log-imperial-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] umísťují
   *[other] umísťuje
} říšský vliv { NAME($area, case: "to") }.
log-defence-ends = Obrana Svaté říše římské končí.
log-area-leaves = Oblast { NAME($area) } opouští Svatou říši římskou.
log-area-rejoins = Oblast { NAME($area) } se vrací do Svaté říše římské.
log-hre-religion = { $religion ->
    [none] Svatá říše římská už nemá oficiální náboženství.
   *[other] Nové oficiální náboženství Svaté říše římské: { NAME($religion) }.
}
log-hre-dissolved = Svatá říše římská zaniká.
log-emperor-die = Hod šestistěnnou kostkou na říšskou moc: { $n }.
log-no-candidate = Pro volbu císaře není žádný kandidát.
log-vote = Oblast { NAME($area) } hlasuje pro { NAME($seat, case: "acc") }.
log-elected = Nový císař: { NAME($seat, case: "the") }.
log-imperial-lost = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} { $n ->
    [one] { $n } kostky
   *[other] { $n } kostek
} říšského vlivu { NAME($area, case: "in") }.
log-imperial-removed = Říšský vliv se odstraňuje { NAME($area, case: "from") }.

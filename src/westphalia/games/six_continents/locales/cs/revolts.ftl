# SC-20 Vzpoury

option-bribe = Podplatit vzbouřence
option-contest = Vyvolat dražbu
option-pass = Pasovat

ask-revolt_where = Bouří se { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
}. Ve které provincii?
ask-rebel_unit = Ze které jednotky { NAME($place, case: "in") } přejde voják ke vzbouřencům?
ask-militia_where = { $count ->
    [one] Povstává { $count } vzbouřenec
    [few] Povstávají { $count } vzbouřenci
   *[other] Povstává { $count } vzbouřenců
}. Ve které z vašich prázdných provincií?
ask-bribe = Ve které provincii vzbouřence podplatíte?
ask-contest_bribe = { NAME($seat) } nabízí vzbouřencům { NAME($place, case: "in") } { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Vyvoláte dražbu?

no-bribe-anywhere = Vzbouřenci neovládají žádnou provincii.
no-bribe-savages = Divoši se podplatit nedají.
no-bribe-gold = Nemáte 3 mince na každého tamního vzbouřence.

log-incited-revolt = Agenti podněcují ke vzpouře { $count ->
    [one] { $count } vojáka
    [few] { $count } vojáky
   *[other] { $count } vojáků
} { NAME($seat, case: "gen") }.
log-no-revolt = Vojáci { NAME($seat, case: "gen") } zůstávají věrní (hod { $roll }, vzpoura při { $chance } a méně).
log-revolt = Bouří se { $count ->
    [one] { $count } voják
    [few] { $count } vojáci
   *[other] { $count } vojáků
} { NAME($seat, case: "gen") } (hod { $roll }, vzpoura při { $chance } a méně).
log-revolt-lapsed = { NAME($seat) } už nemá vojáky, kteří by se mohli vzbouřit; { $count ->
    [one] { $count } vzbouřenec
    [few] { $count } vzbouřenci
   *[other] { $count } vzbouřenců
} se neobjeví.
log-rebel-province = { NAME($place, case: "acc") } drží { $count ->
    [one] { $count } vzbouřenec
    [few] { $count } vzbouřenci
   *[other] { $count } vzbouřenců
}.
log-fight-inside = { NAME($place) }: { $count ->
    [one] { $count } vzbouřenec
    [few] { $count } vzbouřenci
   *[other] { $count } vzbouřenců
} útočí na { $defenders ->
    [one] { $defenders } věrného vojáka
    [few] { $defenders } věrné vojáky
   *[other] { $defenders } věrných vojáků
} { NAME($seat, case: "gen") }.
log-rebels-beaten = Věrní vojáci { NAME($seat, case: "gen") } potlačují vzpouru { NAME($place, case: "in") }.
log-bribe-offered = { NAME($seat) } nabízí vzbouřencům { NAME($place, case: "in") } { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-bribe-contested = { NAME($seat) } vyvolává dražbu o vzbouřence { NAME($place, case: "in") }.
log-bribed = { NAME($seat) } platí { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}; { $count ->
    [one] { $count } vzbouřenec
    [few] { $count } vzbouřenci
   *[other] { $count } vzbouřenců
} { NAME($place, case: "in") } mění stranu.

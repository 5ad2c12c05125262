# SC-13.10 až 13.14: jídlo a hladomor

ask-famine_buy_off = Hladomor si žádá { $loss ->
    [one] { $loss } vojáka
    [few] { $loss } vojáky
   *[other] { $loss } vojáků
}. Kolik jich zachráníte po { $price ->
    [one] { $price } minci
   *[other] { $price } mincích
}?

log-food = { NAME($seat) } potřebuje { $need ->
    [one] { $need } porci jídla
    [few] { $need } porce jídla
   *[other] { $need } porcí jídla
} a má { $supply }.
log-food-bank = Banka kupuje { $food ->
    [one] { $food } porci jídla
    [few] { $food } porce jídla
   *[other] { $food } porcí jídla
} od { NAME($seat, case: "gen") } { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-famine = { NAME($seat) } čelí hladomoru: musí obětovat nebo vykoupit { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
}.
log-famine-paid = { NAME($seat) } platí { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} a zachraňuje { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
}.

# Co přinese konec tahu
brings-famine = Hladomor: ztráta nejvýše { $n } { $n ->
    [one] vojáka
   *[other] vojáků
}, nebo platba { $gold } { $gold ->
    [one] mince
   *[other] mincí
} za každého
brings-famine-revolt = Šance na vzpouru { $chance } % (nejvýše { $n } { $n ->
    [one] vzbouřenec
    [few] vzbouřenci
   *[other] vzbouřenců
})
brings-famine-revolt-unless-paid = Šance na vzpouru { $chance } % (nejvýše { $n } { $n ->
    [one] vzbouřenec
    [few] vzbouřenci
   *[other] vzbouřenců
}), není-li vše zaplaceno
brings-red-revolt = Červené žetony: šance na vzpouru { $chance } % (nejvýše { $n } { $n ->
    [one] vzbouřenec
    [few] vzbouřenci
   *[other] vzbouřenců
})

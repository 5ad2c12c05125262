# SC-5.17 až 5.19 Blokáda a transportní lodě bez doprovodu

no-working-port = Potřebujete přístav, který vlastníte a ovládáte a který není zablokovaný.

log-transports-sunk = { NAME($seat) } ztrácí { NAME($zone, case: "in") } { $count ->
    [one] { $count } transportní loď
    [few] { $count } transportní lodě
   *[other] { $count } transportních lodí
}{ $soldiers ->
    [0] { "" }
    [one] { " " }a { $soldiers } vojáka na palubě
    [few] { " " }a { $soldiers } vojáky na palubě
   *[other] { " " }a { $soldiers } vojáků na palubě
}: chybí doprovod válečných lodí.

# SC-1.17 až 1.19 Mírová konference

option-conference = Zahájit mírovou konferenci
option-occupied_land = Okupované provincie: postoupit, nebo vrátit
option-cede = Postoupena okupantovi
option-return = Vrácena vlastníkovi
option-free_slaves = Osvobodit otroky
option-want_slaves_free = Požádat o osvobození otroků
option-text = Připojit text
option-no_text = Bez textu
option-amend = Poslat upravený návrh
option-end_talks = Ukončit jednání

ask-conference_with = S kým zahájíte konferenci?
ask-edit_draft = Váš návrh pro { NAME($other, case: "acc") }: co v něm bude?
ask-occupied_land = O které okupované provincii má smlouva rozhodnout?
ask-land_fate = { NAME($place) }: postoupit, nebo vrátit?
ask-slaves_freed = Kolik otroků z národa { NAME($other, case: "gen") } osvobodíte?
ask-slaves_wanted = Kolik otroků z vašeho národa má { NAME($other, case: "the") } osvobodit?
ask-treaty_text = Jaký text připojíte ke smlouvě? Nikoho nezavazuje.
ask-answer_draft = Co odpovíte na návrh č. { $number } od { NAME($other, case: "gen") }?
ask-evacuate = Kam odejdou vaše jednotky { NAME($origin, case: "from") }?

no-conference-nothing-to-settle = Nejste ve válce a ani jedna strana neokupuje provincii té druhé.
no-conference-twice = S tímto hráčem jste v tomto tahu už konferenci měli.
no-treaty-nothing-occupied = Ani jedna strana neokupuje provincii té druhé.
no-treaty-land-unlisted = Návrh musí u každé okupované provincie říci, zda se postoupí, nebo vrátí.
no-treaty-slaves = Takové otroky nikdo nedrží.
no-treaty-last-draft = Desátý návrh lze už jen přijmout, nebo odmítnout.

log-conference = { NAME($seat) } zahajuje mírovou konferenci { NAME($other, case: "with") }.
log-talks-ended = Jednání { NAME($seat, case: "gen") } { NAME($other, case: "with") } končí bez smlouvy.
log-peace = { NAME($seat) } a { NAME($other, case: "the") } uzavírají mír.
log-land-returned = { NAME($seat) } vrací { NAME($other, case: "dat") } provincii { NAME($place) }.
log-land-ceded = { NAME($seat) } postupuje { NAME($other, case: "dat") } provincii { NAME($place) }.
log-evacuated = Jednotky { NAME($seat, case: "gen") } odcházejí { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-evacuation-lost = { NAME($seat) } už nemá provincii pro jednotky { NAME($origin, case: "from") }: jsou ztraceny.
log-slaves-home = { $n ->
    [one] { $n } osvobozený otrok se vrací k { NAME($nation, case: "dat") } a stává se pěšákem
    [few] { $n } osvobození otroci se vracejí k { NAME($nation, case: "dat") } a stávají se pěšáky
   *[other] { $n } osvobozených otroků se vrací k { NAME($nation, case: "dat") } a stává se pěšáky
} { NAME($place, case: "in") }.
log-treaty-text = Ve smlouvě { NAME($seat, case: "gen") } { NAME($other, case: "with") } stojí: „{ $text }“
log-slaves-released = { NAME($seat) } propouští { NAME($place, case: "in") } { $n ->
    [one] { $n } otroka
    [few] { $n } otroky
   *[other] { $n } otroků
} z národa { NAME($nation, case: "gen") }.

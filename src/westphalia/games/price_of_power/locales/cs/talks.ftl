# Diplomacie mezi hráči

option-talk = Diplomacie mezi hráči
ask-talk_partner = S kým budete jednat?
ask-talk_privacy = Budete jednat veřejně, nebo soukromě za 1 kostku diplomacie?
option-openly = Veřejně
option-privately = Soukromě
ask-talk_bundle = Co navrhnete { NAME($seat, case: "dat") }?
option-alliance = Spojenectví
option-marriage = Královský sňatek
option-support = Finanční podpora
option-sale = Prodej provincie
option-propose = Navrhnout to
option-clear = Začít znovu
option-give_up = Přerušit jednání
ask-support_giver = Kdo dá dukáty?
ask-support_amount = Kolik dukátů to bude? Aktivní hráč platí za každých 10 dukátů 1 kostku diplomacie.
ask-sale_seller = Kdo provincii prodá?
ask-sale_province = Která provincie se prodá?
ask-sale_price = Za kolik dukátů se provincie prodá?
ask-talk_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] navrhují
   *[other] navrhuje
} dohodu. Co odpovíte?
option-counter = Podat jiný návrh
ask-dowry_deck = Ze kterého balíčku si oba smíte dobrat kartu?
ask-dowry = Doberete si kartu?
no-talk-partner = Není nikdo, s kým byste se mohli na něčem dohodnout.
no-talk-war = Ve válce se lze dohodnout jen na finanční podpoře.
no-support-and-sale = Finanční podpora a prodej provincií se v jednom tahu vylučují.
no-sale-claim = Není provincie, kterou by její vlastník mohl prodat hráči s nárokem v její oblasti.
no-sale-town = Kupujícímu nezbývá žádné město.
no-sale-last = Poslední provincii nelze prodat.
log-talk-failed = Jednání { NAME($seat, case: "gen") } { NAME($other, case: "with") } končí bez dohody.
log-private-talk = { NAME($seat) } { AGREE($seat) ->
    [plural] jednají
   *[other] jedná
} { NAME($other, case: "with") } v soukromí.
log-ducats-given = { NAME($seat) } { AGREE($seat) ->
    [plural] dávají
   *[other] dává
} { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
} { NAME($other, case: "dat") }.
log-sold = { NAME($seat) } { AGREE($seat) ->
    [plural] prodávají
   *[other] prodává
} { NAME($other, case: "dat") } provincii { NAME($province) }.

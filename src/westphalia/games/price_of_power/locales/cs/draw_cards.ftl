# Fáze 1: odhalení a dobrání karet

ask-draw_from = Ze kterého balíčku doberete kartu?
ask-keep_card = Které z právě dobraných karet si ponecháte, každou za 2 dukáty?
ask-mission_step = Vezmete si misi, nebo některou nahradíte?
ask-take_mission = Kterou misi si vezmete?
ask-return_mission = Kterou misi vrátíte?
option-take_mission = Vzít si misi
option-replace_mission = Nahradit misi

no-cards-left = Všechny karty tohoto balíčku jsou v ruce nebo ve hře.

log-events-revealed = Kolo { $number }: odhalují se události.
log-cards-kept = { NAME($seat) } si { AGREE($seat) ->
    [plural] ponechávají
   *[other] ponechává
} { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} za { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
log-card-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odhazují
   *[other] odhazuje
} kartu „{ NAME($card) }“.
log-mission-taken = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} misi.
log-mission-seen = Vaše mise: „{ NAME($mission) }“.
log-mission-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] vracejí
   *[other] vrací
} misi.

# SC-2 Příprava hry

ask-colour = Za kterou barvu budete hrát?
ask-capital = Kde bude vaše hlavní město?
ask-secret_capital = Kde bude vaše hlavní město? Všichni volí tajně; při kolizi volí znovu hráč, který je v pořadí později.

no-colour-taken = Tuto barvu má jiný hráč.
no-capital-too-near = Leží příliš blízko jiného hlavního města.

log-order-roll = { NAME($seat) } hází na pořadí: { $roll }.
log-first-player = Začíná { NAME($seat, case: "the") }.
log-colour = { NAME($seat) } usedá ke stolu.
log-capital = { NAME($seat) } zakládá hlavní město { NAME($place, case: "in") }.
log-capital-conflict = { NAME($seat) } volí { NAME($place, case: "acc") }, příliš blízko hlavního města hráče, který je v pořadí dříve, a vybírá znovu.

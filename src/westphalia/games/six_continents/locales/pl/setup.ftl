# SC-2 Przygotowanie gry

ask-colour = Jakim kolorem grasz?
ask-capital = Gdzie zakładasz stolicę?
ask-secret_capital = Gdzie zakładasz stolicę? Wszyscy wybierają w tajemnicy; w razie kolizji gracz dalszy w kolejności wybiera ponownie.

no-colour-taken = Tym kolorem gra już kto inny.
no-capital-too-near = To za blisko innej stolicy.

log-order-roll = { NAME($seat) } wyrzuca { $roll } w rzucie o kolejność.
log-first-player = Grę zaczyna { NAME($seat, case: "the") }.
log-colour = { NAME($seat) } zasiada do stołu.
log-capital = { NAME($seat) } zakłada stolicę { NAME($place, case: "in") }.
log-capital-conflict = { NAME($seat) } wskazuje prowincję { NAME($place) }, zbyt bliską stolicy wcześniejszego gracza, i wybiera ponownie.

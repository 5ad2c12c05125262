# RE-10.4 Leaving players

ask-become_minor = { NAME($power) } už { AGREE($power) ->
    [plural] nemají hráče. Mají
   *[other] nemá hráče. Má
} se stát vedlejší mocností? Je třeba souhlas všech.
log-left = { NAME($seat) } { AGREE($seat) ->
    [plural] odcházejí
   *[other] odchází
} ze hry ({ NAME($power) }).
log-stays-major = { NAME($power) } { AGREE($power) ->
    [plural] zůstávají
   *[other] zůstává
} hlavní mocností.
log-becomes-minor = { NAME($power) } se { AGREE($power) ->
    [plural] stávají
   *[other] stává
} vedlejší mocností.

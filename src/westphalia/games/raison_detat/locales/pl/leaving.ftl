# RE-10.4 Leaving players

ask-become_minor = Gracz, który prowadził { NAME($power, case: "acc") }, odszedł. Czy to mocarstwo ma być odtąd pomniejsze? Potrzebna jest zgoda wszystkich.
log-left = { NAME($seat) } { AGREE($seat) ->
    [plural] odchodzą
   *[other] odchodzi
} z gry (mocarstwo: { NAME($power) }).
log-stays-major = { NAME($power) } { AGREE($power) ->
    [plural] pozostają
   *[other] pozostaje
} głównym mocarstwem.
log-becomes-minor = { NAME($power) } { AGREE($power) ->
    [plural] stają się
   *[other] staje się
} pomniejszym mocarstwem.

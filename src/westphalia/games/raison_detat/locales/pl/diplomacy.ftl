# RE-4 Diplomacy

ask-ballot = { NAME($power) }: jaki status wybierasz na tę rundę?
ask-admit = { NAME($other) } { AGREE($other) ->
    [plural] chcą
   *[other] chce
} przystąpić: { NAME($coalition) } (limit głównych mocarstw: { $n }). Przyjmujesz?
no-other-coalition-for-head = Przywódca koalicji może wybrać tylko własną.
log-ballot = { NAME($power) }: głos „{ NAME($ballot) }”.
log-admitted = { NAME($coalition) }: przyjęcie – { NAME($other) }.
log-refused = { NAME($coalition) }: odmowa – { NAME($other) }.

# Talie

log-card-drawn = { NAME($seat) } { AGREE($seat) ->
    [plural] dobierają
   *[other] dobiera
} kartę z talii { $power ->
    [adm] administracyjnej
    [dip] dyplomatycznej
   *[mil] militarnej
}.
log-card-seen = Dobierasz kartę „{ NAME($card) }”.
log-continent = Odkryto { $number }. odległy kontynent: jego karty handlu zostają wtasowane do talii.

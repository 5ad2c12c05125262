# Náboženství

log-area-religion = { $religion ->
    [none] Oblast { NAME($area) } už nemá žádné náboženství.
   *[other] Nové náboženství oblasti { NAME($area) }: { NAME($religion) }.
}

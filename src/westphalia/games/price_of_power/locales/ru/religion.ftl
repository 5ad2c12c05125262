# Религия

log-area-religion = { $religion ->
    [none] В области { NAME($area) } больше нет религии.
   *[other] Религия области { NAME($area) } теперь — { NAME($religion) }.
}

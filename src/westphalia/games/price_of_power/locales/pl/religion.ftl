# Religia

log-area-religion = { $religion ->
    [none] Obszar { NAME($area) } nie ma odtąd religii.
   *[other] Religia obszaru { NAME($area) } to teraz { NAME($religion) }.
}

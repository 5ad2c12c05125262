# Religia

log-area-religion = Religia obszaru { NAME($area) } to teraz { NAME($religion) }.

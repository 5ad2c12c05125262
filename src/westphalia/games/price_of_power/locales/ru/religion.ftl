# Религия

log-area-religion = Религия области { NAME($area) } теперь — { NAME($religion) }.

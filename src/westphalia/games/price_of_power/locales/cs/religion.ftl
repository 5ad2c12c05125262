# Náboženství

log-area-religion = Nové náboženství oblasti { NAME($area) }: { NAME($religion) }.

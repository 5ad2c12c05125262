# Religion

log-area-religion = The Religion of { NAME($area) } is now { NAME($religion) }.

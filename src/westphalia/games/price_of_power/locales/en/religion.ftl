# Religion

log-area-religion = The Religion of { NAME($area, case: "the") } is now { NAME($religion) }.

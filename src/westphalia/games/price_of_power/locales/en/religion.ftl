# Religion

log-area-religion = { $religion ->
    [none] { NAME($area, case: "The") } no longer has a Religion.
   *[other] The Religion of { NAME($area, case: "the") } is now { NAME($religion) }.
}

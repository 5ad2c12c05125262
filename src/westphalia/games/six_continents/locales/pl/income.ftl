# SC-16 Dochód

log-income = { NAME($seat) } otrzymuje { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} dochodu.

# SC-16 Income

log-income = { NAME($seat) } receives { $gold } gold in income.

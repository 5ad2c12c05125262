# RE-5.2 Taxation

log-tax = { NAME($power) }: налогообложение, деньги +{ $n }.

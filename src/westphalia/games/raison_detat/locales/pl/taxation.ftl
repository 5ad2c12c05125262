# RE-5.2 Taxation

log-tax = { NAME($power) }: opodatkowanie, pieniądze +{ $n }.

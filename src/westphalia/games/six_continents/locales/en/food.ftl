# SC-13.10 to 13.14: food and famine

ask-famine_buy_off = Famine takes { $loss ->
    [one] { $loss } soldier
   *[other] { $loss } soldiers
}. How many do you save for { $price } gold each?

log-food = { NAME($seat) } needs { $need } food and has { $supply }.
log-food-bank = The bank buys { $food } food from { NAME($seat) } for { $gold } gold.
log-famine = { NAME($seat) } suffers famine: { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
} must die or be paid for.
log-famine-paid = { NAME($seat) } pays { $gold } gold and saves { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}.

# What ending the turn brings
brings-famine = Famine: a loss of 1 to { $n } of your soldiers, or { $gold } gold for each
brings-famine-revolt = { $chance }% chance of a revolt (rebels: 1 to { $n })
brings-famine-revolt-unless-paid = { $chance }% chance of a revolt (rebels: 1 to { $n }), unless every soldier is paid for
brings-red-revolt = Red tokens: { $chance }% chance of a revolt (rebels: 1 to { $n })

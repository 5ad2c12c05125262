# SC-12.25 Auctions

option-drop_out = Drop out

ask-bid = The highest bid is { $gold } gold. What do you bid?
ask-sealed_bid = What is your secret bid? The offer so far: { $gold } gold.

log-bid = { NAME($seat) } bids { $gold } gold.
log-drop = { NAME($seat) } drops out.
log-auction-won = { NAME($seat) } wins the auction for { $gold } gold.
log-no-bids = Nobody bids.

# SC-1.15, SC-1.16 Contracts, SC-1.21 Transit

option-contract = Propose a contract
option-answer_contract = Answer a contract
option-mark_contract = Mark a contract kept or broken
option-transit = Grant or revoke transit
option-no_expiry = No time limit
option-no_guarantor = No guarantor
option-no_guarantee = No sum
option-open = Public
option-secret = Secret, if all parties agree
option-accept_open = Accept, public
option-accept_secret = Accept, secret if all parties agree
option-kept = Kept
option-broken = Broken

ask-contract_party = Who else signs the contract?
ask-contract_text = What does the contract say?
ask-contract_expiry = What is the last round in which it holds?
ask-contract_guarantor = Who guarantees it?
ask-contract_guarantee = What sum is promised if it is broken?
ask-contract_secrecy = Should the contract be secret?
ask-contract_to_answer = Which contract do you answer?
ask-answer_contract = What do you say to contract { $number }?
ask-contract_to_mark = Which contract do you mark?
ask-mark_contract = Was contract { $number } kept?
ask-transit_for = For whom do you open or close your provinces?

no-contract-waiting = No contract is waiting for your answer.
no-contract-signed = You have signed no contract.
no-transit-off = There is no transit in this game.
no-transit-at-war = There is no transit between players at war.

log-contract-proposed = { NAME($seat) } proposes contract { $number }.
log-contract-accepted = { NAME($seat) } accepts contract { $number }.
log-contract-refused = { NAME($seat) } refuses contract { $number }.
log-contract-signed = Contract { $number } is signed: “{ $text }”
log-contract-party = { NAME($seat) } becomes a party to contract { $number }.
log-contract-kept = { NAME($seat) } says that contract { $number } was kept.
log-contract-broken = { NAME($seat) } says that contract { $number } was broken.
log-contract-lapsed = Contract { $number } was not signed by all parties and has lapsed.
log-transit-granted = { NAME($seat) } lets { NAME($other) } pass.
log-transit-revoked = { NAME($seat) } no longer lets { NAME($other) } pass.

# SC-1.15, SC-1.16 Договоры, SC-1.21 Право прохода

option-contract = Предложить договор
option-answer_contract = Ответить на предложенный договор
option-mark_contract = Отметить, исполнен договор или нарушен
option-transit = Дать или отозвать право прохода
option-no_expiry = Бессрочно
option-no_guarantor = Без гаранта
option-no_guarantee = Без суммы
option-open = Открытый
option-secret = Тайный, если согласны все стороны
option-accept_open = Принять как открытый
option-accept_secret = Принять как тайный, если согласны все стороны
option-kept = Исполнен
option-broken = Нарушен

ask-contract_party = Кто ещё подписывает договор?
ask-contract_text = Что говорится в договоре?
ask-contract_expiry = До какого раунда включительно действует договор?
ask-contract_guarantor = Кто выступит гарантом?
ask-contract_guarantee = Какая сумма обещана на случай нарушения?
ask-contract_secrecy = Будет ли договор тайным?
ask-contract_to_answer = На какой договор отвечаете?
ask-answer_contract = Что ответите на договор № { $number }?
ask-contract_to_mark = Какой договор отмечаете?
ask-mark_contract = Договор № { $number } исполнен?
ask-transit_for = Кому открываете или закрываете проход через свои провинции?

no-contract-waiting = Ни один договор не ждёт вашего ответа.
no-contract-signed = Вы не подписали ни одного договора.
no-transit-off = В этой игре нет права прохода.
no-transit-at-war = Воюющие игроки не дают друг другу права прохода.

log-contract-proposed = { NAME($seat) } предлагает договор № { $number }.
log-contract-accepted = { NAME($seat) } принимает договор № { $number }.
log-contract-refused = { NAME($seat) } отклоняет договор № { $number }.
log-contract-signed = Договор № { $number } подписан: «{ $text }»
log-contract-party = { NAME($seat) } — сторона договора № { $number }.
log-contract-kept = { NAME($seat) } заявляет, что договор № { $number } исполнен.
log-contract-broken = { NAME($seat) } заявляет, что договор № { $number } нарушен.
log-contract-lapsed = Договор № { $number } подписали не все стороны, и он теряет силу.
log-transit-granted = { NAME($seat) } даёт { NAME($other, case: "dat") } право прохода.
log-transit-revoked = { NAME($seat) } лишает { NAME($other, case: "acc") } права прохода.

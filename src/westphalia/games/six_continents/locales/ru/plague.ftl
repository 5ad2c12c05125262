# SC-17 Чума

log-plague = Мировая чума! { NAME($seat) } привозит её домой.
log-plague-again = Чума уже свирепствует: экспедиция { NAME($seat, case: "gen") } возвращается ни с чем.
log-plague-roll = От чумы у { NAME($seat, case: "gen") } { $n ->
    [one] гибнет { $n } солдат
    [few] гибнут { $n } солдата
   *[many] гибнет { $n } солдат
}.
log-plague-moves = Маркер чумы переходит на поле { $field }.
log-plague-over = Чума заканчивается.
log-plague-carrier = { NAME($seat) } становится носителем чумы.

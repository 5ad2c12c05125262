# RE-5.1 Drill

ask-drill_discard = { NAME($power) }: musztra. Którą kartę odrzucasz?
log-drill = { NAME($power) } { AGREE($power) ->
    [plural] przeprowadzają
   *[other] przeprowadza
} musztrę i { AGREE($power) ->
    [plural] odrzucają
   *[other] odrzuca
} zakrytą kartę.

# Celé rozkazy

form-recruit = Verbování jednotek
form-recruit-go = Verbovat
form-march = Pochod
form-march-go = Vytáhnout
form-siege = Obléhání
form-siege-go = Oblehnout
form-losses = Ztráty
form-losses-go = Utrpět tyto ztráty
form-influence = Vliv
form-influence-go = Umístit vliv
form-claims = Nároky
form-claims-go = Vykonstruovat nároky
form-trade = Obchod
form-trade-go = Obchodovat
form-march-take = Pěchota, která se připojí
form-march-leave = Pěchota, která zůstane
form-march-take-army_1 = připojí se z vojska 1
form-march-take-army_2 = připojí se z vojska 2
form-march-take-army_3 = připojí se z vojska 3
form-march-leave-army_1 = zůstane u vojska 1
form-march-leave-army_2 = zůstane u vojska 2
form-march-leave-army_3 = zůstane u vojska 3
form-sail = Námořní přesun
form-sail-go = Napnout plachty
form-sail-further = připojí se další lodě
form-undock = Vyplutí
form-undock-go = Vyplout
form-cut_ties = Přerušení styků
form-cut_ties-go = Přerušit tyto styky
form-draw = Dobrat vše z jednoho balíčku
form-draw-go = Dobrat
form-keep = Ponechání karet
form-keep-go = Ponechat tyto
form-exchange = Výměna karet
form-exchange-go = Vyměnit tyto
form-missions = Mise
form-missions-go = Vzít tyto
form-discard = Odhození
form-discard-go = Odhodit tyto
form-first_missions = Mise
form-first_missions-go = Vzít tyto
form-fight_on = Bojovat dál, dokud…
form-fight_on-go = Bojovat dál
form-fight_on-losses = mé ztráty nedosáhnou
form-fight_on-odds = má šance neklesne pod
form-percent = %
form-fight_on-stopped-losses = Bitva čeká na vaše rozhodnutí: zatím { $n ->
    [one] { $n } ztráta
    [few] { $n } ztráty
   *[other] { $n } ztrát
}.
form-fight_on-stopped-odds = Bitva čeká na vaše rozhodnutí: šance na vítězství klesla pod { $odds } %.
form-close = … a ukončit tah

# Trvalé rozkazy
form-no_reactions = Na nic nereagovat
form-no_reactions-go = Odteď nereagovat
form-pass_turns = Pasovat v každém tahu
form-pass_turns-go = Pasovat teď i příště
form-accept_calls = Přijímat volání do zbraně
form-accept_calls-go = Odteď přijímat
order-accept_calls-caller = od tohoto spojence
order-accept_calls-whoever = ať je nepřítelem kdokoli
order-lapsed-enemy = Volání směřuje proti říši, s níž nejste ve válce: { NAME($realm) }.

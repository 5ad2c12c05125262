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

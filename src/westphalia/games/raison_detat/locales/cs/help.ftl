# For those who play for the first time

help-ballot = Koalice dává spojence, kteří vás podporují a nesmějí na vás zaútočit. Neutrální má dvojnásobnou daň a koalice mu nehrozí, ale na nikoho neútočí. Expanzionista smí útočit na všechny a na něj každý, kdo bojuje.
help-bid = Nejvyšší nabídka rozhoduje za tuto vedlejší mocnost až do jejího příštího výcviku. Platí jen vítěz a morálka omezuje i počet karet v bitvě.
help-vote = Císař získá 2 vlivu při každém rozšíření vlivu. Kurfiřtská území hlasují se svým držitelem, volná pro úřadujícího císaře.
help-leadership = Následuje mobilizace: generál na ovládaném území může převzít oddíly, generál mimo plán přinese kartu.
help-buy = Co neutratíte, propadne. Oddíly drží území a vyhrávají bitvy, karty rozhodují těsné, a vyložíte jich nejvýše tolik, kolik máte morálky.
help-move = Každý generál se přesune jednou. Nakonec oddíl zanechaný jako posádka zabere území; kde stojí soupeř, dojde k bitvě.
help-arbiter = Rozhodčí může za morálku povolit druhý a třetí tah přesunu. Může odmítnout: zvolte někoho, kdo se vás nemá proč bát.
help-lay = Karty přidávají své číslo vaší straně. Kdo pasuje, v této bitvě už nevykládá. 2 a 3 účinkují jen odkryté; pětky při porážce stojí morálku; dvě čtyřky v jedné hromádce přidají 1.
help-support = Podporující generál přidá 2 a ztratí jeden oddíl. Je-li generál druhé strany poražen, získáte 1 vlivu.

# Вассалы: подчинение

option-annex = Аннексировать
option-take = Сделать вассалом и его
option-release = Освободить его
option-nothing = Ничего
option-claim = Претензия

ask-subjugate_target = Кого подчиняете?
ask-subjugate_how = Делаете { NAME($realm, case: "acc") } своим вассалом или аннексируете?
ask-subjugate_influence = Из какой области сбрасываете влияние?
ask-subjugate_vassal = Платите { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} влияния, чтобы оставить { NAME($realm, case: "acc") } своим вассалом, или отпускаете вассала на свободу?
ask-released_vassal = Что размещаете в освобождённом королевстве ({ NAME($realm) })?
ask-released_claim = В какой области размещаете претензию?

no-subjugate-target = У вас нет ни союзника, ни вассала, которого можно подчинить.
no-subjugate-relation = Это не ваш союзник и не ваш вассал.
no-subjugate-never = Дальние королевства, Папская область и император не могут стать вассалами.
no-subjugate-war = Ни вы, ни цель не должны ни с кем воевать.
no-subjugate-tax = Ваш базовый налог должен быть вдвое больше, чем у цели, а при королевском браке — просто больше.
no-subjugate-influence = Вам не хватает влияния в его областях.
no-subjugate-tokens = Вам не хватает жетонов вассала.
no-subjugate-marriage = Королевство с собственными вассалами можно подчинить только при королевском браке с ним.
log-treaties-return = Жетоны войны, перемирия и CB против { NAME($realm, case: "gen") } возвращаются владельцам.

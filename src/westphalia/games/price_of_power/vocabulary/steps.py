"""All steps: the tagged union by ``op``. A new kind of step is a class in the module of its subject, named here."""

from __future__ import annotations

from typing import Final, TypeAlias

from . import actions, blocks, cards, characters, diplomacy, ideas, places, resources, special, trade, units, unrest

# in the order of docs/effects.md
SUBJECTS: Final = (
    blocks,
    resources,
    cards,
    units,
    unrest,
    places,
    trade,
    diplomacy,
    characters,
    ideas,
    actions,
    special,
)

AnyStep: TypeAlias = (
    blocks.When
    | blocks.Choose
    | blocks.Pick
    | blocks.Covert
    | resources.Power
    | resources.Prestige
    | resources.Stability
    | resources.Ducats
    | resources.Pay
    | resources.Interest
    | resources.ImperialAuthority
    | resources.Colonists
    | resources.Merchant
    | resources.GainCardinal
    | resources.RemoveCardinal
    | resources.ManpowerToken
    | resources.ExhaustManpower
    | resources.RefreshManpower
    | cards.DrawCards
    | cards.TakeCard
    | cards.PlayCard
    | units.GainUnits
    | units.GainShips
    | units.RemoveUnits
    | units.RemoveShip
    | units.BattleDice
    | units.TakeGeneral
    | unrest.AddUnrest
    | unrest.RemoveUnrest
    | unrest.PlaceRebels
    | unrest.RemoveRebels
    | unrest.MoveRebels
    | unrest.PlaceRebelTown
    | unrest.RollRebelDice
    | places.PlaceClaim
    | places.RemoveClaim
    | places.PlaceCoreToken
    | places.PlaceInfluence
    | places.RemoveInfluence
    | places.ReplaceInfluence
    | places.PlaceTown
    | places.PlaceVassal
    | places.DevelopTown
    | places.ReduceTown
    | places.SwapPiece
    | places.RemovePiece
    | places.CedeProvince
    | places.BuyProvince
    | places.PlaceDnpr
    | places.SetAreaReligion
    | places.SetStateReligion
    | places.RevolutionToken
    | places.LeaveHre
    | places.PlagueToken
    | trade.ExpandNode
    | trade.PlacePirate
    | trade.MovePirate
    | trade.ActivateMerchants
    | diplomacy.GainAlliance
    | diplomacy.EndAlliance
    | diplomacy.GainMarriage
    | diplomacy.DisputedSuccession
    | diplomacy.Offer
    | diplomacy.DeclareWar
    | diplomacy.PlaceCbToken
    | diplomacy.PlaceTruce
    | diplomacy.EndTruce
    | diplomacy.CommitToCrusade
    | diplomacy.PlaceCrusadeToken
    | characters.Appoint
    | characters.InstallRuler
    | characters.RejectRuler
    | characters.DiscardCharacter
    | characters.IllHealth
    | ideas.Research
    | ideas.LoseIdea
    | ideas.ReplaceCards
    | ideas.AddIdeaRow
    | actions.Action
    | special.DisloyalAlly
    | special.NewWorldExpedition
    | special.PrivateerTradeCard
    | special.EndWarAsItStands
    | special.CounterCovertAction
    | special.StudyTechnology
    | special.Subjugate
    | special.ForcedMarch
    | special.LogisticsMaster
    | special.CallTheLevies
    | special.SwiftSailing
    | special.Withdraw
    | special.Intercept
    | special.Pursue
    | special.SiegeEngineers
)

import { type Match, otherSide, type Side, type SlotAddress } from '../model/match.ts'

interface Advancement {
  readonly to: SlotAddress
  /** Null if nobody will take the slot. */
  readonly teamId: string | null
}

/** Returns the slots to which the teams of a decided match advance or drop. */
export function advancements(match: Match): readonly Advancement[] {
  const { winnerTo, loserTo } = match
  return [
    ...(winnerTo === null ? [] : [{ to: winnerTo, teamId: winnerOf(match) }]),
    ...(loserTo === null ? [] : [{ to: loserTo, teamId: loserOf(match) }]),
  ]
}

/** What a decided match sends to a slot; undefined if it leads elsewhere. */
export function advancementTo(match: Match, { matchId, side }: SlotAddress): Advancement | undefined {
  return advancements(match).find(({ to }) => to.matchId === matchId && to.side === side)
}

function winnerOf(match: Match): string | null {
  return match.winner === null || isDecisiveFirstFinal(match) ? null : match.slots[match.winner].teamId
}

function loserOf(match: Match): string | null {
  if (match.winner === null || isDecisiveFirstFinal(match)) return null
  return match.slots[otherSide(match.winner)].teamId
}

/** Whether the team from the upper side has won the first final, so that there is no second. */
export function isDecisiveFirstFinal(match: Match): boolean {
  return match.section === 'final' && match.round === 1 && match.winner === 0
}

/** Whether a match that is over is the last one of the team on that side. */
export function leavesWith(match: Match, side: Side): boolean {
  if (match.winner === null || match.slots[side].closed || isDecisiveFirstFinal(match)) return true
  return (match.winner === side ? match.winnerTo : match.loserTo) === null
}

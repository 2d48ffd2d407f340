import type { Match, Side, Slot, SlotAddress } from '../model/match.ts'

/** The team that takes a slot, or `closed` if none will. */
export type Arrival = Pick<Slot, 'teamId' | 'closed'>

interface Advancement {
  readonly to: SlotAddress
  readonly who: Arrival
}

const nobody: Arrival = { teamId: null, closed: true }

/** Returns the slots to which the teams of a decided match advance or drop. */
export function advancements(match: Match): readonly Advancement[] {
  const { winnerTo, loserTo } = match
  return [
    ...(winnerTo === null ? [] : [{ to: winnerTo, who: winnerArrival(match) }]),
    ...(loserTo === null ? [] : [{ to: loserTo, who: loserArrival(match) }]),
  ]
}

function winnerArrival(match: Match): Arrival {
  if (match.winner === null || isDecisiveFirstFinal(match)) return nobody
  return occupant(match, match.winner)
}

function loserArrival(match: Match): Arrival {
  if (match.winner === null || isDecisiveFirstFinal(match)) return nobody
  const loser = occupant(match, match.winner === 0 ? 1 : 0)
  return loser.teamId === null ? nobody : loser
}

function occupant(match: Match, side: Side): Arrival {
  const { teamId, closed } = match.slots[side]
  return { teamId, closed }
}

/** Whether the team from the upper side has won the first final, so that there is no second. */
export function isDecisiveFirstFinal(match: Match): boolean {
  return match.section === 'final' && match.round === 1 && match.winner === 0
}

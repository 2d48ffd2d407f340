import { type Arrival, advancements } from '../bracket/edits/advancement.ts'
import { drawsRounds } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match, type Side, type Slot } from '../bracket/model/match.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import { stagePlaces } from '../bracket/stages/stagePlaces.ts'

const awaited: Arrival = { teamId: null, closed: false }

/**
 * Returns a function that tells whether a slot holds what its source gives it. A slot that a pairing fills can hold any
 * team, and a team can be disqualified in any slot.
 */
export function slotFollower(bracket: Bracket): (match: Match, side: Side) => boolean {
  const takers = stagePlaces(bracket)
  return (match, side) => {
    const expected = arrivalIn(match, side)
    const { teamId, closed } = match.slots[side]
    if (expected === null) return true
    return teamId === expected.teamId && (teamId !== null || closed === expected.closed)
  }

  /** Null if any team can be in the slot. */
  function arrivalIn(match: Match, side: Side): Arrival | null {
    const { id, slots } = match
    const { source }: Slot = slots[side]
    switch (source.from) {
      case 'seed':
        return { teamId: bracket.shape.teamIds[source.seed - 1] ?? null, closed: false }
      case 'bye':
        // A spare match is the bye of a team once late entries make the number of teams odd.
        return drawsRounds(stageOf(bracket.shape, match)) ? null : { teamId: null, closed: true }
      case 'pairing':
        return null
      case 'place': {
        const taker = takers(source)
        return taker === undefined ? awaited : { teamId: taker, closed: taker === null }
      }
      default: {
        const feeder = bracket.matches.get(source.matchId)
        if (feeder === undefined || !isOver(feeder)) return awaited
        const arrivals = advancements(feeder)
        return arrivals.find(({ to }) => to.matchId === id && to.side === side)?.who ?? awaited
      }
    }
  }
}

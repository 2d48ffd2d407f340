import { advancementTo } from '../bracket/edits/advancement.ts'
import { drawsRounds } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import { type PlaceTaker, stagePlaces } from '../bracket/stages/stagePlaces.ts'

/**
 * Returns a function that tells whether a slot holds what its source gives it. A slot that a pairing fills can hold any
 * team.
 */
export function slotFollower(bracket: Bracket): (match: Match, side: Side) => boolean {
  const takers = stagePlaces(bracket)
  return (match, side) => {
    const expected = takerOf(match, side)
    const { teamId, closed } = match.slots[side]
    return expected === 'any' || expected === (teamId ?? (closed ? null : undefined))
  }

  function takerOf(match: Match, side: Side): PlaceTaker | 'any' {
    const { id, slots } = match
    const { source } = slots[side]
    switch (source.from) {
      case 'seed':
        return bracket.shape.teamIds[source.seed - 1]
      case 'bye':
        // A spare match is the bye of a team once late entries make the number of teams odd.
        return drawsRounds(stageOf(bracket.shape, match)) ? 'any' : null
      case 'pairing':
        return 'any'
      case 'place':
        return takers(source)
      default: {
        const feeder = bracket.matches.get(source.matchId)
        if (feeder === undefined || !isOver(feeder)) return undefined
        return advancementTo(feeder, { matchId: id, side })?.teamId
      }
    }
  }
}

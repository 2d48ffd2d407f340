import type { Bracket } from '../model/bracket.ts'
import { feederOf, isOver, type Match, type Slot } from '../model/match.ts'
import { placeKey } from '../stages/entrantTeams.ts'

/**
 * The open matches with a slot to which nobody comes any more unless a team is placed there by hand: it was cleared, or
 * the team of its place plays in another one, because it has followed a team.
 */
export function matchesToFill({ shape, matches }: Bracket): readonly Match[] {
  const isLeft = ({ teamId, closed, source }: Slot) => {
    if (teamId !== null || closed) return false
    if (source.from === 'place') return shape.takers?.[placeKey(source)] !== undefined
    const feeder = matches.get(feederOf(source) ?? '')
    return source.from === 'seed' || (feeder !== undefined && isOver(feeder))
  }
  return [...matches.values()].filter(match => !isOver(match) && match.slots.some(isLeft))
}

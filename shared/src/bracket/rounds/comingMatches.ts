import type { Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { playableMatches } from '../stages/playableMatches.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'

/**
 * Returns the matches that come next, except one: those that can be played, and those that wait for a team but have a
 * planned start. The planned starts decide, then the order of the drawing.
 */
export function comingMatches(
  stages: readonly Stage[],
  matches: readonly Match[],
  onAir: Match | null,
): readonly Match[] {
  const planned = matches.filter(({ status, startsAt }) => status === 'waiting' && startsAt != null)
  const start = ({ startsAt }: Match) => startsAt ?? Number.POSITIVE_INFINITY
  return [...playableMatches(stages, matches), ...planned]
    .filter(({ id }) => id !== onAir?.id)
    .sort((one, other) =>
      start(one) === start(other) ? inDrawingOrder(one, other) : start(one) - start(other),
    )
}

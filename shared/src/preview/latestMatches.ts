import type { Match } from '../bracket/model/match.ts'
import { isDrawn } from '../bracket/rounds/drawnRounds.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import type { PublicBracket } from '../snapshot/publicSnapshot.ts'

/**
 * Returns the running matches, then the playable ones, at most `count`; between two rounds and after the last match,
 * those that ended last.
 */
export function latestMatches(
  { shape, matches }: Pick<PublicBracket, 'shape' | 'matches'>,
  count: number,
): readonly Match[] {
  const running = matches.filter(({ status }) => status === 'running')
  const open = [...running, ...playableMatches(shape.stages, matches)].filter(isDrawn)
  return (open.length > 0 ? open : lastEnded(matches)).slice(0, count)
}

function lastEnded(matches: readonly Match[]): readonly Match[] {
  return matches
    .filter(({ status }) => status === 'finished')
    .toSorted((one, other) => (other.since?.at ?? 0) - (one.since?.at ?? 0) || other.round - one.round)
}

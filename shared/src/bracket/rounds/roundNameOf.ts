import type { BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { isOneElimination } from './isOneElimination.ts'
import { stageOf } from './stageOf.ts'

/** The key of a round's name; the interface translates it. */
export type RoundName =
  | { readonly key: 'first-round' | 'second-round' | 'quarter-final' | 'semi-final' }
  | { readonly key: 'final' | 'second-final' | 'third-place' }
  | (InGroup & { readonly key: 'opening-match' | 'winners-match' | 'elimination-match' | 'decider-match' })
  | (InGroup & { readonly key: 'tie-break' })
  | NumberedRound

interface InGroup {
  /** The index of the group; null if the stage is not divided. */
  readonly group: number | null
}

interface NumberedRound extends InGroup {
  readonly key: 'round' | 'upper-round' | 'lower-round' | 'group-round' | 'swiss-round'
  readonly round: number
}

const firstRounds = ['first-round', 'second-round'] as const
const lastRounds = ['final', 'semi-final', 'quarter-final'] as const

/**
 * Names the round of a match. Single elimination: the last round is the final. In the specification's own format, a
 * bracket that is nothing else, the first and the second round have names of their own, then come numbers, the
 * quarter-finals and the semi-finals; a playoff after other stages counts from its end at once. Double elimination
 * numbers both sides; in GSL groups, the first match and the last ones of both sides have names of their own.
 */
export function roundNameOf(
  shape: BracketShape,
  {
    stage: key,
    group,
    section,
    round,
    winnerTo,
  }: Pick<Match, 'stage' | 'group' | 'section' | 'round' | 'winnerTo'>,
): RoundName {
  const { kind, groups, rounds } = stageOf(shape, { stage: key })
  const inGroup = { group: groups.length > 1 ? group : null }
  if (section === 'tie-break') return { key: 'tie-break', ...inGroup }
  const number = { round, ...inGroup }
  if (kind === 'swiss') return { key: 'swiss-round', ...number }
  if (kind === 'round-robin') return { key: 'group-round', ...number }
  if (kind === 'gsl') {
    if (winnerTo === null) return { key: section === 'upper' ? 'winners-match' : 'decider-match', ...inGroup }
    if (section === 'upper' && round === 1) return { key: 'opening-match', ...inGroup }
    if (section === 'lower' && rounds.lower === 2) return { key: 'elimination-match', ...inGroup }
  }
  if (section === 'upper') return { key: 'upper-round', ...number }
  if (section === 'lower') return { key: 'lower-round', ...number }
  if (section === 'third-place') return { key: 'third-place' }
  if (section === 'final') return { key: round === 1 ? 'final' : 'second-final' }
  const fromStart = firstRounds[round - 1]
  const fromEnd = lastRounds[rounds.main - round]
  const namedRound =
    isOneElimination(shape) && round < rounds.main ? (fromStart ?? fromEnd) : (fromEnd ?? fromStart)
  return namedRound === undefined ? { key: 'round', ...number } : { key: namedRound }
}

import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { type BracketRound, roundsOf } from './roundsOf.ts'
import { isSecondFinalDue } from './secondFinal.ts'

/**
 * The rounds that are drawn, in drawing order, without spare matches and the byes of the first round, whose teams appear
 * in the next match.
 */
export function drawnRounds(bracket: Bracket): readonly BracketRound[] {
  return roundsOf(bracket)
    .map(round => ({ ...round, matches: round.matches.filter(isDrawn) }))
    .filter(round => round.matches.length > 0)
}

/** The number of each match, from 1, in drawing order. */
export function matchNumbers(rounds: readonly BracketRound[]): ReadonlyMap<string, number> {
  return new Map(rounds.flatMap(round => round.matches).map((match, index) => [match.id, index + 1]))
}

/**
 * Whether two states of a bracket have the same layout: matches never move, only a second final can appear or disappear,
 * and spare matches appear with late entries.
 */
export function isSameDrawing(one: Bracket | null, other: Bracket | null): boolean {
  if (one === null || other === null || one === other) return one === other
  return (
    one.shape === other.shape &&
    isSecondFinalDue(one) === isSecondFinalDue(other) &&
    drawnCount(one) === drawnCount(other)
  )
}

function drawnCount({ matches }: Bracket): number {
  return [...matches.values()].filter(isDrawn).length
}

/** Whether a match that is played at all is drawn: a bye of the first round and a spare match are not. */
export function isDrawn(match: Match): boolean {
  return match.slots.every(slot => slot.source.from !== 'bye')
}

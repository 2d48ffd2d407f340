import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { type BracketRound, roundsOf } from './roundsOf.ts'
import { isSecondFinalDue } from './secondFinal.ts'

/**
 * The rounds that are drawn, in drawing order, without spare matches and the byes of the first round, whose teams
 * appear in the next match.
 */
export function drawnRounds(bracket: Bracket): readonly BracketRound[] {
  return roundsOf(bracket)
    .map(round => ({ ...round, matches: round.matches.filter(isDrawn) }))
    .filter(round => round.matches.length > 0)
}

/**
 * The number of each match, from 1, in drawing order. Tie-break matches come last, so that the other numbers stay the
 * same.
 */
export function matchNumbers(rounds: readonly BracketRound[]): ReadonlyMap<string, number> {
  const matches = rounds
    .flatMap(round => round.matches)
    .toSorted((one, other) => Number(isTieBreak(one)) - Number(isTieBreak(other)))
  return new Map(matches.map((match, index) => [match.id, index + 1]))
}

/**
 * Whether two states of a bracket have the same layout: matches never move, only a second final and tie-break matches
 * can appear or disappear, and spare matches appear with late entries.
 */
export function isSameDrawing(one: Bracket | null, other: Bracket | null): boolean {
  if (one === null || other === null || one === other) return one === other
  return (
    one.shape === other.shape &&
    isSecondFinalDue(one) === isSecondFinalDue(other) &&
    [...one.matches.values()].every(match => {
      const after = other.matches.get(match.id)
      return after !== undefined && isDrawn(match) === isDrawn(after) && isPlayed(match) === isPlayed(after)
    })
  )
}

function isPlayed(match: Match): boolean {
  return !isTieBreak(match) || match.status !== 'bye'
}

function isTieBreak({ section }: Match): boolean {
  return section === 'tie-break'
}

/** Whether a match that is played at all is drawn: a bye of the first round and a spare match are not. */
export function isDrawn(match: Match): boolean {
  return match.slots.every(slot => slot.source.from !== 'bye')
}

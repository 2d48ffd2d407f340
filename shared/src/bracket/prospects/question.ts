import type { ProspectOutcome } from './prospect.ts'

/** The results of a match as bits: the upper team wins, the lower team wins, a draw. */
export const upperWins = 1
export const lowerWins = 2
export const drawn = 4

/** A match that is not over yet. Teams are indexes into those of the group. */
export interface OpenMatch {
  readonly id: string
  readonly upper: number
  readonly lower: number
  readonly canDraw: boolean
  /** The number of games that wins the match. */
  readonly gamesToWin: number
}

/** An assumption about the result of an open match, which is named by its index. */
export interface Given {
  readonly match: number
  /** The bits of the results that are assumed to be possible. */
  readonly results: number
}

/** Whether a team is through or out under assumptions. */
export interface Question {
  /** The index of the team. */
  readonly team: number
  readonly given: readonly Given[]
  /** The least number of its remaining matches that the team is assumed to win. */
  readonly minWins: number
}

/** Answers questions; `open` if nothing is certain. */
export type Judge = (questions: readonly Question[]) => readonly ProspectOutcome[]

/** The bits of all results that a match can have. */
export function allResults({ canDraw }: OpenMatch): number {
  return canDraw ? upperWins | lowerWins | drawn : upperWins | lowerWins
}

/** The bit of the result with which a team wins the match. */
export function winOf({ upper }: OpenMatch, team: number): number {
  return upper === team ? upperWins : lowerWins
}

/** The bit of the result with which a team loses the match. */
export function lossOf({ upper }: OpenMatch, team: number): number {
  return upper === team ? lowerWins : upperWins
}

export function isPlayedBy({ upper, lower }: OpenMatch, team: number): boolean {
  return upper === team || lower === team
}

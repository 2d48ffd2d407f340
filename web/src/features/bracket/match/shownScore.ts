import type { Match } from '@upper-bracket/shared/bracket/model/match'

type Score = Match['score']

/** A score that was entered in this browser. */
export interface EnteredScore {
  readonly score: Score
  /** The revision with this score; null while the command is pending. */
  readonly revision: number | null
}

/**
 * Returns the score to show: the entered one until the match has reached its revision. An older snapshot in between
 * does not bring back the previous number.
 */
export function shownScore(match: Match, entered: EnteredScore | null): Score {
  if (entered === null) return match.score
  return entered.revision === null || match.revision < entered.revision ? entered.score : match.score
}

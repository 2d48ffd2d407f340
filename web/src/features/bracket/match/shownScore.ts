import type { Match } from '@upper-bracket/shared/bracket/model/match'

type Score = Match['score']

/** A score that was entered here. */
export interface EnteredScore {
  readonly score: Score
  /** The revision with this score; null while the command is pending. */
  readonly revision: number | null
}

/**
 * The score to show: what was entered, until the match has reached that revision. An older snapshot in between
 * does not bring back the old number for a moment.
 */
export function shownScore(match: Match, entered: EnteredScore | null): Score {
  if (entered === null) return match.score
  return entered.revision === null || match.revision < entered.revision ? entered.score : match.score
}

import type { Match } from '@upper-bracket/shared/bracket/model/match'

type Score = Match['score']

/** A score that was entered here. */
export interface EnteredScore {
  readonly score: Score
  /** The revision at which the match has it; null while its command is under way. */
  readonly revision: number | null
}

/**
 * The score to show: what was entered, until the match has arrived at it. An older state that comes in between,
 * because it was on its way before, does not take the number back for a moment.
 */
export function shownScore(match: Match, entered: EnteredScore | null): Score {
  if (entered === null) return match.score
  return entered.revision === null || match.revision < entered.revision ? entered.score : match.score
}

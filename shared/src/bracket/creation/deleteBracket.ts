import type { Competition } from '../../competition/competition.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { isStarted } from '../model/isStarted.ts'
import type { Match } from '../model/match.ts'

interface Deletion {
  readonly bracketId: string
  /** All of the bracket. */
  readonly matches: Iterable<Match>
  /** Whether the organizer has agreed to lose what was played. */
  readonly confirmed: boolean
  readonly now: number
}

/**
 * The competition without its bracket: in registration again, so that line-ups can change, and without a champion. The
 * same value where it has none already, so that a repeated call is harmless.
 *
 * Refuses `changed-meanwhile` where another bracket has taken the place of this one, and `results-exist` where a match
 * is running or has been played and that was not confirmed; `count` says how many.
 */
export function deleteBracket(
  competition: Competition,
  { bracketId, matches, confirmed, now }: Deletion,
): Outcome<Competition, 'changed-meanwhile' | 'results-exist'> {
  if (competition.bracketId === null) return accept(competition)
  if (competition.bracketId !== bracketId) return refuse('changed-meanwhile')
  const count = [...matches].filter(isStarted).length
  if (count > 0 && !confirmed) return refuse('results-exist', { count })
  return accept({ ...competition, status: 'registration', bracketId: null, champion: null, updatedAt: now })
}

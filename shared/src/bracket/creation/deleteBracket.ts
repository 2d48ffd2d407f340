import { championFields } from '../../competition/champions.ts'
import type { Competition } from '../../competition/competition.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { isStarted } from '../model/isStarted.ts'
import type { Match } from '../model/match.ts'

interface Deletion {
  readonly bracketId: string
  readonly matches: Iterable<Match>
  /** Whether the organizer has agreed to lose the results. */
  readonly confirmed: boolean
  readonly now: number
}

/**
 * Returns the competition without its bracket: in registration again, so that line-ups can change, and without a
 * champion. Returns the same value if it has no bracket, so that a repeated call is harmless. Refuses
 * `changed-meanwhile` if another bracket has replaced this one, and `results-exist` if a match is running or has been
 * played and that was not confirmed; `count` says how many.
 */
export function deleteBracket(
  competition: Competition,
  { bracketId, matches, confirmed, now }: Deletion,
): Outcome<Competition, 'changed-meanwhile' | 'results-exist'> {
  if (competition.bracketId === null) return accept(competition)
  if (competition.bracketId !== bracketId) return refuse('changed-meanwhile')
  const count = [...matches].filter(isStarted).length
  if (count > 0 && !confirmed) return refuse('results-exist', { count })
  return accept({
    ...competition,
    ...championFields([], competition),
    status: 'registration',
    bracketId: null,
    updatedAt: now,
  })
}

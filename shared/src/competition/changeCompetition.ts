import type { CompetitionSettings } from '../contract/fields.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Competition } from './competition.ts'
import { acceptOrder, acceptStart, type DateRefusal } from './competitionDates.ts'
import { type CompetitionChanges, differingSettings } from './differingSettings.ts'

/** What a bracket is made from. */
const lockedByBracket = ['game', 'format', 'bestOf', 'options'] as const

/**
 * The competition with `changes` applied, one revision further; the same value where they change nothing, so
 * that a repeated call is harmless whatever revision it carries.
 *
 * Only what differs is judged: a new name is fine also when the start has passed. The deadline may be moved
 * into the past, which closes registration. The game is locked as soon as there are players, because their
 * ranks are of that game; game, format, series and options are locked by a bracket (`format-locked`, with the
 * field and what locks it).
 */
export function changeCompetition(
  competition: Competition,
  changes: CompetitionChanges,
  context: { readonly revision: number; readonly hasPlayers: boolean; readonly now: number },
): Outcome<Competition, 'changed-meanwhile' | 'format-locked' | DateRefusal> {
  const fields = differingSettings(competition, changes)
  if (fields.length === 0) return accept(competition)
  if (context.revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }

  const locked = lockedByBracket.find(field => fields.includes(field))
  if (competition.bracketId !== null && locked !== undefined) {
    return refuse('format-locked', { field: locked, lockedBy: 'bracket' })
  }
  if (context.hasPlayers && fields.includes('game')) {
    return refuse('format-locked', { field: 'game', lockedBy: 'players' })
  }

  const changed: Competition = { ...competition, ...pick(changes, fields) }
  if (fields.includes('startDate')) {
    const start = acceptStart(changed.startDate, context.now)
    if (!start.ok) return start
  }
  if (fields.includes('startDate') || fields.includes('registrationDeadline')) {
    const order = acceptOrder(changed)
    if (!order.ok) return order
  }
  return accept({ ...changed, revision: competition.revision + 1, updatedAt: context.now })
}

function pick(changes: CompetitionChanges, fields: readonly string[]): Partial<CompetitionSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field)))
}

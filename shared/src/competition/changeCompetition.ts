import type { CompetitionSettings } from '../contract/fields.ts'
import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import type { Competition } from './competition.ts'
import { type DateRefusal, orderRefusals, startRefusals } from './competitionDates.ts'
import { type CompetitionChanges, differingSettings } from './differingSettings.ts'

/** What a bracket is made from. */
const lockedByBracket = ['game', 'format', 'bestOf', 'options'] as const

interface Context {
  readonly revision: number
  readonly hasPlayers: boolean
  readonly now: number
}

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
  context: Context,
): Outcome<Competition, 'changed-meanwhile' | 'format-locked' | DateRefusal> {
  const fields = differingSettings(competition, changes)
  if (fields.length === 0) return accept(competition)
  if (context.revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }
  const [refusal] = changeRefusals(competition, changes, context)
  if (refusal !== undefined) return refusal
  const changed: Competition = { ...competition, ...pick(changes, fields) }
  return accept({ ...changed, revision: competition.revision + 1, updatedAt: context.now })
}

/** Everything for which these changes would be refused whatever revision they carry, each with its `field`. */
export function changeRefusals(
  competition: Competition,
  changes: CompetitionChanges,
  { hasPlayers, now }: Pick<Context, 'hasPlayers' | 'now'>,
): Refusal<'format-locked' | DateRefusal>[] {
  const fields = differingSettings(competition, changes)
  const changed: Competition = { ...competition, ...pick(changes, fields) }
  const start = fields.includes('startDate') ? startRefusals(changed.startDate, now) : []
  const moved = fields.includes('startDate') || fields.includes('registrationDeadline')
  return [
    ...lockedFields(competition, fields, hasPlayers),
    ...start,
    ...(moved && start.length === 0 ? orderRefusals(changed) : []),
  ]
}

function lockedFields(
  { bracketId }: Competition,
  fields: readonly string[],
  hasPlayers: boolean,
): Refusal<'format-locked'>[] {
  if (bracketId !== null) {
    return lockedByBracket
      .filter(field => fields.includes(field))
      .map(field => refuse('format-locked', { field, lockedBy: 'bracket' }))
  }
  return hasPlayers && fields.includes('game')
    ? [refuse('format-locked', { field: 'game', lockedBy: 'players' })]
    : []
}

function pick(changes: CompetitionChanges, fields: readonly string[]): Partial<CompetitionSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field)))
}

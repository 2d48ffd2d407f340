import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { vetoFits } from '../selfService/vetoSettings.ts'
import type { Competition } from './competition.ts'
import { type DateRefusal, orderRefusals, startRefusals } from './competitionDates.ts'
import type { CompetitionSettings } from './competitionSettings.ts'
import { type CompetitionChanges, differingSettings } from './differingSettings.ts'
import { nameWords } from './nameWords.ts'

/** The settings that a bracket is made from. */
const lockedByBracket = ['game', 'format', 'bestOf', 'options'] as const

interface Context {
  readonly revision: number
  readonly hasPlayers: boolean
  readonly now: number
}

/**
 * Applies `changes` and increments the revision. Returns the same value if they change nothing, so that a repeated
 * call succeeds at any revision; otherwise an outdated revision is refused (`changed-meanwhile`).
 *
 * Only fields that differ are checked: a new name is accepted after the start has passed. The deadline may be moved
 * into the past, which closes registration. Players lock the game, because their ranks belong to it; a bracket locks
 * game, format, series and options (`format-locked`, with `field` and `lockedBy`). What teams choose before a match has
 * to fit the game and the series (`veto-unfit`).
 */
export function changeCompetition(
  competition: Competition,
  changes: CompetitionChanges,
  context: Context,
): Outcome<Competition, 'changed-meanwhile' | 'format-locked' | 'veto-unfit' | DateRefusal> {
  const fields = differingSettings(competition, changes)
  if (fields.length === 0) return accept(competition)
  if (context.revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }
  const [refusal] = changeRefusals(competition, changes, context)
  if (refusal !== undefined) return refusal
  const renamed = changes.name === undefined ? {} : { nameWords: nameWords(changes.name) }
  const changed: Competition = { ...competition, ...pick(changes, fields), ...renamed }
  const veto = changed.matchDay?.veto ?? null
  if (veto !== null && !vetoFits(veto, changed)) return refuse('veto-unfit')
  return accept({
    ...changed,
    revision: competition.revision + 1,
    updatedAt: context.now,
  })
}

/** All refusals of these changes apart from the revision, each with its `field`. */
export function changeRefusals(
  competition: Competition,
  changes: CompetitionChanges,
  { hasPlayers, now }: Pick<Context, 'hasPlayers' | 'now'>,
): Refusal<'format-locked' | DateRefusal>[] {
  const fields = differingSettings(competition, changes)
  const changed: Competition = { ...competition, ...pick(changes, fields) }
  const moved = fields.includes('startDate') || fields.includes('registrationDeadline')
  return [
    ...lockedFields(competition, fields, hasPlayers),
    ...(fields.includes('startDate') ? startRefusals(changed.startDate, now) : []),
    ...(moved ? orderRefusals(changed) : []),
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

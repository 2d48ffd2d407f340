import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { vetoFits } from '../selfService/vetoSettings.ts'
import { advantageRefusals } from './advantageRefusals.ts'
import { criteriaRefusals } from './criteriaRefusals.ts'
import type { Competition } from './competition.ts'
import { type DateRefusal, orderRefusals, startRefusals } from './competitionDates.ts'
import { nameWords } from './nameWords.ts'
import { rankRangeRefusals } from './rankRange.ts'
import { differingSettings } from './settings/differingSettings.ts'
import { lockOf, settingOf, settingPath, withSetting } from './settings/settings.ts'
import type { SettingChanges, SettingName } from './settings/settingTable.ts'

interface Context {
  readonly revision: number
  readonly hasPlayers: boolean
  readonly now: number
}

/**
 * Applies `changes` and increments the revision. Returns the same value if they change nothing, so that a repeated call
 * succeeds at any revision. Otherwise an outdated revision is refused (`changed-meanwhile`).
 *
 * Only settings that differ are checked, so a new name is accepted after the start. The deadline may be moved into the
 * past, which closes registration. A setting that `settingTable` locks is refused (`format-locked`, with `field` and
 * `lockedBy`), and so are a veto that does not fit the game and
 * the series (`veto-unfit`), an advantage that would end the final (`advantage-unfit`), criteria by rounds in a game
 * that has none (`criteria-unfit`), and a range of ranks that the game lacks or that is empty (`rank-range-unfit`).
 */
export function changeCompetition(
  competition: Competition,
  changes: SettingChanges,
  context: Context,
): Outcome<
  Competition,
  | 'changed-meanwhile'
  | 'format-locked'
  | 'advantage-unfit'
  | 'criteria-unfit'
  | 'rank-range-unfit'
  | 'veto-unfit'
  | DateRefusal
> {
  const fields = differingSettings(competition, changes)
  if (fields.length === 0) return accept(competition)
  if (context.revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }
  const [refusal] = changeRefusals(competition, changes, context)
  if (refusal !== undefined) return refusal
  const renamed = changes.name === undefined ? {} : { nameWords: nameWords(changes.name) }
  const changed: Competition = { ...withSettings(competition, changes, fields), ...renamed }
  const veto = changed.selfService?.veto ?? null
  if (veto !== null && fields.some(name => vetoSettings.has(name)) && !vetoFits(veto, changed))
    return refuse('veto-unfit')
  return accept({
    ...changed,
    revision: competition.revision + 1,
    updatedAt: context.now,
  })
}

// The lengths can outgrow the pool while a bracket is played.
const vetoSettings: ReadonlySet<SettingName> = new Set([
  ...(['game', 'format', 'stages', 'rounds', 'final', 'grandFinal', 'selfService'] as const),
])
const rangeSettings: ReadonlySet<SettingName> = new Set(['game', 'rankBasis', 'rankFrom', 'rankTo'])
const finalSettings: ReadonlySet<SettingName> = new Set(['format', 'final', 'grandFinal'])

/** All refusals of these changes apart from the revision, each with its `field`. */
export function changeRefusals(
  competition: Competition,
  changes: SettingChanges,
  { hasPlayers, now }: Pick<Context, 'hasPlayers' | 'now'>,
): Refusal<'format-locked' | 'advantage-unfit' | 'criteria-unfit' | 'rank-range-unfit' | DateRefusal>[] {
  const fields = differingSettings(competition, changes)
  const changed = withSettings(competition, changes, fields)
  const moved = fields.includes('startDate') || fields.includes('registrationDeadline')
  return [
    ...lockedSettings(competition, fields, hasPlayers),
    ...(fields.includes('startDate') ? startRefusals(changed.startDate, now) : []),
    ...(moved ? orderRefusals(changed) : []),
    ...(fields.some(name => finalSettings.has(name)) ? advantageRefusals(changed) : []),
    ...(fields.some(name => rangeSettings.has(name)) ? rankRangeRefusals(changed) : []),
    ...(fields.includes('game') || fields.includes('stages') ? criteriaRefusals(changed) : []),
  ]
}

function lockedSettings(
  { bracketId, entryQueue }: Competition,
  names: readonly SettingName[],
  hasPlayers: boolean,
): Refusal<'format-locked'>[] {
  return names.flatMap(name => {
    const queuedTeams = entryQueue.teams !== undefined
    const lockedBy = lockOf(name, { bracket: bracketId !== null, players: hasPlayers, queuedTeams })
    return lockedBy === null ? [] : [refuse('format-locked', { field: settingPath(name), lockedBy })]
  })
}

function withSettings(
  competition: Competition,
  changes: SettingChanges,
  names: readonly SettingName[],
): Competition {
  return names.reduce((changed, name) => withSetting(changed, name, settingOf(changes, name)), competition)
}

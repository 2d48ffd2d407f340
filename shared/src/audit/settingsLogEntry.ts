import type { Competition } from '../competition/competition.ts'
import type { CompetitionSettings } from '../competition/competitionSettings.ts'
import { type CompetitionChanges, differingSettings } from '../competition/differingSettings.ts'

/** An entry about changed settings: who changed them, and when (milliseconds since the epoch, in UTC). */
export interface SettingsLogEntry {
  readonly uid: string
  readonly at: number
  readonly action: 'updateCompetition'
  /** Only what changed. */
  readonly settings: readonly {
    readonly field: keyof CompetitionSettings
    readonly before: CompetitionSettings[keyof CompetitionSettings]
    readonly after: CompetitionSettings[keyof CompetitionSettings]
  }[]
}

/** The entry for `changes` that `uid` has made to `competition`, which is as it was before, at `at`. */
export function settingsLogEntry(
  competition: Competition,
  changes: CompetitionChanges,
  { uid, at }: { readonly uid: string; readonly at: number },
): SettingsLogEntry {
  const settings = differingSettings(competition, changes).flatMap(field => {
    const after = changes[field]
    return after === undefined ? [] : [{ field, before: competition[field], after }]
  })
  return { uid, at, action: 'updateCompetition', settings }
}

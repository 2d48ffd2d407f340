import type { Competition } from '../competition/competition.ts'
import { differingSettings } from '../competition/settings/differingSettings.ts'
import { settingOf } from '../competition/settings/settings.ts'
import type { SettingChanges, SettingName, SettingValue } from '../competition/settings/settingTable.ts'

/** A log entry about changed settings. `at` is in milliseconds since the epoch (UTC). */
export interface SettingsLogEntry {
  readonly uid: string
  readonly at: number
  readonly action: 'updateCompetition'
  readonly settings: readonly {
    readonly field: SettingName
    readonly before: SettingValue<SettingName>
    readonly after: SettingValue<SettingName>
  }[]
}

/** The entry for `changes` that `uid` made to `competition` at `at`; `competition` is the state before. */
export function settingsLogEntry(
  competition: Competition,
  changes: SettingChanges,
  { uid, at }: { readonly uid: string; readonly at: number },
): SettingsLogEntry {
  const settings = differingSettings(competition, changes).flatMap(field => {
    const [before, after] = [settingOf(competition, field), settingOf(changes, field)]
    return before === undefined || after === undefined ? [] : [{ field, before, after }]
  })
  return { uid, at, action: 'updateCompetition', settings }
}

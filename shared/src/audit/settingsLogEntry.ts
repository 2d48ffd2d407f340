import type { Competition } from '../competition/competition.ts'
import { type RankScale, rankScaleOf } from '../ranks/rankScale.ts'
import { differingSettings } from '../competition/settings/differingSettings.ts'
import { hasControl, settingOf } from '../competition/settings/settings.ts'
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
  /** What ranks among them are on, before and after. Absent if there are none. */
  readonly scales?: readonly [before: RankScale, after: RankScale]
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
  const entry = { uid, at, action: 'updateCompetition', settings } as const
  if (!settings.some(({ field }) => hasControl(field, 'rank'))) return entry
  const game = changes.game ?? competition.game
  const rankBasis = changes.options?.rankBasis ?? competition.options.rankBasis
  return { ...entry, scales: [rankScaleOf(competition), rankScaleOf({ game, options: { rankBasis } })] }
}

import { isSameValue } from '../../text/isSameValue.ts'
import { settingNames, settingOf } from './settings.ts'
import type { SettingChanges, SettingName } from './settingTable.ts'

/** Returns the settings among `changes` that differ from those of the competition. */
export function differingSettings(
  competition: SettingChanges,
  changes: SettingChanges,
): readonly SettingName[] {
  return settingNames.filter(name => {
    const value = settingOf(changes, name)
    return value !== undefined && !isSameValue(settingOf(competition, name), value)
  })
}

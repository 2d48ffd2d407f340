import { settingNames, settingOf } from './settings.ts'
import type { SettingChanges, SettingName } from './settingTable.ts'

/** Returns the settings among `changes` that differ from those of the competition. */
export function differingSettings(
  competition: SettingChanges,
  changes: SettingChanges,
): readonly SettingName[] {
  return settingNames.filter(name => {
    const value = settingOf(changes, name)
    return value !== undefined && !isSame(settingOf(competition, name), value)
  })
}

/** Compares plain values and records of plain values. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)))
}

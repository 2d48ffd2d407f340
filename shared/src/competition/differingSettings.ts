import type { Competition } from './competition.ts'
import type { CompetitionSettings } from './competitionSettings.ts'

export type CompetitionChanges = {
  readonly [Field in keyof CompetitionSettings]?: CompetitionSettings[Field] | undefined
}

/** The fields of `settings` that differ from the competition's. */
export function differingSettings(
  competition: Competition,
  settings: CompetitionChanges,
): readonly (keyof CompetitionSettings)[] {
  const fields = Object.keys(settings) as (keyof CompetitionSettings)[]
  return fields.filter(field => settings[field] !== undefined && !isSame(competition[field], settings[field]))
}

/** Compares plain values and records of plain values. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)))
}

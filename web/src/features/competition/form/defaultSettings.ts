import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/settings/settingTable'
import { defaultDates } from './defaultDates.ts'

/** Returns the initial settings of a new competition. */
export function defaultSettings(now: number): NewCompetitionSettings {
  const { bannerURL: _, ...defaults } = settingDefaults
  return { ...defaults, ...defaultDates(now), name: '' }
}

import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/settings/settingTable'
import { defaultDates } from './defaultDates.ts'

/** What the form of a new competition begins with. */
export function defaultSettings(now: number): NewCompetitionSettings {
  const { bannerURL: _, selfService: __, ...defaults } = settingDefaults
  return { ...defaults, ...defaultDates(now), name: '' }
}

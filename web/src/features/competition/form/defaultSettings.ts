import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/competitionSettings'
import { defaultDates } from './defaultDates.ts'

/** What the form of a new competition begins with. */
export function defaultSettings(now: number): NewCompetitionSettings {
  const { description, prizes, contact, places } = competitionDefaults
  return {
    name: '',
    game: 'dota2',
    ...defaultDates(now),
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { thirdPlace: false, grandFinal: 'single', rankRequired: false, telegramRequired: false },
    description,
    prizes,
    contact,
    places,
  }
}

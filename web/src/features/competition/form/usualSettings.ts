import { laterCompetitionFields } from '@upper-bracket/shared/competition/competition'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/competitionSettings'
import { usualDates } from './usualDates.ts'

/** What the form of a new competition begins with. */
export function usualSettings(now: number): NewCompetitionSettings {
  const { description, prizes, contact, places } = laterCompetitionFields
  return {
    name: '',
    game: 'dota2',
    ...usualDates(now),
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { thirdPlace: false, grandFinal: 'single', rankRequired: false, telegramRequired: false },
    description,
    prizes,
    contact,
    places,
  }
}

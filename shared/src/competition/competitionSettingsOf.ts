import type { CompetitionSettings } from '../contract/fields.ts'
import type { Competition } from './competition.ts'

/** What of a competition its organizer has chosen. */
export function competitionSettingsOf(competition: Competition): CompetitionSettings {
  const { name, game, startDate, registrationDeadline, format, bestOf, options } = competition
  return { name, game, startDate, registrationDeadline, format, bestOf, options }
}

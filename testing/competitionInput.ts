import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { freshId, hour } from './seededCompetition.ts'

/** What somebody opens a competition with that starts the day after tomorrow. */
export function competitionInput(
  changes: Partial<CallableInput<'createCompetition'>> = {},
): CallableInput<'createCompetition'> {
  return {
    competitionId: freshId(),
    name: 'Winter Cup',
    game: 'dota2',
    startDate: Date.now() + 48 * hour,
    registrationDeadline: Date.now() + 24 * hour,
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    ...changes,
  }
}

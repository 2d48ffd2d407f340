import { type Competition, competitionDefaults } from '../competition.ts'
import { initialState } from '../openCompetition.ts'

/** A competition of `owner` that is open for registration. */
export function aCompetition(changes: Partial<Competition> = {}): Competition {
  return {
    ...competitionDefaults,
    ...initialState,
    name: 'Winter Cup',
    game: 'dota2',
    startDate: 2,
    registrationDeadline: 1,
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
    ownerUid: 'owner',
    createdAt: 0,
    updatedAt: 0,
    ...changes,
  }
}

import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'

/** Four teams, and a match of which programs bring the scores. */
export const scoredCompetition = (people: Parameters<typeof bracketedCompetition>[0]) =>
  bracketedCompetition(people, { teams: 4, bestOf: 3, played: { 'main-1-1': 'running' } })

/** What is sent of that match after its start. */
export const scoring = ({ bracketId }: BracketedCompetition, score: readonly number[] = [1, 0]) => ({
  bracketId,
  matchId: 'main-1-1',
  revision: 1,
  score,
})

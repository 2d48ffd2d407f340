import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import {
  afterAll,
  type BracketedCompetition,
  bracketedCompetition,
} from '../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../testing/person.ts'

export interface RunningMatch extends BracketedCompetition {
  readonly matchId: string
}

/** Eight teams in a double elimination; the first two play a series of five. */
export async function runningMatch(owner: Person): Promise<RunningMatch> {
  const matchId = 'upper-1-1'
  const competition = await bracketedCompetition(
    { owner },
    {
      teams: 8,
      format: 'double',
      bestOf: 5,
      after: bracket => afterAll(bracket, before => startMatch(before, matchId)),
    },
  )
  return { ...competition, matchId }
}

import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { afterAll, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { database, stored } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'

/** A running competition in double elimination with one running match. */
export interface RunningBracket {
  readonly address: string
  /** The first match: a series of five. */
  readonly matchId: string
  /** Writes the score of its upper team as the functions do. */
  setScore(upper: number): Promise<void>
}

const nobody: Person = { uid: 'nobody', email: '', idToken: '' }

export async function runningBracket(teams: number, owner: Person = nobody): Promise<RunningBracket> {
  const matchId = 'upper-1-1'
  const created = Promise.withResolvers<Parameters<typeof setScore>[0]>()
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner },
    {
      teams,
      format: 'double',
      bestOf: 5,
      after: bracket => {
        const started = afterAll(bracket, before => startMatch(before, matchId))
        created.resolve(started)
        return started
      },
    },
  )
  let bracket = await created.promise
  return {
    address: `/competitions/${competitionId}/bracket`,
    matchId,
    setScore: async upper => {
      const outcome = setScore(bracket, matchId, [upper, 0])
      if (!outcome.ok) throw new Error(outcome.code)
      bracket = outcome.value.bracket
      const batch = database.batch()
      for (const [, match] of outcome.value.changes)
        batch.set(stored.match(competitionId, bracketId, match.id), match)
      await batch.commit()
    },
  }
}

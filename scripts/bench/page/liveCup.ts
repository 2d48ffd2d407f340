import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { afterAll, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../testing/person.ts'
import { writeChange } from '../bracket/writeChange.ts'

/** A running competition in which one match goes on; what happens is written as the functions write it. */
export interface LiveCup {
  readonly address: string
  readonly teamIds: readonly string[]
  /** The first match: a series of five. */
  readonly matchId: string
  setScore(upper: number): Promise<void>
  /** Returns the ids of the matches that have changed. */
  finish(): Promise<readonly string[]>
}

const nobody: Person = { uid: 'nobody', email: '', idToken: '' }

export async function liveCup(teams: number, owner: Person = nobody): Promise<LiveCup> {
  const matchId = 'upper-1-1'
  const written: { bracket?: Bracket } = {}
  const cup = await bracketedCompetition(
    { owner },
    {
      teams,
      format: 'double',
      bestOf: 5,
      after: bracket => {
        written.bracket = afterAll(bracket, before => startMatch(before, matchId))
        return written.bracket
      },
    },
  )
  let { bracket } = written
  const write = async (command: (before: Bracket) => Outcome<BracketChange>) => {
    if (bracket === undefined) throw new Error('The bracket was not made')
    const outcome = command(bracket)
    if (!outcome.ok) throw new Error(outcome.code)
    bracket = outcome.value.bracket
    await writeChange(cup, outcome.value)
    return outcome.value.changes.map(([{ id }]) => id)
  }
  return {
    address: `/competitions/${cup.competitionId}/bracket`,
    teamIds: cup.teamIds,
    matchId,
    setScore: async upper => {
      await write(before => setScore(before, matchId, [upper, 0]))
    },
    finish: () => write(before => finishSeries(before, matchId, [3, 0])),
  }
}

import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { created } from '../../bracket/testing/law.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { bracketOf, randomTournament } from '../../bracket/testing/randomTournament.ts'
import type { CompetitionFile } from '../competitionFile.ts'
import { inAnyState } from '../testing/inAnyState.ts'
import type { BracketsManagerData } from './bracketsManagerData.ts'
import { isBracketsManager, readBracketsManager } from './readBracketsManager.ts'
import { unrepresentable } from './unrepresentable.ts'
import { writeBracketsManager } from './writeBracketsManager.ts'

const context = { name: 'Winter Cup', game: 'dota2', now: 1_795_887_000_000 } as const
const read = (data: unknown) => readBracketsManager(JSON.stringify(data), context)

type Data = Parameters<BracketsManager['import']>[0]

describe('our export, taken through brackets-manager, gives the same results', () => {
  const tournaments = fc.oneof(
    randomTournament({ format: 'single', teamsMax: 40 }),
    randomTournament({ format: 'double', teamsMin: 3, teamsMax: 32 }),
    // The points of a table are not in their data.
    staged
      .map(({ plan, luck }) => ({ plan: withDefaultPoints(plan), luck }))
      .filter(({ plan }) => unrepresentable(created(plan).shape).length === 0),
  )
  test('of any tournament in any state', async () => {
    await fc.assert(
      fc.asyncProperty(tournaments, fc.nat({ max: 150 }), async ({ plan, luck }, steps) => {
        const without = ['disqualifyTeam', 'replaceTeam'] as const
        const bracket = inAnyState(created(plan as BracketPlan), { luck, steps, without })
        // A place that nobody has taken is a bye, which says nothing of how many teams advance.
        fc.pre(!places(bracket).some(({ teamId, closed }) => teamId === null && closed))
        const manager = new BracketsManager(new InMemoryDatabase())
        await manager.import(written(bracket) as Data)
        const outcome = read(await manager.export())
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
        expect(resultsOf(outcome.file)).toEqual(ownResults(bracket))
      }),
      { numRuns: 100 },
    )
  })
})

function withDefaultPoints(plan: BracketPlan): BracketPlan {
  const stages = plan.stages?.map(stage =>
    stage.kind === 'round-robin' ? { ...stage, points: undefined } : stage,
  )
  return { ...plan, ...(stages && { stages }) }
}

function written(bracket: Bracket): BracketsManagerData {
  const outcome = writeBracketsManager(bracket, {
    team: teamId => teamId,
    stage: ({ kind }, group) => `${kind} ${group}`,
  })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.data
}

function places({ matches }: Bracket) {
  return [...matches.values()].flatMap(({ slots }) => slots.filter(({ source }) => source.from === 'place'))
}

function ownResults({ matches }: Bracket) {
  return Object.fromEntries(
    [...matches.values()]
      .filter(({ section }) => section !== 'tie-break')
      .map(({ id, slots, status, score, winner, forfeits, bestOf }) => [
        id,
        {
          teams: slots.map(({ teamId }) => teamId),
          ...{ status, winner, forfeits, bestOf },
          score: forfeits.some(Boolean) ? [0, 0] : score,
        },
      ]),
  )
}

function resultsOf({ teams, bracket }: CompetitionFile) {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    (bracket?.matches ?? [])
      .filter(({ id }) => !id.includes('tie-break'))
      .map(({ id, slots, status, score, winner, forfeits, bestOf }) => [
        id,
        {
          teams: slots.map(({ team }) => (team === null ? null : names.get(team))),
          ...{ status, winner, forfeits, bestOf, score },
        },
      ]),
  )
}

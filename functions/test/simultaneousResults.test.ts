import { startMatch } from '@upper-bracket/shared/bracket/startMatch'
import { beforeAll, expect, it } from 'vitest'
import { afterAll, bracketCast, bracketedCompetition, storedMatch } from './support/bracketedCompetition.ts'
import { call } from './support/call.ts'
import type { Person } from './support/person.ts'

let people: Awaited<ReturnType<typeof bracketCast>>
beforeAll(async () => {
  people = await bracketCast()
})

const rounds = Array.from({ length: 50 }, (_, index) => index)

it('two semi-finals finished in the same instant both arrive, 50 times over', {
  timeout: 180_000,
}, async () => {
  for (const round of rounds) {
    const cup = await bracketedCompetition(people, {
      teams: 4,
      format: round % 2 === 0 ? 'single' : 'double',
      thirdPlace: round % 4 === 0,
      after: bracket =>
        afterAll(
          bracket,
          before => startMatch(before, before.shape.format === 'single' ? 'main-1-1' : 'upper-1-1'),
          before => startMatch(before, before.shape.format === 'single' ? 'main-1-2' : 'upper-1-2'),
        ),
    })
    const { competitionId, bracketId, teamIds } = cup
    const stage = round % 2 === 0 ? 'main' : 'upper'
    const finish = (person: Person, matchId: string, score: [number, number]) =>
      call('finishSeries', person, { competitionId, bracketId, matchId, revision: 1, score })

    const replies = await Promise.all([
      finish(people.owner, `${stage}-1-1`, [1, 0]),
      finish(people.administrator, `${stage}-1-2`, [0, 1]),
    ])
    const arrived = { ok: true, value: { revision: 2 } }
    expect(replies).toEqual([arrived, arrived])

    const [first, second, third, fourth] = teamIds
    const seats = [{ teamId: first }, { teamId: third }]
    expect(await storedMatch(cup, `${stage}-2-1`)).toMatchObject({
      status: 'ready',
      slots: seats,
      revision: 2,
    })
    const losers = [{ teamId: fourth }, { teamId: second }]
    const losersMatch = stage === 'upper' ? 'lower-1-1' : round % 4 === 0 ? 'third-place-1-1' : null
    if (losersMatch !== null) {
      expect(await storedMatch(cup, losersMatch)).toMatchObject({
        status: 'ready',
        slots: losers,
        revision: 2,
      })
    }
  }
})

import { expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { bracketedCompetition, newBracket } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { storedMatch } from '../../testing/storedBracket.ts'

const people = await bracketCast()

const kinds = [
  {
    format: 'single',
    thirdPlace: false,
    first: 'main-1-1',
    second: 'main-1-2',
    final: 'main-2-1',
    losers: null,
  },
  {
    format: 'single',
    thirdPlace: true,
    first: 'main-1-1',
    second: 'main-1-2',
    final: 'main-2-1',
    losers: 'third-place-1-1',
  },
  {
    format: 'double',
    thirdPlace: false,
    first: 'upper-1-1',
    second: 'upper-1-2',
    final: 'upper-2-1',
    losers: 'lower-1-1',
  },
] as const

it('two semi-finals finished in the same instant both arrive, over and over', {
  timeout: 180_000,
}, async () => {
  let testCompetition = await bracketedCompetition(people, { teams: 4 })
  for (let time = 0; time < raceRounds(3); time += 1) {
    const { format, thirdPlace, first, second, final, losers } = kinds[time % kinds.length] ?? kinds[0]
    testCompetition = await newBracket(testCompetition, people.owner, {
      format,
      thirdPlace,
      played: { [first]: 'running', [second]: 'running' },
    })
    const { competitionId, bracketId, teamIds } = testCompetition
    const finish = (person: Person, matchId: string, score: [number, number]) =>
      call('finishSeries', person, { competitionId, bracketId, matchId, revision: 1, score })

    const replies = await Promise.all([
      finish(people.owner, first, [1, 0]),
      finish(people.administrator, second, [0, 1]),
    ])
    const arrived = { ok: true, value: { revision: 2 } }
    expect(replies).toEqual([arrived, arrived])

    // Each of the two changed the next match once: none was lost, none applied twice.
    const next = { status: 'ready', revision: 2 }
    const [one, two, three, four] = teamIds.map(teamId => ({ teamId }))
    expect(await storedMatch(testCompetition, final)).toMatchObject({ ...next, slots: [one, three] })
    if (losers !== null) {
      expect(await storedMatch(testCompetition, losers)).toMatchObject({ ...next, slots: [four, two] })
    }
  }
})

it('a final and a match for third place finished in the same instant finish the competition, over and over', {
  timeout: 180_000,
}, async () => {
  const lasts = ['main-2-1', 'third-place-1-1']
  for (let time = 0; time < raceRounds(4); time += 1) {
    const { competitionId, bracketId, teamIds } = await bracketedCompetition(people, {
      teams: 4,
      thirdPlace: true,
      played: {
        'main-1-1': [1, 0],
        'main-1-2': [1, 0],
        'main-2-1': 'running',
        'third-place-1-1': 'running',
      },
    })
    const replies = await Promise.all(
      lasts.map(matchId =>
        call('finishSeries', people.owner, {
          competitionId,
          bracketId,
          matchId,
          revision: 3,
          score: [1, 0],
        }),
      ),
    )
    expect(replies).toMatchObject([{ ok: true }, { ok: true }])
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({
      status: 'finished',
      champion: { teamId: teamIds[0] },
    })
  }
})

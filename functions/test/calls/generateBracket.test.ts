import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { seedTeams } from '@upper-bracket/shared/bracket/seeding/seedTeams'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { bracketedCompetition, teamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()

const oneEach = (teams: number) => Array.from({ length: teams }, () => [null])
const input = (competitionId: string, bracketId = freshId()) =>
  ({ competitionId, bracketId, seeding: 'rank', replace: false }) as const

async function storedCompetition(competitionId: string) {
  return (await stored.competition(competitionId).get()).data()
}

async function storedBracketIds(competitionId: string) {
  return (await stored.competition(competitionId).collection('brackets').listDocuments()).map(({ id }) => id)
}

async function storedSeeds(competitionId: string, teamIds: readonly string[]) {
  return Promise.all(
    teamIds.map(async teamId => (await stored.team(competitionId, teamId).get()).data()?.seed),
  )
}

describe('generateBracket', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s seed the teams by rank', async role => {
    const { competitionId, teamIds } = await teamedCompetition(
      people,
      [[11, 11], [], [80, 71, 72], [31], [80], [75]],
      {
        bestOf: { rounds: 3, final: 5 },
        options: { ...competitionDefaults.options, grandFinal: 'reset' },
      },
    )
    const { bracketId, ...rest } = input(competitionId)
    const reply = await call('generateBracket', people[role], { bracketId, ...rest })
    expect(reply).toEqual({ ok: true, value: { bracketId } })

    // Sums 2, nobody, 98, 11, 36, 35.
    const [two, , strongest, eleven, thirtySix, thirtyFive] = teamIds
    const order = [strongest, thirtySix, thirtyFive, eleven, two].map(teamId => teamId ?? '')
    const expected = createBracket({
      teamIds: order,
      format: 'double',
      bestOf: { rounds: 3, final: 5 },
      thirdPlace: false,
      grandFinal: 'reset',
    })
    if (!expected.ok) throw new Error(expected.code)
    expect(await storedMatches({ competitionId, bracketId })).toEqual(
      Object.fromEntries(expected.value.matches),
    )
    expect((await stored.bracket(competitionId, bracketId).get()).data()).toEqual({
      ...expected.value.shape,
      createdBy: people[role].uid,
      createdAt: expect.any(Number),
      edits: 0,
      sweepAfter: null,
    })
    expect(await storedCompetition(competitionId)).toMatchObject({
      bracketId,
      status: 'running',
      champion: null,
    })
    expect(await storedSeeds(competitionId, teamIds)).toEqual([5, null, 1, 4, 2, 3])
  })

  it('draws the seeds by the id of the bracket', async () => {
    const { competitionId, teamIds } = await teamedCompetition(people, oneEach(9))
    const draw = { ...input(competitionId), seeding: 'random' } as const
    expect(await call('generateBracket', people.owner, draw)).toMatchObject({ ok: true })
    const teams = teamIds.map(teamId => ({ teamId, rankSum: 18 }))
    const drawn = (await stored.bracket(competitionId, draw.bracketId).get()).data()?.teamIds
    expect(drawn).toEqual(seedTeams(teams, 'random', draw.bracketId))
  })

  it('takes the order of the organizer, of every team with players', async () => {
    const { competitionId, teamIds } = await teamedCompetition(people, [[11], [], [80], [31]])
    const [first = '', empty = '', third = '', fourth = ''] = teamIds
    const manual = (order?: string[]) =>
      ({ ...input(competitionId), seeding: 'manual', ...(order && { order }) }) as const
    await changingNothing(competitionId, [], async () => {
      for (const order of [
        undefined,
        [],
        [first, third],
        [first, third, third],
        [first, third, fourth, empty],
        [first, third, freshId()],
      ]) {
        expect(await call('generateBracket', people.owner, manual(order))).toEqual(refused('order-invalid'))
      }
    })
    const wanted = manual([fourth, first, third])
    expect(await call('generateBracket', people.owner, wanted)).toMatchObject({ ok: true })
    const shape = (await stored.bracket(competitionId, wanted.bracketId).get()).data()
    expect(shape?.teamIds).toEqual([fourth, first, third])
    expect(await storedSeeds(competitionId, teamIds)).toEqual([2, null, 3, 1])
    expect(await logOf({ competitionId })).toMatchObject([
      { action: 'generateBracket', bracketId: wanted.bracketId, teamIds: [fourth, first, third] },
    ])
  })

  it('makes one bracket of a double click', async () => {
    const { competitionId } = await teamedCompetition(people, oneEach(40))
    const twice = input(competitionId)
    const replies = await Promise.all([1, 2, 3].map(() => call('generateBracket', people.owner, twice)))
    const answer = { ok: true, value: { bracketId: twice.bracketId } }
    expect(replies).toEqual([answer, answer, answer])
    expect(await storedBracketIds(competitionId)).toEqual([twice.bracketId])
    expect(Object.keys(await storedMatches({ ...twice, competitionId }))).toHaveLength(2 * 40 - 2 + 24)
  })

  it('lets one of two organizers win, and leaves nothing of the other bracket', async () => {
    const { competitionId } = await teamedCompetition(people, oneEach(40))
    const [one, other] = [input(competitionId), input(competitionId)]
    const replies = await Promise.all([
      call('generateBracket', people.owner, one),
      call('generateBracket', people.administrator, other),
    ])
    const refusals = replies.filter(reply => !reply.ok)
    expect(refusals).toHaveLength(1)
    expect(['bracket-exists', 'changed-meanwhile']).toContain(refusals[0]?.code)
    const winner = replies[0].ok ? one.bracketId : other.bracketId
    expect(await storedBracketIds(competitionId)).toEqual([winner])
    expect(await storedCompetition(competitionId)).toMatchObject({ bracketId: winner })
  })

  it('replaces a bracket only when asked to, champion and all', async () => {
    const old = await bracketedCompetition(people, { teams: 4 })
    const { competitionId } = old
    await stored.competition(competitionId).update({
      status: 'finished',
      champion: { teamId: old.teamIds[0], name: 'Team 1' },
    })
    const again = input(competitionId)
    await changingNothing(competitionId, [], async () => {
      expect(await call('generateBracket', people.owner, again)).toEqual(refused('bracket-exists'))
    })
    expect(await call('generateBracket', people.owner, { ...again, replace: true })).toMatchObject({
      ok: true,
    })
    expect(await storedCompetition(competitionId)).toMatchObject({
      bracketId: again.bracketId,
      status: 'running',
      champion: null,
    })
    expect(await storedBracketIds(competitionId)).toEqual([again.bracketId])
    expect(await storedMatches({ ...old, competitionId })).toEqual({})
  })
})

import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { beforeAll, describe, expect, it } from 'vitest'
import { bracketedCompetition, teamedCompetition } from '../../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../../testing/storedBracket.ts'
import { refused } from '../../support/refused.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

const input = (competitionId: string) =>
  ({ competitionId, bracketId: freshId(), seeding: 'rank', replace: false }) as const

async function storedBracketIds(competitionId: string) {
  return (await stored.competition(competitionId).collection('brackets').listDocuments()).map(({ id }) => id)
}

describe('a bracket of the most teams there can be', () => {
  const timeout = 120_000
  let competitionId: string
  let teamIds: readonly string[]
  beforeAll(async () => {
    const teamed = await teamedCompetition(
      { owner },
      Array.from({ length: 513 }, () => [null]),
      {
        options: { ...competitionDefaults.options, grandFinal: 'reset' },
      },
    )
    competitionId = teamed.competitionId
    teamIds = teamed.teamIds
  }, timeout)

  it('is refused one more', { timeout }, async () => {
    const reply = await callInProcess('generateBracket', owner, input(competitionId))
    expect(reply).toEqual(refused('too-many-teams', { teams: 513, limit: 512 }))
    expect(await storedBracketIds(competitionId)).toEqual([])
  })

  it('is refused when teams change while it is written, and leaves nothing behind', {
    timeout,
  }, async () => {
    await stored.team(competitionId, teamIds[512] ?? '').delete()
    const { bracketId, ...rest } = input(competitionId)
    const reply = callInProcess('generateBracket', owner, { bracketId, ...rest })
    while (!(await stored.bracket(competitionId, bracketId).get()).exists) {
      // Until the call has read the teams and begun to write.
    }
    await stored.team(competitionId, teamIds[511] ?? '').delete()
    expect(await reply).toEqual(refused('changed-meanwhile'))
    expect(await storedBracketIds(competitionId)).toEqual([])
    expect(await storedMatches({ competitionId, bracketId })).toEqual({})
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({
      bracketId: null,
      status: 'registration',
    })
  })

  it('is stored whole', { timeout }, async () => {
    const large = input(competitionId)
    expect(await callInProcess('generateBracket', owner, large)).toMatchObject({ ok: true })
    // 511 teams: one bye, and a second final.
    const matches = Object.keys(await storedMatches({ ...large, competitionId }))
    expect(matches).toHaveLength(2 * 511 - 1 + 1)
    const teams = await database.getAll(...teamIds.slice(0, 511).map(id => stored.team(competitionId, id)))
    const order = teams.map(team => Number(team.data()?.['seed'])).toSorted((a, b) => a - b)
    expect(order).toEqual(Array.from({ length: 511 }, (_, index) => index + 1))
  })
})

it('the largest bracket is planned and deleted at once', { timeout: 120_000 }, async () => {
  const testCompetition = await bracketedCompetition(
    { owner },
    { teams: 512, format: 'double', grandFinal: 'reset' },
  )
  const { competitionId, bracketId, teamIds } = testCompetition
  const teams = teamIds.map(teamId => stored.team(competitionId, teamId))
  const seeding = database.batch()
  for (const [at, team] of teams.entries()) seeding.update(team, { seed: at + 1 })
  await seeding.commit()

  const starts = Object.keys(await storedMatches({ competitionId, bracketId })).map(
    (id, at): [string, number] => [id, at],
  )
  const plan = { competitionId, bracketId, planId: freshId(), edition: 0, ...defaultSchedule, starts }
  const planned = await callInProcess('planMatches', owner, plan)
  expect(planned).toEqual({ ok: true, value: { edition: 1 } })
  const matches = Object.values(await storedMatches({ competitionId, bracketId }))
  expect(new Set(matches.map(({ startsAt }) => startsAt)).size).toBe(1023)

  const deletion = { competitionId, bracketId, confirmed: false }
  expect(await callInProcess('deleteBracket', owner, deletion)).toEqual({ ok: true, value: {} })
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({ bracketId: null })
  expect(await storedMatches({ competitionId, bracketId })).toEqual({})
  const seeds = (await database.getAll(...teams)).map(team => team.data()?.['seed'])
  expect(new Set(seeds)).toEqual(new Set([null]))
})

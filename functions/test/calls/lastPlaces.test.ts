import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, callWith } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { madeUpCrowd } from '../../../testing/madeUpPeople.ts'
import { type Person, signUp } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { refused } from '../support/refused.ts'

/** Without a waiting list. */
const options = { ...settingDefaults.options, waitingList: false }

/** Everybody should know within three seconds; this is for machines that are busy with other tests. */
const timeoutMs = 15_000

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), madeUpCrowd(20)])
  for (const name of ['joinCompetition', 'createTeam'] as const) await refuseEverybody(name)
}, 180_000)

/** Starts the functions, so that no rush waits for that. */
async function refuseEverybody(name: 'joinCompetition' | 'createTeam'): Promise<void> {
  const more =
    name === 'createTeam' ? { teamId: freshId(), name: 'Wolves', discordLink: null } : { joinId: freshId() }
  await Promise.all(people.map(person => callWith(name, person, { competitionId: freshId(), ...more })))
}

async function playersIn(competitionId: string): Promise<readonly string[]> {
  return (await stored.players(competitionId).get()).docs.map(({ id }) => id)
}

/** Everybody joins in the same instant; answers who got in, and within which time all had their answers. */
async function rush(competitionId: string, joiners: readonly Person[], places: number) {
  const started = performance.now()
  const answers = await Promise.all(
    joiners.map(async person => ({
      person,
      reply: await call('joinCompetition', person, { competitionId, joinId: freshId() }),
    })),
  )
  const ms = Math.round(performance.now() - started)
  for (const { reply } of answers) {
    if (!reply.ok) expect(reply).toEqual(refused('competition-full', { players: places }))
  }
  return { entered: answers.filter(({ reply }) => reply.ok).map(({ person }) => person.uid), ms }
}

describe('the last places of a competition', () => {
  it.each([
    [20, 12],
    [20, 20],
  ])('are given to %i who want in at once as often as there are: %i', async (joiners, places) => {
    const competition = { options, places: { players: places, teams: places } }
    const { competitionId } = await seededCompetition({ owner, competition })
    const { entered, ms } = await rush(competitionId, people.slice(0, joiners), places)
    console.info(`${joiners} for ${places} places: ${ms} ms`)
    expect(entered).toHaveLength(places)
    expect((await playersIn(competitionId)).toSorted()).toEqual(entered.toSorted())
    expect(ms).toBeLessThan(timeoutMs)
  })

  it('are given again once somebody leaves, to one', async () => {
    const competition = { options, places: { players: 2, teams: 2 } }
    const { competitionId } = await seededCompetition({ owner, competition })
    const [first, second, ...others] = people.slice(0, 12)
    if (first === undefined || second === undefined) throw new Error('Nobody is there')
    expect((await rush(competitionId, [first, second], 2)).entered).toHaveLength(2)
    expect((await rush(competitionId, others, 2)).entered).toEqual([])
    expect(await call('leaveCompetition', first, { competitionId })).toMatchObject({ ok: true })
    expect((await rush(competitionId, others, 2)).entered).toHaveLength(1)
    expect(await playersIn(competitionId)).toHaveLength(2)
    await settleTotals(competitionId)
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(2)
  })

  it('are as many while people come and go', async () => {
    const competition = { options, places: { players: 5, teams: 5 } }
    const { competitionId } = await seededCompetition({ owner, competition })
    const counts: number[] = []
    await Promise.all(
      people.slice(0, 20).map(async person => {
        for (let time = 0; time < 3; time += 1) {
          const reply = await call('joinCompetition', person, { competitionId, joinId: freshId() })
          if (!reply.ok) expect(reply).toEqual(refused('competition-full'))
          counts.push((await playersIn(competitionId)).length)
          if (reply.ok) await call('leaveCompetition', person, { competitionId })
        }
      }),
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(5)
    expect(await playersIn(competitionId)).toEqual([])
  })
})

describe('the last places for teams', () => {
  it.each([
    [20, 8],
    [20, 20],
  ])('are given to %i captains at once as often as there are: %i', async (captains, places) => {
    const { competitionId } = await seededCompetition({
      owner,
      players: people.slice(0, captains).map(({ uid }) => ({ uid })),
      competition: { places: { players: captains, teams: places } },
    })
    const started = performance.now()
    const replies = await Promise.all(
      people.slice(0, captains).map((person, index) =>
        call('createTeam', person, {
          competitionId,
          teamId: freshId(),
          name: `Wolves ${index}`,
          discordLink: null,
        }),
      ),
    )
    const ms = Math.round(performance.now() - started)
    console.info(`${captains} make teams for ${places} places: ${ms} ms`)
    for (const reply of replies) {
      if (!reply.ok) expect(reply).toEqual(refused('too-many-teams', { teamsMax: places }))
    }
    expect(replies.filter(({ ok }) => ok)).toHaveLength(places)
    const teams = await stored.teams(competitionId).get()
    expect(teams.size).toBe(places)
    const captained = (await stored.players(competitionId).get()).docs.filter(each => each.data().captain)
    expect(captained.map(player => player.data().teamId).toSorted()).toEqual(
      teams.docs.map(({ id }) => id).toSorted(),
    )
    expect(ms).toBeLessThan(timeoutMs)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUp } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { distributing } from '../support/distributing.ts'
import { madeUpPlayers } from '../support/madeUpPlayers.ts'
import { refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

/** Everybody should know within three seconds; this is for machines that are busy with other tests. */
const timeoutMs = 15_000

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), crowd(120)])
}, 180_000)

describe('of 120 people in the same instant', () => {
  it.each([16, 120])('as many join as there are places: %i', async places => {
    const competition = { places: { players: places, teams: places } }
    const { competitionId } = await seededCompetition({ owner, competition })
    const started = performance.now()
    const replies = await Promise.all(
      people.map(person => call('joinCompetition', person, { competitionId, joinId: freshId() })),
    )
    const ms = Math.round(performance.now() - started)
    console.info(`120 for ${places} places: ${ms} ms`)
    expect(replies.filter(({ ok }) => ok)).toHaveLength(places)
    for (const reply of replies) {
      if (!reply.ok) expect(reply).toEqual(refused('competition-full', { players: places }))
    }
    expect((await stored.players(competitionId).count().get()).data().count).toBe(places)
    expect(ms).toBeLessThan(timeoutMs)
  })

  it('all make teams of their own', async () => {
    const { competitionId } = await seededCompetition({
      owner,
      players: people.map(({ uid }) => ({ uid })),
      competition: { places: { players: 120, teams: 120 } },
    })
    const replies = await Promise.all(
      people.map((person, index) =>
        call('createTeam', person, {
          competitionId,
          teamId: freshId(),
          name: `Wolves ${index}`,
          discordLink: null,
        }),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(120)
  })
})

it('organizers make many teams at once, up to the greatest number and not beyond', async () => {
  const administrators = people.slice(0, 6)
  const { competitionId } = await seededCompetition({ owner, administrators })
  const started = performance.now()
  const replies = await Promise.all(
    Array.from({ length: 560 }, (_, index) =>
      call('createTeam', administrators[index % 6] ?? owner, {
        competitionId,
        teamId: freshId(),
        name: `Wolves ${index}`,
        discordLink: null,
      }),
    ),
  )
  console.info(`560 teams made at once: ${Math.round(performance.now() - started)} ms`)
  for (const reply of replies) {
    if (!reply.ok) expect(reply).toEqual(refused('too-many-teams', { teamsMax: 512 }))
  }
  expect((await stored.teams(competitionId).count().get()).data().count).toBe(512)
  expect(replies.filter(({ ok }) => ok)).toHaveLength(512)
})

it('fills as many seats as a competition can have in one go', async () => {
  const { competitionId } = await seededCompetition({
    owner,
    players: madeUpPlayers(190),
    teams: Array.from({ length: 100 }, (_, index) => ({
      players: madeUpPlayers(3).map(({ uid }) => ({ uid })),
      name: `Squad ${index}`,
    })),
  })
  expect(await distributing(() => owner).distributed(competitionId, { scope: 'fillTeams' })).toMatchObject({
    ok: true,
  })
  const { teams } = await rosterOf(competitionId)
  expect(teams.size).toBe(100)
  expect([...teams.values()].filter(({ playerUids }) => playerUids.length === 5)).toHaveLength(90)
})

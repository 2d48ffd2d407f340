import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUp } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { distributing } from '../support/distributing.ts'
import { madeUpPlayers } from '../support/madeUpPlayers.ts'
import { refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), crowd(120)])
}, 180_000)

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

import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { beforeAll, expect, it } from 'vitest'
import { database, stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { refused } from '../support/refused.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

it('the last places of the greatest competition are given to as many as there are', {
  timeout: 120_000,
}, async () => {
  const places = 20
  const present = competitionLimits.players - places
  const { competitionId } = await seededCompetition({ owner, competition: { playerCount: present } })
  await fillWithBots(competitionId, present)
  const people = Object.values(
    await newPeople(...Array.from({ length: places + 10 }, (_, index) => `p${index}`)),
  )
  const replies = await Promise.all(
    people.map(person => callInProcess('joinCompetition', person, { competitionId })),
  )
  for (const reply of replies) {
    if (!reply.ok) expect(reply).toEqual(refused('competition-full', { players: competitionLimits.players }))
  }
  expect(replies.filter(({ ok }) => ok)).toHaveLength(places)
  expect((await stored.players(competitionId).count().get()).data().count).toBe(competitionLimits.players)
})

async function fillWithBots(competitionId: string, count: number): Promise<void> {
  const writer = database.bulkWriter({ throttling: false })
  for (let index = 0; index < count; index += 1) {
    const uid = `bot-${freshId()}`
    void writer.set(stored.player(competitionId, uid), {
      uid,
      displayName: `Bot ${index}`,
      photoURL: null,
      rankTier: null,
      teamId: null,
      captain: false,
      joinedAt: 0,
    })
  }
  await writer.close()
}

import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Person, signUp } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'

const many = 200

let people: readonly Person[]
let owner: Person
beforeAll(async () => {
  owner = await signUp('owner')
  people = await crowd(many)
}, 180_000)

it('lets two hundred people join within the same seconds, each once, and counts them right', async () => {
  const { competitionId } = await seededCompetition({ owner })
  const started = performance.now()
  const replies = await Promise.all(
    people.map(person => call('joinCompetition', person, { competitionId, joinId: freshId() })),
  )
  const joined = performance.now()

  expect(replies.filter(({ ok }) => !ok)).toEqual([])
  const players = await stored.players(competitionId).get()
  expect(players.docs.map(({ id }) => id).sort()).toEqual(people.map(({ uid }) => uid).sort())

  await eventually(async () => {
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(many)
  }, 20_000)
  const counted = performance.now()
  console.info(
    `${many} joined in ${Math.round(joined - started)} ms, counted ${Math.round(counted - joined)} ms later`,
  )
}, 120_000)

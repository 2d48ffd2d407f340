import { getAuth } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { refused } from '../support/refused.ts'

const rounds = raceRounds(6)
/** Each round is a person's own; most of it is waiting. */
const atOnce = 8

let people: readonly Person[]
beforeAll(async () => {
  people = await crowd(rounds)
}, 180_000)

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Repeats the call until the reply is final: one that is refused with `try-again` can have been committed. */
async function created(person: Person): ReturnType<typeof call<'createCompetition'>> {
  const input = competitionInput({ name: 'Orphan Cup' })
  for (;;) {
    const reply = await call('createCompetition', person, input)
    if (reply.ok || reply.code !== 'try-again') return reply
    await pause(500)
  }
}

async function isThere({ uid }: Person): Promise<boolean> {
  return (await getAuth(firebaseApp()).getUsers([{ uid }])).users.length === 1
}

async function ownedBy({ uid }: Person): Promise<number> {
  return (await stored.competitions().where('ownerUid', '==', uid).count().get()).data().count
}

describe('an account that is deleted while it opens competitions', () => {
  it('is gone with none left behind, or stays with what it opened', { timeout: 600_000 }, async () => {
    const outcomes: string[] = []
    const play = async (round: number, person: Person) => {
      // On a slow machine as on a fast one the first rounds are won by the deletion, the last ones by the openings.
      const lead = (round / (rounds - 1) - 0.5) * 1920
      const [deleted, ...opened] = await Promise.all([
        pause(Math.max(0, lead) + (round % 4) * 20).then(() => call('deleteMyAccount', person, {})),
        pause(Math.max(0, -lead)).then(() => created(person)),
        pause(Math.max(0, -lead) + (round % 5) * 25).then(() => created(person)),
        pause(Math.max(0, -lead) + (round % 7) * 50).then(() => created(person)),
      ])
      for (const reply of opened) {
        if (!reply.ok) expect(reply).toEqual(refused('unauthenticated'))
      }
      if (!deleted.ok) expect(deleted).toEqual(refused('owns-running-competition'))
      expect(await isThere(person)).toBe(!deleted.ok)
      expect(await ownedBy(person)).toBe(opened.filter(({ ok }) => ok).length)
      if (deleted.ok) expect(await ownedBy(person)).toBe(0)
      outcomes.push(deleted.ok ? 'gone' : 'stays')
    }
    for (let first = 0; first < rounds; first += atOnce) {
      const group = people.slice(first, first + atOnce)
      await Promise.all(group.map((person, index) => play(first + index, person)))
    }
    expect(new Set(outcomes)).toEqual(new Set(['gone', 'stays']))
  })
})

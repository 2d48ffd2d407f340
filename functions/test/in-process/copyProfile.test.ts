import type { Player } from '@upper-bracket/shared/player/player'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { WriteBatch } from 'firebase-admin/firestore'
import functionsTest from 'firebase-functions-test'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { totalsAfterPlayer } from '../../src/competitions/competitionTotals.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { copyingInTurn, copyProfile } from '../../src/publicCopies/copyProfile.ts'
import { keepPublicCopies } from '../../src/publicCopies/keepPublicCopies.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { countOperations } from './support/countOperations.ts'
import { newPeople } from './support/newPeople.ts'

const events = functionsTest()
afterAll(() => events.cleanup())
afterEach(() => {
  vi.restoreAllMocks()
})

const minute = 60_000
const { burst } = persistentRateLimits.copyProfile.person
const competitions = 3

let wolf: Person
let competitionIds: readonly string[]
beforeEach(async () => {
  const people = await newPeople('wolf', 'owner')
  wolf = people.wolf
  const seeded = await Promise.all(
    Array.from({ length: competitions }, () => seededCompetition({ owner: people.owner, ...fullTeams() })),
  )
  competitionIds = seeded.map(({ competitionId }) => competitionId)
})

/** The wolf and others in four teams, in which nobody else has a rank. */
function fullTeams() {
  const others = Array.from({ length: 19 }, () => ({ uid: freshId() }))
  const everybody = [wolf, ...others]
  const teams = [0, 5, 10, 15].map(first => ({ players: everybody.slice(first, first + 5) }))
  return { players: others, teams }
}

const entries = async () => {
  const read = await Promise.all(competitionIds.map(id => stored.player(id, wolf.uid).get()))
  return read.map(each => each.data() as Player)
}
const timer = () => stored.timers().doc(`copyProfile-${wolf.uid}`).get()

/** Another rank, and the events that follow from it. */
async function changeRank(rankTier: number): Promise<void> {
  const profile = stored.profile(wolf.uid)
  const before = await profile.get()
  const copies = await entries()
  await profile.update({ dota: { RankTier: rankTier } })
  const data = { before, after: await profile.get() }
  await events.wrap(keepPublicCopies)({
    data: events.makeChange(data.before, data.after),
    params: { uid: wolf.uid },
  })
  await Promise.all(
    competitionIds.map(async (competitionId, index) => {
      const ref = stored.player(competitionId, wolf.uid)
      const [earlier, later] = [copies[index] ?? {}, (await ref.get()).data() ?? {}]
      const { makeDocumentSnapshot } = events.firestore
      await events.wrap(totalsAfterPlayer)({
        data: events.makeChange(
          makeDocumentSnapshot(earlier, ref.path),
          makeDocumentSnapshot(later, ref.path),
        ),
        params: { competitionId, uid: wolf.uid },
      })
    }),
  )
}

test('ten changes of a rank within a minute are copied a few times, the last one in any case, and write no team', async () => {
  const teams = async () =>
    (await Promise.all(competitionIds.map(id => stored.teams(id).get()))).flatMap(({ docs }) =>
      docs.map(({ updateTime }) => updateTime.toMillis()),
    )
  const before = await teams()
  const tiers = rankTiers('dota2').slice(0, 10)
  const last = tiers.at(-1)

  const counted = countOperations()
  for (const tier of tiers) await changeRank(tier)
  // What the test itself reads and writes: the profile, and the entries three times.
  const own = { reads: tiers.length * (2 + 3 * competitions), writes: tiers.length }
  const perCopy = { reads: 6 * competitions + 1, writes: competitions }
  const perEvent = { reads: 2, writes: 1 }
  expect(counted.reads - own.reads).toBeLessThanOrEqual(burst * perCopy.reads + tiers.length * perEvent.reads)
  expect(counted.writes - own.writes).toBeLessThanOrEqual(
    burst * perCopy.writes + tiers.length * perEvent.writes,
  )
  expect((await entries()).map(({ rankTier }) => rankTier)).toEqual(
    Array(competitions).fill(tiers[burst - 1]),
  )

  // Once the rate limit has been refilled.
  expect((await timer()).data()?.dueAt).toBeLessThanOrEqual(Date.now() + minute)
  await stored.rateLimits(wolf.uid).delete()
  await fireDueTimers(Date.now() + minute)
  expect((await entries()).map(({ rankTier }) => rankTier)).toEqual(Array(competitions).fill(last))
  expect((await timer()).exists).toBe(false)
  expect(await teams()).toEqual(before)
})

const exhaust = async () => {
  const fullAt = Date.now() + burst * minute + minute / 2
  await stored.rateLimits(wolf.uid).set({ copyProfile: fullAt, expiresAt: fullAt })
}

test('a timer that fires before it may copy waits on', async () => {
  await exhaust()
  await changeRank(11)
  const dueAt = (await timer()).data()?.dueAt ?? 0
  await exhaust()
  await fireDueTimers(dueAt)
  expect((await timer()).data()?.dueAt).toBeGreaterThan(dueAt)
  expect((await entries())[0]?.rankTier).toBeNull()
})

test('a change that comes while the timer copies is copied too', async () => {
  await exhaust()
  await changeRank(11)
  await stored.rateLimits(wolf.uid).delete()
  const commit = WriteBatch.prototype.commit
  let event: Promise<void> | null = null
  let isChanged = false
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    const result = await commit.call(this)
    if (!isChanged && (await entries()).every(({ rankTier }) => rankTier === 11)) {
      isChanged = true
      await Promise.all([stored.profile(wolf.uid).update({ dota: { RankTier: 80 } }), exhaust()])
      event = copyProfile(wolf.uid)
    }
    return result
  })
  await fireDueTimers(Date.now() + 2 * minute)
  await event
  vi.restoreAllMocks()
  expect((await timer()).exists).toBe(true)
  await stored.rateLimits(wolf.uid).delete()
  await fireDueTimers(Date.now() + 2 * minute)
  expect((await entries()).map(({ rankTier }) => rankTier)).toEqual(Array(competitions).fill(80))
})

test('a copy that was interrupted is completed when the event is delivered again', async () => {
  const commit = WriteBatch.prototype.commit
  let commits = 0
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    commits += 1
    if (commits === 4) throw new Error('killed')
    return commit.call(this)
  })
  await expect(changeRank(11)).rejects.toThrow('killed')
  await copyProfile(wolf.uid)
  expect((await entries()).map(({ rankTier }) => rankTier)).toEqual(Array(competitions).fill(11))
})

test('nothing is left behind for an account that is deleted before the timer fires', async () => {
  await exhaust()
  await changeRank(11)
  await stored.profile(wolf.uid).delete()
  await stored.rateLimits(wolf.uid).delete()
  await fireDueTimers(Date.now() + 2 * minute)
  expect((await timer()).exists).toBe(false)
  expect((await stored.rateLimits(wolf.uid).get()).exists).toBe(false)
})

test('of a burst of profiles a few are copied at once, and timers copy the rest', async () => {
  const { owner } = await newPeople('owner')
  const uids = Array.from({ length: 30 }, () => freshId())
  const { competitionId } = await seededCompetition({ owner, players: uids.map(uid => ({ uid })) })
  await Promise.all(
    uids.map(uid => stored.profile(uid).set(newProfile({ email: null, displayName: `New ${uid}` }, 0))),
  )
  const copied = async () => {
    const players = await stored.players(competitionId).get()
    return players.docs.filter(player => player.data().displayName?.startsWith('New ')).length
  }
  // Nobody waits long for a turn.
  await Promise.all(uids.map(copyingInTurn({ maxWaitMs: 20 })))
  const atOnce = await copied()
  expect(atOnce).toBeGreaterThan(0)
  expect(atOnce).toBeLessThan(uids.length / 2)
  await fireDueTimers(Date.now())
  expect(await copied()).toBe(uids.length)
})

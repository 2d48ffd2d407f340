import * as fc from 'fast-check'
import type { UpdateData } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'
import { letTimePass } from '../../../testing/letTimePass.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { withChangeTime } from '../../src/platform/firestore/changeTime.ts'
import { latestCompetition, readingOf } from '../../src/snapshot/latestCompetition.ts'
import { callInProcess } from './support/callInProcess.ts'
import { countOperations } from './support/countOperations.ts'
import { newPeople } from './support/newPeople.ts'

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

afterEach(() => vi.restoreAllMocks())

test('a competition is read once a second for all callers, and no more of it than they need', async () => {
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 4 })
  const counted = countOperations()
  const ask = async (extent: Parameters<typeof latestCompetition>[1], now: number) => {
    const before = counted.reads
    await latestCompetition(competitionId, extent, now)
    return counted.reads - before
  }
  const [about, teams, matches, players] = [1, 4, 3 + 1, 4]
  expect(await ask('competition', 0)).toBe(about)
  expect(await ask('bracket', 0)).toBe(about + teams + matches)
  expect(await ask('whole', 0)).toBe(about + teams + matches + players)
  const again = [await ask('competition', 999), await ask('bracket', 999), await ask('whole', 999)]
  expect(again).toEqual([0, 0, 0])
  expect(await ask('competition', 1000)).toBe(about)
})

test('a new answer of a running competition of 128 teams reads at most 20 documents', async () => {
  const played = { 'upper-1-1': 'running' } as const
  const competition = await bracketedCompetition({ owner }, { teams: 128, format: 'double', played })
  const { competitionId, bracketId } = competition
  await addPool(competitionId, 512)
  await letTimePass()
  const counted = countOperations()
  let now = 0
  const ask = async () => {
    const before = counted.reads
    await latestCompetition(competitionId, 'whole', now)
    now += 1000
    return counted.reads - before
  }
  expect(await ask()).toBeGreaterThan(1000)
  expect(await ask()).toBeLessThanOrEqual(5)
  const match = await stored.match(competitionId, bracketId, 'upper-1-1').get()
  const { revision = 0 } = match.data() ?? {}
  const finish = { competitionId, bracketId, matchId: 'upper-1-1', revision, score: [1, 0] } as const
  expect(await callInProcess('finishSeries', owner, finish)).toMatchObject({ ok: true })
  expect(await ask()).toBeLessThanOrEqual(20)
  await stored.player(competitionId, 'pool-77').delete()
  expect(await ask()).toBeLessThanOrEqual(20)
  const { snapshot } = (await latestCompetition(competitionId, 'whole', now)) ?? {}
  expect(snapshot?.players.length).toBe(128 + 511)
  expect(snapshot?.bracket?.matches.find(({ id }) => id === 'upper-1-1')?.status).toBe('finished')
}, 120_000)

interface Changing extends BracketedCompetition {
  /** A bracket that is older than any reading. */
  readonly oldBracketId: string
}

/** What can happen to a competition between two readings. */
const changes: Readonly<Record<string, (at: Changing, n: number) => Promise<unknown>>> = {
  result: async ({ competitionId, bracketId }, n) => {
    const { docs } = await stored.matches(competitionId, bracketId).get()
    const open = docs
      .map(each => each.data())
      .filter(({ status }) => status === 'ready' || status === 'running')
    const match = open[n % Math.max(1, open.length)]
    if (match === undefined) return
    const { id: matchId, revision, status } = match
    const about = { competitionId, bracketId, matchId, revision }
    if (status === 'ready') await callInProcess('startMatch', owner, about)
    else await callInProcess('finishSeries', owner, { ...about, score: [1, 0] })
  },
  newBracket: async (at, n) => {
    Object.assign(at, await newBracket(at, owner, { format: n % 2 === 0 ? 'single' : 'double' }))
  },
  oldBracket: at => {
    const bracketId = at.oldBracketId
    Object.assign(at, { bracketId })
    return stored.competition(at.competitionId).update({ bracketId })
  },
  noBracket: ({ competitionId }) => stored.competition(competitionId).update({ bracketId: null }),
  matchGone: async ({ competitionId, bracketId }, n) => {
    const { docs } = await stored.matches(competitionId, bracketId).get()
    await docs[n % Math.max(1, docs.length)]?.ref.delete()
  },
  playerJoins: ({ competitionId }, n) => addPool(competitionId, (n % 3) + 1),
  playerGone: ({ competitionId }, n) => stored.player(competitionId, `pool-${n % 4}`).delete(),
  playersGone: async ({ competitionId }, n) => {
    const { docs } = await stored.players(competitionId).get()
    await Promise.all(docs.filter((_, index) => (index + n) % 2 === 0).map(({ ref }) => ref.delete()))
  },
  teamRenamed: ({ competitionId, teamIds }, n) =>
    renameTeam(competitionId, teamIds[n % teamIds.length] ?? '', n),
  teamGone: ({ competitionId, teamIds }, n) => stored.team(competitionId, teamIds[n % 3] ?? '').delete(),
  lineUp: ({ competitionId, bracketId }, n) =>
    stored
      .lineUps(competitionId, bracketId)
      .doc(`m${n % 4}`)
      .set({ at: n } as never),
  lineUpGone: ({ competitionId, bracketId }, n) =>
    stored
      .lineUps(competitionId, bracketId)
      .doc(`m${n % 4}`)
      .delete(),
  commentator: ({ competitionId }, n) =>
    stored.publicCommentator(competitionId, `c${n % 4}`).set({ displayName: `C${n}` } as never),
  commentatorGone: ({ competitionId }, n) => stored.publicCommentator(competitionId, `c${n % 4}`).delete(),
  /** A clock that is behind or ahead. */
  skewedClock: async ({ competitionId, bracketId }, n) => {
    const { docs } = await stored.matches(competitionId, bracketId).get()
    const changedAt = Timestamp.fromMillis(Date.now() + (n % 2 === 0 ? -3000 : 3_600_000))
    const written: UpdateData<object> = { revision: n, changedAt }
    await docs[n % Math.max(1, docs.length)]?.ref.withConverter(null).update(written)
  },
}

const step = fc.record({
  /** They happen at once, while the competition is read if `isReadMeanwhile`. */
  done: fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(1000)), {
    minLength: 1,
    maxLength: 3,
  }),
  isReadMeanwhile: fc.boolean(),
})

test('a reading that follows another one equals a whole reading, whatever has happened', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 8 }), async steps => {
    const created = await bracketedCompetition({ owner }, { teams: 6 })
    await letTimePass()
    // As they were stored before their changes were followed.
    const { competitionId, bracketId } = created
    await stored.lineUps(competitionId, bracketId).doc('m0').withConverter(null).set({ at: 0 })
    await stored.publicCommentator(competitionId, 'c0').withConverter(null).set({ displayName: 'Old' })
    const competition = { ...created, oldBracketId: created.bracketId }
    const read = (known: Awaited<ReturnType<typeof readingOf>>) =>
      readingOf(competitionId, 'withLineUps', known)
    let known = await read(null)
    for (const { done, isReadMeanwhile } of steps) {
      const happening = Promise.allSettled(done.map(([name, n]) => changes[name]?.(competition, n)))
      if (isReadMeanwhile) known = await read(known)
      await happening
      known = await read(known)
      expect(contentOf(known), JSON.stringify(done)).toEqual(contentOf(await read(null)))
    }
  })
  await fc.assert(property, { numRuns: Math.min(6, raceRounds(2)) })
}, 120_000)

function contentOf(reading: Awaited<ReturnType<typeof readingOf>>) {
  if (reading === null) return null
  const { snapshot, times, lineUps } = reading.found
  return { snapshot: { ...snapshot, asOf: 0 }, times, lineUps }
}

async function addPool(competitionId: string, count: number): Promise<void> {
  const batch = database.batch()
  for (let index = 0; index < count; index += 1) {
    const uid = `pool-${index}`
    batch.set(stored.player(competitionId, uid), {
      uid,
      displayName: `Player ${index} ${freshId()}`,
      photoURL: null,
      rankTier: null,
      teamId: null,
      captain: false,
      joinedAt: 0,
    })
  }
  await batch.commit()
}

async function renameTeam(competitionId: string, teamId: string, n: number): Promise<void> {
  const team = stored.team(competitionId, teamId)
  await team.update(withChangeTime(team, { name: `Team ${n}` }))
}

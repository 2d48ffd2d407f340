import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../../src/timers/fireTimers.ts'
import { callInProcess as call } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { logOf } from '../../support/logOf.ts'
import { runningAutomatically } from './support/runningAutomatically.ts'

const teams = 64
const minute = 60_000
const kills = 5

test('timers take effect once each and within a minute, although their process is killed again and again', {
  timeout: 600_000,
}, async () => {
  const { owner } = await newPeople('owner')
  const playedCompetition = await competitionWithDueTimers(owner)
  const { competitionId, bracketId, captainOf } = playedCompetition
  const started = performance.now()

  // All matches of the first round are due: both teams of each are asked.
  await untilFired('check-ins of 32 matches are opened, and warned of', Date.now() + 9 * minute)
  expect(await countTold(competitionId)).toEqual({
    checkInOpened: 32,
    checkInClosing: 32,
    bracketPublished: 1,
  })
  const first = (await matchesOf(playedCompetition)).filter(({ round }) => round === 1)
  for (const match of first)
    expect(await checkInOf(playedCompetition, match)).toMatchObject({ at: [null, null] })

  // Of every four matches one is played and reported, in two one side comes, in one nobody does.
  for (const [index, match] of first.entries()) {
    const about = { competitionId, bracketId, matchId: match.id, revision: match.revision }
    const sides = match.slots.map(({ teamId }) => ({ teamId: teamId ?? '', captain: captainOf(teamId) }))
    const [upper, lower] = sides
    if (!upper || !lower) throw new Error(match.id)
    const coming = index % 4 === 0 ? [upper, lower] : index % 4 === 3 ? [] : [upper]
    for (const { teamId, captain } of coming) {
      expect(await call('checkInForMatch', captain, { ...about, teamId })).toMatchObject({ ok: true })
    }
    if (index % 4 === 0) {
      const report = { reportId: freshId(), score: [1, 0] as [number, number], games: [] }
      const input = { ...about, revision: match.revision + 1, teamId: upper.teamId, ...report }
      expect(await call('reportResult', upper.captain, input)).toMatchObject({ ok: true })
    }
  }

  // Now all times are over: 8 reports stand, 16 teams and 8 pairs of teams are late.
  await untilFired('8 reports stand, 24 walkovers', await latestDue())
  const after = (await matchesOf(playedCompetition)).filter(({ round }) => round === 1)
  const grown = after.map((match, index) => match.revision - (first[index]?.revision ?? 0))
  expect(after.map(({ status }) => status)).toEqual(Array(32).fill('finished'))
  // Started and ended, or ended without a start: once each.
  expect(grown).toEqual(after.map((_, index) => (index % 4 === 0 ? 2 : 1)))
  const auditActions = (await logOf({ competitionId })).filter(
    entry => 'matchId' in entry && first.some(({ id }) => id === entry.matchId),
  )
  expect(
    Object.entries(Object.groupBy(auditActions, ({ action }) => action))
      .map(([action, all]) => [action, all?.length])
      .toSorted(),
  ).toEqual([
    ['finishSeries', 8],
    ['forfeitMatch', 24],
  ])
  expect(auditActions.filter(({ uid }) => uid !== null)).toEqual([])
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`)
})

/** Fires what is due at `now` in processes that are killed, then in one that is not; prints how that went. */
async function untilFired(what: string, now: number): Promise<void> {
  const before = await due(now)
  const left: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await killedFiring(now, await due(now))
    left.push(await due(now))
  }
  // At least one kill was in the middle.
  expect(left.some((count, index) => count > 0 && count !== (left[index - 1] ?? before))).toBe(true)
  const started = performance.now()
  // What a timer has brought about can be due at once.
  await fireDueTimers(now)
  await fireDueTimers(now)
  const took = performance.now() - started
  expect(await due(now)).toBe(0)
  expect(took).toBeLessThan(minute)
  console.log(
    `${what}: ${before} timers due, ${left.join(', ')} after each of ${kills} kills, the rest in ${(took / 1000).toFixed(1)} s`,
  )
}

async function due(now: number): Promise<number> {
  return (await documents.timers().where('dueAt', '<=', now).count().get()).data().count
}

async function latestDue(): Promise<number> {
  const { docs } = await documents.timers().orderBy('dueAt', 'desc').limit(1).get()
  return docs[0]?.data().dueAt ?? 0
}

/** Kills it as soon as the number of due timers is another one: some have been acted on, more are under way. */
async function killedFiring(now: number, before: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/fireTimersOnce.ts'), String(now)],
    {
      stdio: 'ignore',
    },
  )
  const ended = once(child, 'exit')
  const moved = Promise.withResolvers<void>()
  const unlisten = documents
    .timers()
    .where('dueAt', '<=', now)
    .onSnapshot(
      ({ size }) => size !== before && moved.resolve(),
      () => moved.resolve(),
    )
  await Promise.race([moved.promise, ended])
  unlisten()
  child.kill('SIGKILL')
  await ended
}

interface DueCompetition {
  readonly competitionId: string
  readonly bracketId: string
  readonly captainOf: (teamId: string | null) => { readonly uid: string }
}

/** Whose start has just passed; nobody has been asked yet. */
function competitionWithDueTimers(owner: Person): Promise<DueCompetition> {
  return runningAutomatically(owner, teams, {
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
    selfService: { ...defaultSelfService, noShow: 'walkover', checkInMinutes: 10, reportMinutes: 5 },
  })
}

/** In the order of the bracket. */
async function matchesOf({ competitionId, bracketId }: DueCompetition): Promise<readonly Match[]> {
  const { docs } = await stored.matches(competitionId, bracketId).get()
  return docs
    .map(each => each.data())
    .toSorted((one, other) => one.round - other.round || one.position - other.position)
}

async function checkInOf({ competitionId, bracketId }: DueCompetition, match: Match) {
  const read = await documents
    .matchRooms(competitionId, bracketId)
    .doc(matchRoomIdOf(match) ?? '')
    .get()
  return (read.data() ?? newMatchRoom(match))?.checkIn
}

async function countTold(competitionId: string): Promise<Record<string, number>> {
  const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
  const counts: Record<string, number> = {}
  for (const each of docs) counts[each.data().kind] = (counts[each.data().kind] ?? 0) + 1
  return counts
}

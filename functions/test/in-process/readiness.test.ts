import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import { WriteBatch } from 'firebase-admin/firestore'
import { beforeAll, expect, it, vi } from 'vitest'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { database, stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { logs } from '../../src/platform/logs.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
let people: Record<'owner' | 'captain' | 'mate' | 'loner', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'captain', 'mate', 'loner')
})

async function testCompetitionWithCheck() {
  const { owner, captain, mate, loner } = people
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [loner],
    teams: [{ players: [captain, mate] }],
  })
  const check = { competitionId, checkId: freshId() }
  const start = { ...check, replaces: null, minutes: 5 }
  const started = await call('startReadinessCheck', owner, start)
  if (!started.ok) throw new Error(String(started.code))
  return { ...check, check, start, teamId: teamIds[0] ?? '', deadline: started.value.deadline }
}

const checkOf = async (competitionId: string) =>
  (await stored.competition(competitionId).get()).data()?.readinessCheck
const readyIn = async (competitionId: string) => {
  const players = await stored.players(competitionId).get()
  return players.docs.flatMap(each => (each.data().ready === undefined ? [] : [each.id])).sort()
}
/** Whom each event of a reminder tells. */
const remindersOf = async (competitionId: string) => {
  const events = await documents.outbox().where('competition.id', '==', competitionId).get()
  const reminders = events.docs.map(each => each.data()).filter(({ kind }) => kind === 'readinessReminder')
  return reminders.map(({ audience }) => (audience.of === 'people' ? audience.uids.toSorted() : []))
}
const timersOf = async (competitionId: string) =>
  (await documents.timers().where('competitionId', '==', competitionId).get()).size

it('is started, confirmed by players and by captains for their teams, and closed by its timer, once', async () => {
  const { owner, captain, mate, loner } = people
  const { competitionId, check, start, teamId, deadline } = await testCompetitionWithCheck()
  expect(await call('startReadinessCheck', owner, start)).toEqual({ ok: true, value: { deadline } })
  expect(await timersOf(competitionId)).toBe(1)

  const confirmations = await Promise.all([
    call('confirmReadiness', loner, check),
    call('confirmReadiness', loner, check),
    call('confirmTeamReadiness', captain, { ...check, teamId }),
    call('confirmReadiness', mate, check),
  ])
  expect(confirmations.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(await readyIn(competitionId)).toEqual([captain.uid, loner.uid, mate.uid].sort())

  await fireDueTimers(deadline - 1)
  expect((await checkOf(competitionId))?.closedAt).toBeNull()
  // As two instances would, one of which was restarted in between.
  await Promise.all([fireDueTimers(deadline + minute), fireDueTimers(deadline + minute)])
  expect(await checkOf(competitionId)).toMatchObject({ checkId: check.checkId, closedAt: deadline })
  expect(await timersOf(competitionId)).toBe(0)
  expect(await call('confirmReadiness', loner, check)).toMatchObject({ ok: true })
})

it('reminds those who are missing, and is over for everybody at its deadline, timer or not', async () => {
  const { owner, captain, loner } = people
  const { competitionId, check } = await testCompetitionWithCheck()
  await call('confirmReadiness', captain, check)
  const uids = [captain.uid, loner.uid, 'gone']
  expect(await call('remindPlayers', owner, { ...check, uids })).toEqual({ ok: true, value: { reminded: 1 } })
  expect((await stored.player(competitionId, loner.uid).get()).data()?.reminded?.checkId).toBe(check.checkId)
  expect((await stored.player(competitionId, captain.uid).get()).data()?.reminded).toBeUndefined()

  await stored.competition(competitionId).update({ 'readinessCheck.deadline': Date.now() - 1 })
  expect(await call('confirmReadiness', loner, check)).toEqual(refused('check-over'))
  expect(await call('remindPlayers', owner, { ...check, uids })).toEqual(refused('check-over'))
})

it('reminds once, even if several organizers ask at the same time', async () => {
  const { owner, captain, mate, loner } = people
  const { competitionId, check } = await testCompetitionWithCheck()
  await stored.competition(competitionId).update({ adminUids: [captain.uid] })
  const input = { ...check, uids: [loner.uid, mate.uid] }
  const reminded = await Promise.all([owner, owner, captain].map(by => call('remindPlayers', by, input)))
  expect(reminded.map(outcome => outcome.ok && outcome.value.reminded).toSorted()).toEqual([0, 0, 2])
  expect(await remindersOf(competitionId)).toEqual([[loner.uid, mate.uid].toSorted()])
})

it.each([1, 2, 3])('tells whom it marks as reminded, though it ends before commit %i', async last => {
  const { owner, loner } = people
  const { competitionId, check } = await testCompetitionWithCheck()
  const commit = WriteBatch.prototype.commit
  let commits = 0
  const killed = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
    commits += 1
    return commits >= last ? Promise.reject(new Error('killed')) : commit.call(this)
  })
  await call('remindPlayers', owner, { ...check, uids: [loner.uid] }).catch(() => undefined)
  killed.mockRestore()
  const isMarked = (await stored.player(competitionId, loner.uid).get()).data()?.reminded !== undefined
  expect(await remindersOf(competitionId)).toEqual(isMarked ? [[loner.uid]] : [])

  const again = await call('remindPlayers', owner, { ...check, uids: [loner.uid] })
  expect(again).toEqual({ ok: true, value: { reminded: isMarked ? 0 : 1 } })
  expect(await remindersOf(competitionId)).toEqual([[loner.uid]])
})

it('starts clean when it is run again; the timer and the confirmations of the first one count for nothing', async () => {
  const { owner, captain, loner } = people
  const { competitionId, check, start, deadline } = await testCompetitionWithCheck()
  await call('confirmReadiness', loner, check)
  expect(await call('closeReadinessCheck', owner, check)).toMatchObject({ ok: true })
  const second = { ...start, checkId: freshId(), replaces: check.checkId }
  expect(await call('startReadinessCheck', owner, second)).toMatchObject({ ok: true })
  const log = await logOf({ competitionId })
  expect(log.map(({ action }) => action).sort()).toEqual([
    'closeReadinessCheck',
    'startReadinessCheck',
    'startReadinessCheck',
  ])
  // Late, after its response got lost.
  expect(await call('startReadinessCheck', owner, start)).toEqual(refused('changed-meanwhile'))
  expect(await call('confirmReadiness', captain, check)).toEqual(refused('no-check-running'))
  expect(await call('closeReadinessCheck', owner, check)).toEqual(refused('no-check-running'))
  await fireDueTimers(deadline)
  expect(await checkOf(competitionId)).toMatchObject({ checkId: second.checkId, closedAt: null })
  const entry = (await stored.player(competitionId, loner.uid).get()).data()
  expect(entry?.ready?.checkId).toBe(check.checkId)
})

it('lets go of a competition or a player deleted meanwhile, and a timer that fails holds up no other', async () => {
  const { owner, loner } = people
  const [gone, kept] = [await testCompetitionWithCheck(), await testCompetitionWithCheck()]
  const broken = documents.timers().doc()
  await broken.set({ kind: 'no such kind' as never, dueAt: 1, competitionId: 'x', checkId: 'x' })
  await stored.competition(gone.competitionId).delete()
  await call('removePlayer', owner, { competitionId: kept.competitionId, uid: loner.uid })
  expect(await call('confirmReadiness', loner, kept.check)).toEqual(refused('not-in-competition'))
  expect(await call('confirmReadiness', loner, gone.check)).toEqual(refused('not-found'))

  const last = Math.max(gone.deadline, kept.deadline)
  await fireDueTimers(last)
  expect((await checkOf(kept.competitionId))?.closedAt).toBe(kept.deadline)
  expect(await timersOf(gone.competitionId)).toBe(0)
  expect((await stored.competition(gone.competitionId).get()).exists).toBe(false)
  await broken.delete()
})

it('retries a timer that fails after pauses that grow, for about a day, and then logs that it gives up', async () => {
  const broken = documents.timers().doc()
  const hour = 60 * minute
  // In the past, where no other timer is due.
  const dueAt = Date.now() - 48 * hour
  const timer = { kind: 'no such kind' as never, dueAt, competitionId: 'x', checkId: 'x' }
  await broken.set(timer)
  const [failed, givenUp] = [vi.spyOn(logs, 'timerFailed'), vi.spyOn(logs, 'timerGivenUp')]
  const attempts: number[] = []
  let now = dueAt
  while ((await broken.get()).exists && attempts.length < 1000) {
    const { length } = failed.mock.calls
    await fireDueTimers(now)
    if (failed.mock.calls.length > length) attempts.push(now)
    // As the job does, but for the minutes in which nothing is due.
    now = Math.max(now + minute, (await broken.get()).data()?.dueAt ?? 0)
  }
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  expect(pauses[0]).toBe(minute)
  expect(Math.max(...pauses)).toBeGreaterThanOrEqual(15 * minute)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(hour)
  expect(attempts.length).toBeLessThan(120)
  expect(now).toBeGreaterThan(dueAt + 12 * hour)
  expect(givenUp.mock.calls).toEqual([[broken.path, expect.objectContaining(timer), expect.any(TypeError)]])
  vi.restoreAllMocks()
})

it('asks nobody for readiness any more once the check is closed, though mails had to wait', async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  const { owner, captain, mate, loner } = people
  await Promise.all([captain, mate, loner].map(confirmEmail))
  // The job would take up events that other tests have left, too.
  await database.recursiveDelete(documents.outbox())
  const { competitionId, check } = await testCompetitionWithCheck()
  await call('confirmReadiness', captain, check)
  const [event] = (await documents.outbox().where('competition.id', '==', competitionId).get()).docs
  await fanOut(event?.id ?? '', Date.now(), () => Promise.resolve())
  const asked: string[] = []
  let answer: Attempt = { result: 'retry', reason: 'down' }
  const channel = {
    atOnce: 1,
    send: async ({ uid }: { readonly uid: string }) => {
      asked.push(uid)
      return answer
    },
  }
  const runJob = (at: number) => takeUp({ push: channel, telegram: channel, email: channel }, () => at)
  await runJob(Date.now())
  // Players who are already ready are not asked.
  expect(asked.toSorted()).toEqual([loner.uid, mate.uid].toSorted())

  answer = { result: 'sent' }
  await call('closeReadinessCheck', owner, check)
  await runJob(Date.now() + minute)
  expect(asked).toHaveLength(2)
  const deliveries = await stored.deliveries().where('competitionId', '==', competitionId).get()
  expect(deliveries.docs.map(each => each.data().state)).toEqual(['dropped', 'dropped', 'dropped'])
})

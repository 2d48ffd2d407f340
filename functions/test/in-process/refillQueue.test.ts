import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import type { QueuedMatch } from '@upper-bracket/shared/live/broadcastQueue'
import { afterEach, expect, it, vi } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('fills a queue as soon as its rule is set, and after each result once, next to changes by people', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner },
    { teams: 16, played: { 'main-1-1': 'running', 'main-1-2': 'running' } },
  )
  const queue = async () => (await stored.competition(competitionId).get()).data()?.broadcastQueue
  const rows = async () => (await queue())?.matches.map(({ matchId, stream }) => `${matchId} ${stream}`)
  const set = async (changes: { matches?: readonly QueuedMatch[]; refill?: ('any' | null)[] }) => {
    const { matches = [], revision = 0 } = (await queue()) ?? {}
    const input = { competitionId, bracketId, revision, ...changes }
    return call('setBroadcastQueue', owner, { ...input, matches: [...(changes.matches ?? matches)] })
  }
  const finish = (matchId: string) =>
    call('finishSeries', owner, { competitionId, bracketId, matchId, revision: 1, score: [1, 0] })
  const refills = async () => {
    const timers = await documents.timers().where('competitionId', '==', competitionId).get()
    return timers.docs.filter(timer => timer.data().kind === 'refillQueue').length
  }
  const fire = () => fireDueTimers(Date.now() + 1000)

  // A result that is committed in the same moment does not know of the rule.
  beforeNextCommit(() => finish('main-1-1'))
  expect(await set({ refill: ['any'] })).toEqual({ ok: true, value: { revision: 2 } })
  const repeated = { competitionId, bracketId, revision: 0, matches: [], refill: ['any' as const] }
  expect(await call('setBroadcastQueue', owner, repeated)).toEqual({ ok: true, value: { revision: 2 } })
  expect(await rows()).toEqual(['main-1-1 0', 'main-1-3 0'])
  await Promise.all([fire(), fire()])
  // What has ended stays until people go on.
  expect(await rows()).toEqual(['main-1-1 0', 'main-1-3 0', 'main-1-4 0'])
  expect([await refills(), (await queue())?.revision]).toEqual([0, 3])

  await finish('main-1-2')
  expect(await refills()).toBe(1)
  await fire()
  const starts: [string, number][] = [['main-2-2', Date.now() + hour]]
  const plan = { competitionId, bracketId, planId: freshId(), edition: 0, ...defaultSchedule, starts }
  expect(await call('planMatches', owner, plan)).toMatchObject({ ok: true })
  expect(await refills()).toBe(1)

  // A removed match is not taken again, and a planned one comes first; the refill and a person who adds a match do not
  // undo each other.
  await set({ matches: [{ matchId: 'main-1-4', stream: 0, locked: true }] })
  expect((await queue())?.skipped).toEqual(['main-1-3'])
  const matches = [...((await queue())?.matches ?? []), { matchId: 'main-1-3', stream: 1, locked: false }]
  const [, added] = await Promise.all([fire(), set({ matches })])
  if (!added.ok) await set({ matches: [...((await queue())?.matches ?? []), ...matches.slice(1)] })
  await fire()
  expect((await rows())?.toSorted()).toEqual(['main-1-3 1', 'main-1-4 0', 'main-2-2 0'])
})

it('leaves a bracket and a competition that are gone alone', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 4 })
  const timer = { kind: 'refillQueue', dueAt: 0, competitionId, bracketId } as const
  const fireWith = async (gone: string) => {
    await documents.timers().add({ ...timer, competitionId: gone })
    await fireDueTimers(1)
    expect((await documents.timers().where('competitionId', '==', gone).get()).size).toBe(0)
  }
  const broadcastQueue = { bracketId, matches: [], revision: 1, refill: ['any' as const] }
  await stored.competition(competitionId).update({ broadcastQueue, bracketId: null })
  await fireWith(competitionId)
  expect((await stored.competition(competitionId).get()).data()?.broadcastQueue).toEqual(broadcastQueue)
  await fireWith(`${competitionId.slice(0, -1)}-`)
  await stored.competition(competitionId).update({ broadcastQueue: null, bracketId })
})

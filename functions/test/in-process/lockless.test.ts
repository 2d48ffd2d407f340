import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  type AggregateQuery,
  type AggregateSpec,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { stored } from '../../../testing/database.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { runOptimisticTransaction } from '../../src/platform/transaction/runOptimisticTransaction.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'
import { asTheFunctionsProcess } from './support/signInInProcess.ts'

beforeEach(() => asTheFunctionsProcess())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('locks nothing, so that no lock of another transaction holds it up', () => {
  /** Whether each transaction since was read-only. */
  const transactions = () => {
    const run = vi.spyOn(Firestore.prototype, 'runTransaction')
    return () => run.mock.calls.map(([, options]) => options?.readOnly === true)
  }

  test('createCompetition, also of somebody whose profile has to be made first', async () => {
    const { owner } = await newPeople('owner')
    await stored.profile(owner.uid).delete()
    const areReadOnly = transactions()
    expect(await callInProcess('createCompetition', owner, competitionInput())).toMatchObject({ ok: true })
    expect(new Set(areReadOnly())).toEqual(new Set([true]))
  })

  test('createTelegramLink', async () => {
    const { wolf } = await newPeople('wolf')
    const areReadOnly = transactions()
    expect(await callInProcess('createTelegramLink', wolf, {})).toMatchObject({ ok: true })
    expect(new Set(areReadOnly())).toEqual(new Set([true]))
  })
})

function recordDeletionBeforeCommit(uid: string): void {
  beforeNextCommit(() => stored.accountDeletion(uid).set({ expiresAt: Date.now() + hour }))
}

test('a competition is not opened for an account whose deletion is recorded just before the commit', async () => {
  const { owner } = await newPeople('owner')
  const input = competitionInput()
  recordDeletionBeforeCommit(owner.uid)
  expect(await callInProcess('createCompetition', owner, input)).toMatchObject({ code: 'try-again' })
  expect((await stored.competition(input.competitionId).get()).exists).toBe(false)
})

test.each(['handOver', 'addAdministrator'] as const)(
  '%s makes nobody an organizer whose account deletion is recorded just before the commit',
  async name => {
    const { owner, wolf } = await newPeople('owner', 'wolf')
    const administrators = name === 'handOver' ? [wolf] : []
    const { competitionId } = await seededCompetition({ owner, administrators, players: [wolf] })
    const before = (await stored.competition(competitionId).get()).data()
    recordDeletionBeforeCommit(wolf.uid)
    expect(await callInProcess(name, owner, { competitionId, uid: wolf.uid })).toMatchObject({
      code: 'not-found',
    })
    const { ownerUid, adminUids } = (await stored.competition(competitionId).get()).data() ?? {}
    expect({ ownerUid, adminUids }).toEqual({ ownerUid: before?.ownerUid, adminUids: before?.adminUids })
  },
)

test('an admission between the reads of a competition and of its totals is not undone by them', async () => {
  const { owner, wolf, bear } = await newPeople('owner', 'wolf', 'bear')
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const aggregates: AggregateQuery<AggregateSpec> = Object.getPrototypeOf(
    stored.players(competitionId).count(),
  )
  const counts = vi.spyOn(aggregates, 'get')
  const { get } = DocumentReference.prototype
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function (
    this: DocumentReference,
  ) {
    await new Promise(setImmediate)
    // What is counted at the same time comes first, what is counted later afterwards.
    const before = counts.mock.results.length === 0 ? await get.call(this) : undefined
    await Promise.all(counts.mock.results.map(result => result.value))
    expect(await callInProcess('joinCompetition', bear, { competitionId, joinId: freshId() })).toMatchObject({
      ok: true,
    })
    return before ?? get.call(this)
  })
  const updates = vi.spyOn(DocumentReference.prototype, 'update')
  expect(await settleTotals(competitionId)).toBe(true)
  expect(updates.mock.settledResults.map(({ type }) => type)).toEqual(['rejected'])
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({ playerCount: 2 })
})

test('of several links to the bot that are asked for at once, one is left', async () => {
  const { wolf } = await newPeople('wolf')
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => callInProcess('createTelegramLink', wolf, {})),
  )
  expect(replies.filter(({ ok }) => !ok)).toEqual([])
  expect((await stored.telegramLinks().where('uid', '==', wolf.uid).get()).size).toBe(1)
})

test('a document that has to be absent and appears after it was read makes the transaction start over', async () => {
  const [accountDeletion, made] = [stored.accountDeletion(freshId()), stored.accountDeletion(freshId())]
  let attempts = 0
  const outcome = await runOptimisticTransaction(async (reads, writes) => {
    const [read, written] = await Promise.all([reads.get(accountDeletion), reads.get(made)])
    if (read.exists) return refuse('try-again')
    attempts += 1
    await accountDeletion.set({ expiresAt: 1 })
    writes.requireAbsent(read)
    writes.create(written, { expiresAt: 1 })
    return accept(null)
  })
  expect(outcome).toMatchObject({ ok: false, code: 'try-again' })
  expect(attempts).toBe(1)
  expect((await made.get()).exists).toBe(false)
})

test('what follows a commit is done once, however often the transaction starts over, and not after a refusal', async () => {
  const counter = stored.accountDeletion(freshId())
  const effect = vi.fn(async () => undefined)
  let attempts = 0
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(counter)
    attempts += 1
    if (attempts === 1) await counter.set({ expiresAt: 1 })
    writes.merge(read, { expiresAt: 2 })
    writes.afterCommit(effect)
    return accept(null)
  })
  expect([attempts, effect.mock.calls.length]).toEqual([2, 1])
  await runOptimisticTransaction(async (_, writes) => {
    writes.afterCommit(effect)
    return refuse('try-again')
  })
  expect(effect).toHaveBeenCalledTimes(1)
})

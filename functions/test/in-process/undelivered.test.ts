import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { sweepOld } from '../../src/notifications/sweepNotifications.ts'
import { logs } from '../../src/platform/logs.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { fannedOut } from './support/fannedOut.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'wolf' | 'bear' | 'fox', Person>
let result: Attempt
const sent: string[] = []
const channel = {
  atOnce: 2,
  send: async ({ uid }: { readonly uid: string }) => {
    sent.push(uid)
    return result
  },
}
const runJob = (at = Date.now()) => takeUp({ push: channel, telegram: channel, email: channel }, () => at)

beforeAll(async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  people = await newPeople('owner', 'wolf', 'bear', 'fox')
  await Promise.all(Object.values(people).map(confirmEmail))
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The players of a competition are told of its bracket, which no mail server takes. */
async function refusedMails(players: readonly Person[]) {
  const { competitionId } = await seededCompetition({ owner: people.owner, players })
  const event = outboxEvent('bracketPublished', {
    cause: ['b'],
    competition: { id: competitionId, name: 'Cup' },
    facts: { bracketId: 'b' },
    audience: { of: 'players' },
    byUid: null,
    at: Date.now(),
  })
  await fannedOut(event)
  const address = people.wolf.email
  result = { result: 'dead', reason: `550 <${address}>: no such user` }
  await runJob()
  const shown = async () => (await stored.undelivered(competitionId).get()).docs
  const deliveries = async () =>
    (await stored.deliveries().where('competitionId', '==', competitionId).get()).docs
  const messageIds = (await shown()).map(({ id }) => id)
  sent.length = 0
  return { competitionId, shown, deliveries, messageIds, address }
}

it('shows organizers what was given up, without any address, and logs figures by channel', async () => {
  const { owner, wolf, bear } = people
  const delivered = vi.spyOn(logs, 'delivered')
  const { competitionId, shown, deliveries, messageIds, address } = await refusedMails([wolf, bear])
  const entries = (await shown()).map(each => each.data())
  expect(entries.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: 'bear', uid: bear.uid, kind: 'bracketPublished', channel: 'email', reason: 'refused' },
    { name: 'wolf', uid: wolf.uid, kind: 'bracketPublished', channel: 'email', reason: 'refused' },
  ])
  const kept = [...entries, ...(await deliveries()).map(each => each.data())]
  expect(JSON.stringify(kept)).not.toContain(address)
  const figures = { sent: 0, retry: 0, dead: 0, dropped: 0, taken: 0, left: 0 }
  expect(delivered).toHaveBeenCalledWith('email', { ...figures, dead: 2 })

  // One of them, twice at the same time, and both once more: each is sent once.
  const [first = ''] = messageIds
  result = { result: 'sent' }
  const resend = (ids: readonly string[]) =>
    call('resendMessages', owner, { competitionId, messageIds: [...ids] })
  const replies = await Promise.all([resend([first]), resend([first, first])])
  const counts = replies.map(reply => (reply.ok ? reply.value.messageCount : reply.code))
  expect(counts.toSorted()).toEqual([0, 1])
  expect((await shown()).map(({ id }) => id)).toEqual(messageIds.slice(1))
  const sending = runJob()
  await resend(messageIds)
  await sending
  await Promise.all([runJob(Date.now() + 1000), runJob(Date.now() + 1000)])
  expect(sent.toSorted()).toEqual([bear.uid, wolf.uid].toSorted())
  expect((await deliveries()).map(each => each.data().state)).toEqual(['sent', 'sent'])
  expect(await shown()).toEqual([])
  expect(await resend(messageIds)).toEqual({ ok: true, value: { messageCount: 0 } })
  const log = await stored.competition(competitionId).collection('log').get()
  expect(log.docs.map(each => each.data()['messageCount'])).toEqual([1, 1])
  expect(delivered).toHaveBeenCalledWith('email', { ...figures, sent: expect.any(Number) })
})

it('shows again what fails again, and sends nothing of another competition', async () => {
  const { owner, wolf } = people
  const [testCompetition, other] = [await refusedMails([wolf]), await refusedMails([wolf])]
  result = { result: 'dead', reason: '550' }
  const { competitionId } = testCompetition
  const messageIds = [...testCompetition.messageIds, ...other.messageIds, 'matchReady-unknown']
  expect(await call('resendMessages', owner, { competitionId, messageIds })).toEqual({
    ok: true,
    value: { messageCount: 1 },
  })
  await runJob(Date.now() + 1000)
  expect(sent).toEqual([wolf.uid])
  expect(await testCompetition.shown()).toHaveLength(1)
  expect(await other.shown()).toHaveLength(1)
})

it('goes with the account, and after a month', async () => {
  const { wolf, fox } = people
  const { shown } = await refusedMails([wolf, fox])
  await eraseAccount(fox.uid)
  expect((await shown()).map(each => each.data().name)).toEqual(['wolf'])
  await sweepOld(Date.now() + 31 * 24 * 3_600_000)
  expect(await shown()).toEqual([])
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { pushChannel } from '../../src/notifications/pushChannel.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { deliveriesOf, fannedOut } from './support/fannedOut.ts'
import { newPeople } from './support/newPeople.ts'
import { PushService } from './support/pushService.ts'

const minute = 60_000
const messaged: string[] = []
const taking = {
  atOnce: 1,
  send: async ({ uid }: { readonly uid: string }) => {
    messaged.push(uid)
    return { result: 'sent' } as const
  },
}
const channels = { push: pushChannel(2000), telegram: taking, email: taking }
let service: PushService
let wolf: { readonly uid: string }
let phone: string

beforeAll(async () => {
  service = await new PushService().start()
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('VAPID_PUBLIC_KEY', fakeKeys.VAPID_PUBLIC_KEY)
  vi.stubEnv('VAPID_PRIVATE_KEY', fakeKeys.VAPID_PRIVATE_KEY)
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
  vi.stubEnv('TELEGRAM_BOT_NAME', 'bot')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await service.stop()
})
beforeEach(async () => {
  service.behaviour = 'takes'
  service.taken.length = 0
  service.calls = 0
  messaged.length = 0
  wolf = (await newPeople('wolf')).wolf
  phone = freshId()
  await documents.profile(wolf.uid).update({ lang: 'en' })
  await call('addPushDevice', wolf, service.subscription(phone))
})

/** The person is told of something urgent; returns what became of it. */
async function told(at: number, name = 'Cup') {
  const event = outboxEvent('bracketPublished', {
    cause: [],
    competition: { id: freshId(), name },
    facts: { bracketId: 'b' },
    audience: { of: 'people', uids: [wolf.uid] },
    byUid: null,
    at,
  })
  const eventId = await fannedOut(event)
  return () => deliveriesOf(eventId)
}
const runJob = (at: number) => takeUp(channels, () => at)
const devices = async () => (await documents.profile(wolf.uid).get()).data()?.pushDeviceIds

it('sends what only that browser can read, signed, with how long it is useful', async () => {
  const at = Date.now()
  const deliveries = await told(at, `Кубок ${'ы'.repeat(60)}`)
  await runJob(at)
  expect(await deliveries()).toMatchObject([{ channel: 'push', state: 'sent', attempts: 1 }])
  expect(service.taken).toMatchObject([
    {
      device: phone,
      message: {
        title: expect.stringContaining('Кубок'),
        url: expect.stringMatching(/^https:\/\/upper\.example\/competitions\/[^/]+\/bracket$/),
        lang: 'en',
      },
      headers: { urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) },
    },
  ])
  const ttl = Number(service.taken[0]?.headers['ttl'])
  expect(ttl).toBeGreaterThan(5.9 * 3600)
  expect(ttl).toBeLessThanOrEqual(6 * 3600)
})

it.each(['fails', 'is-silent', 'redirects', 'dies-after'] as const)(
  'a service that %s delays a message, and what is sent again replaces it',
  async fault => {
    const at = Date.now()
    service.behaviour = fault
    const deliveries = await told(at)
    await runJob(at)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, reason: expect.any(String) }])
    service.behaviour = 'takes'
    await Promise.all([runJob(at + minute), runJob(at + minute)])
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(
      new Set(service.taken.map(({ message, headers }) => `${message.tag} ${headers['topic']}`)).size,
    ).toBe(1)
    expect(service.taken).toHaveLength(fault === 'dies-after' ? 2 : 1)
  },
)

it('a service that is asked too fast is left alone for as long as it says', async () => {
  const at = Date.now()
  service.behaviour = 'too-fast'
  const deliveries = await told(at)
  await runJob(at)
  service.behaviour = 'takes'
  await runJob(at + 80_000)
  expect(service.calls).toBe(1)
  await runJob(at + 91_000)
  expect(await deliveries()).toMatchObject([{ state: 'sent' }])
})

it.each(['is-gone', 'is-unknown'] as const)(
  'a browser that %s is forgotten, and what is urgent goes by the next channel',
  async fault => {
    await documents.profile(wolf.uid).update({ telegramConnected: true })
    const at = Date.now()
    service.behaviour = fault
    // The second one finds no browser any more.
    const all = [await told(at), await told(at)]
    await runJob(at)
    expect(await devices()).toEqual([])
    expect((await documents.pushDevices().where('uid', '==', wolf.uid).get()).size).toBe(0)
    await runJob(at + minute)
    expect(messaged).toEqual([wolf.uid, wolf.uid])
    for (const deliveries of all) {
      expect(await deliveries()).toMatchObject([
        { channel: 'push', state: 'dead', reason: expect.any(String) },
        { channel: 'telegram', state: 'sent' },
      ])
    }
  },
)

it('one browser of several is enough; one that is refused for good stays', async () => {
  const [laptop, tablet] = [freshId(), freshId()]
  for (const name of [laptop, tablet]) await call('addPushDevice', wolf, service.subscription(name))
  const at = Date.now()
  service.behaviour = device => (device === phone ? 'is-gone' : device === laptop ? 'refuses' : 'takes')
  const deliveries = await told(at)
  await runJob(at)
  expect(await deliveries()).toMatchObject([{ channel: 'push', state: 'sent', attempts: 1 }])
  expect(service.taken.map(({ device }) => device)).toEqual([tablet])
  expect(await devices()).toHaveLength(2)

  service.behaviour = 'refuses'
  const refused = await told(at)
  await runJob(at)
  expect(await refused()).toMatchObject([{ state: 'dead', reason: '400' }])
  expect(await devices()).toHaveLength(2)
})

it('nothing is sent to an address that is not one of a push service, even if it is stored', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'false')
  try {
    const at = Date.now()
    const deliveries = await told(at)
    await runJob(at)
    expect(service.calls).toBe(0)
    expect(await deliveries()).toMatchObject([{ state: 'dead', reason: 'not a push service' }])
  } finally {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  }
})

it('the browser is known by the digest of its address', async () => {
  const { endpoint } = service.subscription(phone)
  expect(await devices()).toEqual([createHash('sha256').update(endpoint).digest('base64url')])
})

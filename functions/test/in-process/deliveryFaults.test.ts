import { createHash } from 'node:crypto'
import { newAccountRecord } from '@upper-bracket/shared/account/account'
import { topics } from '@upper-bracket/shared/profile/channel'
import { chance } from '@upper-bracket/shared/random/chance'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { emailChannel, newTransporter } from '../../src/notifications/emailChannel.ts'
import { pushChannel } from '../../src/notifications/pushChannel.ts'
import { telegramChannel } from '../../src/notifications/telegramChannel.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { BotApi } from './support/botApi.ts'
import { callInProcess } from './support/callInProcess.ts'
import { type FaultRunEnd, faultRun } from './support/faultRun.ts'
import { MailServer } from './support/mailServer.ts'
import { newPeople } from './support/newPeople.ts'
import { PushService } from './support/pushService.ts'

/** `npm run test:deep` has more. */
const events = Number(process.env['FAULT_EVENTS'] ?? 15)
const suiteTimeoutMs = 10 * 60_000
const luck = fc.sample(fc.integer(), 1)[0] ?? 0
/** On a busy machine a service that takes messages must not look like one that hangs. */
const timeoutMs = 500

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('MAIL_SECRET', 'secret')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

interface Arrival {
  readonly mark: string
  /** Whether the service has said that it has taken the message. */
  readonly isAcknowledged: boolean
}

/** What contradicts 'exactly once, or dead with its reason; twice only where an acceptance was lost'. */
function mistakes({ deliveries, abandoned }: FaultRunEnd, arrivals: readonly Arrival[], markOf: MarkOf) {
  const arrived = Map.groupBy(arrivals, ({ mark }) => mark)
  const left = Map.groupBy(abandoned, id => id)
  const known = new Set<string>()
  const wrong = [...deliveries].flatMap(([id, { state, reason, uid, eventId }]) => {
    const mark = markOf(id, { uid, eventId })
    known.add(mark)
    const own = arrived.get(mark) ?? []
    const lost = own.filter(({ isAcknowledged }) => !isAcknowledged).length + (left.get(id)?.length ?? 0)
    const isRight =
      (state === 'sent' && own.length >= 1 && own.length <= 1 + lost) ||
      (state === 'dead' && reason !== null && own.length <= lost)
    return isRight ? [] : [`${id} ${state} (${reason}): ${own.length} arrived, ${lost} acceptances lost`]
  })
  return [...wrong, ...[...arrived.keys()].filter(mark => !known.has(mark)).map(mark => `unknown: ${mark}`)]
}

/** What costs time comes half as often. */
function twice<const T>(...faults: T[]): T[] {
  return [...faults, ...faults]
}

type MarkOf = (deliveryId: string, about: { readonly uid: string; readonly eventId: string }) => string

it('every mail arrives exactly once or is given up with a reason, whatever fails', {
  timeout: suiteTimeoutMs,
}, async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  const server = await new MailServer().start()
  const transporter = await newTransporter({ host: '127.0.0.1', port: server.port, timeoutMs })
  const people = Object.values(await newPeople('wolf', 'bear', 'fox'))
  await Promise.all(people.map(confirmEmail))
  const below = chance(luck + 1)
  const faults = ['hangs', ...twice('busy', 'dies-inside', 'dies-after')] as const
  server.behaviour = () => {
    if (below(30) === 0) return 'unknown-recipient'
    return below(3) === 0 ? (faults[below(faults.length)] ?? 'takes') : 'takes'
  }
  const end = await faultRun({
    events,
    luck,
    uids: people.map(({ uid }) => uid),
    channel: emailChannel(async () => transporter),
    service: server,
  })
  transporter.close()
  await server.stop()
  const arrivals = server.received.map(({ messageId, isAcknowledged }) => ({
    mark: messageId,
    isAcknowledged,
  }))
  const messageId = (id: string) => `<${createHash('sha256').update(id).digest('base64url')}@upper.example>`
  expect(end.deliveries.size).toBe(events)
  expect(mistakes(end, arrivals, messageId)).toEqual([])
})

it('every message by the bot arrives exactly once or is given up with a reason, whatever fails', {
  timeout: suiteTimeoutMs,
}, async () => {
  vi.stubEnv('SMTP_HOST', '')
  const api = await new BotApi().start()
  vi.stubEnv('UPPER_BRACKET_TELEGRAM', api.address)
  vi.stubEnv('TELEGRAM_BOT_NAME', 'bot')
  vi.stubEnv('TELEGRAM_BOT_TOKEN', '1:secret-token')
  const uids = Object.values(await newPeople('elk', 'owl', 'yak')).map(({ uid }) => uid)
  for (const [chatId, uid] of uids.entries()) {
    await documents.account(uid).set({ ...newAccountRecord, telegramChatId: chatId + 1 })
    await documents.profile(uid).update({ telegramConnected: true })
  }
  const below = chance(luck + 2)
  const faults = ['is-silent', ...twice('too-fast', 'fails', 'talks-garbage', 'dies-after')] as const
  api.behaviour = () => (below(3) === 0 ? (faults[below(faults.length)] ?? 'takes') : 'takes')
  const end = await faultRun({
    events,
    luck,
    uids,
    channel: telegramChannel(timeoutMs / 1000),
    service: api,
  })
  await api.stop()
  const arrivals = api.taken.map(({ chat_id: chatId, text, isAcknowledged }) => ({
    mark: `${/[0-9a-f]{20}/.exec(text)?.[0]} to ${uids[chatId - 1]}`,
    isAcknowledged,
  }))
  expect(end.deliveries.size).toBe(events)
  expect(mistakes(end, arrivals, (_, { eventId, uid }) => `${eventId.split('-')[1]} to ${uid}`)).toEqual([])
})

it('every push arrives exactly once or is given up with a reason, whatever fails', {
  timeout: suiteTimeoutMs,
}, async () => {
  vi.stubEnv('SMTP_HOST', '')
  vi.stubEnv('VAPID_PUBLIC_KEY', fakeKeys.VAPID_PUBLIC_KEY)
  vi.stubEnv('VAPID_PRIVATE_KEY', fakeKeys.VAPID_PRIVATE_KEY)
  const service = await new PushService().start()
  const people = Object.values(await newPeople('ant', 'bee', 'fly'))
  const channelChoices = Object.fromEntries(topics.map(topic => [topic, { push: true }]))
  for (const person of people) {
    await callInProcess('addPushDevice', person, service.subscription(freshId()))
    await documents.profile(person.uid).update({ channelChoices })
  }
  const below = chance(luck + 3)
  const faults = ['is-silent', ...twice('too-fast', 'fails', 'redirects', 'dies-after')] as const
  service.behaviour = () => {
    if (below(30) === 0) return 'refuses'
    return below(3) === 0 ? (faults[below(faults.length)] ?? 'takes') : 'takes'
  }
  const uids = people.map(({ uid }) => uid)
  const end = await faultRun({ events, luck, uids, channel: pushChannel(timeoutMs), service })
  await service.stop()
  const arrivals = service.taken.map(({ message, isAcknowledged }) => ({ mark: message.tag, isAcknowledged }))
  const tagOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32)
  expect(end.deliveries.size).toBe(events)
  expect(mistakes(end, arrivals, tagOf)).toEqual([])
})

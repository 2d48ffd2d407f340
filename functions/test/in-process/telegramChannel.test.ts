import { randomInt } from 'node:crypto'
import { newAccountRecord } from '@upper-bracket/shared/account/account'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { telegramChannel } from '../../src/notifications/telegramChannel.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { BotApi } from './support/botApi.ts'
import { deliveriesOf, fannedOut } from './support/fannedOut.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
const mailed: string[] = []
const channels = {
  // Nobody here has turned it on.
  push: telegramChannel(2),
  telegram: telegramChannel(2),
  email: {
    atOnce: 1,
    send: async ({ uid }: { readonly uid: string }) => {
      mailed.push(uid)
      return { result: 'sent' } as const
    },
  },
}
let api: BotApi
let wolf: { readonly uid: string }
let chatId: number

beforeAll(async () => {
  api = await new BotApi().start()
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('UPPER_BRACKET_TELEGRAM', api.address)
  vi.stubEnv('TELEGRAM_BOT_NAME', 'bot')
  vi.stubEnv('TELEGRAM_BOT_TOKEN', '1:secret-token')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
})
afterAll(() => api.stop())
beforeEach(async () => {
  vi.stubEnv('SMTP_HOST', '')
  api.behaviour = 'takes'
  api.taken.length = 0
  api.calls = 0
  mailed.length = 0
  wolf = (await newPeople('wolf')).wolf
  chatId = randomInt(1, 2 ** 47)
  await documents.account(wolf.uid).set({ ...newAccountRecord, telegramChatId: chatId })
  await documents.telegramChat(chatId).set({ uid: wolf.uid, connectedAt: 1 })
  await documents.profile(wolf.uid).update({ telegramConnected: true, lang: 'en' })
})

/** The person is told of something; returns what became of it. */
async function told(
  kind: 'competitionDeleted' | 'bracketPublished' | 'commentatorRequested' | 'teamRequested',
  at: number,
  competitionId = freshId(),
) {
  const event = outboxEvent(kind, {
    cause: [],
    competition: { id: competitionId, name: 'Cup' },
    facts: {
      bracketId: 'b',
      requestId: 'R'.repeat(20),
      path: '/',
      comment: '',
      teamId: 'T'.repeat(20),
      teamName: 'Wolves',
    },
    audience: { of: 'people', uids: [wolf.uid] },
    byUid: null,
    at,
  })
  const eventId = await fannedOut(event)
  return () => deliveriesOf(eventId)
}
const runJob = (at: number) => takeUp(channels, () => at)

it('writes to the chat of the person, in their language, with a link', async () => {
  const at = Date.now()
  await told('competitionDeleted', at)
  await runJob(at)
  expect(api.taken).toMatchObject([
    {
      chat_id: chatId,
      text: expect.stringMatching(
        /^Tournament cancelled: Cup\n\n.*\n\n.*: https:\/\/upper\.example\/tournaments$/s,
      ),
    },
  ])
})

it.each([
  ['a commentator', 'commentatorRequested', 'R', { Confirm: 'confirm', Decline: 'decline' }],
  ['a player whom a team wants', 'teamRequested', 'T', { Join: 'joinTeam', Decline: 'declineTeam' }],
] as const)('asks %s by two buttons', async (_, kind, idLetter, answers) => {
  const at = Date.now()
  await told(kind, at, 'C'.repeat(20))
  await runJob(at)
  const address = `${'C'.repeat(20)} ${idLetter.repeat(20)}`
  const buttons = Object.entries(answers).map(([text, answer]) => ({
    text,
    callback_data: `${answer} ${address}`,
  }))
  expect(api.taken.map(({ reply_markup: markup }) => markup)).toEqual([{ inline_keyboard: [buttons] }])
})

it('asks without buttons if what they carry is too long for Telegram', async () => {
  const at = Date.now()
  await told('commentatorRequested', at, 'C'.repeat(40))
  await runJob(at)
  expect(api.taken.map(({ reply_markup: markup }) => markup)).toEqual([undefined])
})

it.each(['fails', 'talks-garbage', 'is-silent'] as const)(
  'what is kept of a failure holds no token: the API %s',
  async fault => {
    const at = Date.now()
    api.behaviour = fault
    const deliveries = await told('competitionDeleted', at)
    await runJob(at)
    const [failed] = await deliveries()
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(failed?.reason).not.toContain('secret-token')
    api.behaviour = 'takes'
    await runJob(at + minute)
    expect(await deliveries()).toMatchObject([{ state: 'sent', reason: null }])
  },
)

it('an API that is asked too fast is left alone for as long as it says', async () => {
  const at = Date.now()
  api.behaviour = 'too-fast'
  const deliveries = await told('competitionDeleted', at)
  await runJob(at)
  api.behaviour = 'takes'
  await runJob(at + 80_000)
  expect(api.calls).toBe(1)
  await runJob(at + 91_000)
  expect(api.taken).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ state: 'sent' }])
})

it('a blocked bot is disconnected, and the message given up', async () => {
  const at = Date.now()
  api.behaviour = 'is-blocked'
  const deliveries = await told('competitionDeleted', at)
  await runJob(at)
  expect(await deliveries()).toMatchObject([{ state: 'dead', reason: expect.stringContaining('403') }])
  expect((await documents.profile(wolf.uid).get()).data()?.telegramConnected).toBe(false)
  expect((await documents.telegramChat(chatId).get()).exists).toBe(false)
})

it.each(['is-silent', 'is-blocked'] as const)(
  'what is urgent goes by mail within two minutes where Telegram %s',
  async fault => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1')
    await confirmEmail(wolf)
    const at = Date.now()
    api.behaviour = fault
    const deliveries = await told('bracketPublished', at)
    const waits = await told('competitionDeleted', at)
    // The trigger, and the job of each of the next two minutes.
    for (const later of [0, minute, 2 * minute - 1]) await runJob(at + later)
    expect(mailed).toEqual([wolf.uid])
    expect(await deliveries()).toMatchObject([{ channel: 'email', state: 'sent' }, { channel: 'telegram' }])
    expect(await waits()).toHaveLength(1)
  },
)

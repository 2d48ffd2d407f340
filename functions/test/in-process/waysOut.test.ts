import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { newAccountRecord } from '@upper-bracket/shared/account/account'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { subscriptionOf } from '../../../scripts/fakes/push.ts'
import { assertionFields, signedAssertion } from '../../../scripts/fakes/steam.ts'
import { emulators } from '../../../testing/emulators.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { announceDue } from '../../src/announcements/announceChanges.ts'
import { discordAnnouncements } from '../../src/announcements/discordAnnouncements.ts'
import { telegramAnnouncements } from '../../src/announcements/telegramAnnouncements.ts'
import { enter } from '../../src/demonstration/enter.ts'
import { webhookPost } from '../../src/integrations/postWebhook.ts'
import { sendDueWebhooks } from '../../src/integrations/sendWebhooks.ts'
import { messageChannels } from '../../src/notifications/messageChannels.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { postInProcess } from '../support/postInProcess.ts'
import { messageUpdate } from '../support/telegramUpdates.ts'
import { callInProcess } from './support/callInProcess.ts'
import { fannedOut } from './support/fannedOut.ts'
import { MailServer } from './support/mailServer.ts'
import { asTheFunctionsProcess, finishInProcess } from './support/signInInProcess.ts'

const minute = 60_000
const [chatId, groupId] = [4711, -4712]

/** How a message of each channel arrives at its service. The compiler demands a new one. */
const messages: Readonly<Record<HeldMessage['channel'], RegExp>> = {
  push: /^\/push\/to\/phone/,
  telegram: new RegExp(`^/telegram/bot.*/sendMessage .*"chat_id":${chatId}`),
  email: /^mail stranger-/,
  telegramChannel: new RegExp(`^/telegram/bot.*/sendMessage .*"chat_id":${groupId}`),
  discordChannel: /^\/discord\/api\/v10\/webhooks\/.*\?wait=true/,
  webhook: /^\/hook .*"webhook.test"/,
}
/** What else is asked of services. */
const questions = {
  challenge: /^\/hook .*"challenge"/,
  discordName: /^\/discord\/api\/v10\/webhooks\/[^?]+ $/,
  startgg: /^\/startgg\//,
  discord: /^\/discord\/api\/oauth2\/token/,
  steam: /^\/steam\/openid\/login/,
}

/** Every file that connects to something, and where to. */
const connecting: Readonly<Record<string, readonly (keyof typeof messages | keyof typeof questions)[]>> = {
  'announcements/discordAnnouncements.ts': ['discordChannel', 'discordName'],
  'announcements/telegramAnnouncements.ts': ['telegramChannel'],
  'integrations/postWebhook.ts': ['webhook', 'challenge'],
  'notifications/emailChannel.ts': ['email'],
  'notifications/pushChannel.ts': ['push'],
  'notifications/telegramChannel.ts': ['telegram'],
  'sign-in/discord.ts': ['discord'],
  'sign-in/steam.ts': ['steam'],
  'sign-in/verifyWithSteam.ts': ['steam'],
  'transfer/startggClient.ts': ['startgg'],
  // Answers updates, which a demonstration ignores.
  'bot/telegramBot.ts': [],
  // These ask the installation's own Hosting.
  'operator/pageServices.ts': [],
  'snapshot/pageShell.ts': [],
  // Resolves the addresses of webhooks, at their posts.
  'integrations/publicAddress.ts': [],
}

const connects =
  /\bfetch\(|(?:from |import\()'(?:node:(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?|nodemailer|web-push|openid-client|firebase-admin\/messaging)'|new (?:Api|Bot|WebSocket)\(/

it('every file that connects to something is known', async () => {
  const folder = join(import.meta.dirname, '../../src')
  const found: string[] = []
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const source = (await readFile(join(folder, name), 'utf8')).replaceAll(/^import type .*$/gm, '')
    if (connects.test(source)) found.push(name)
  }
  expect(found.toSorted()).toEqual(Object.keys(connecting).toSorted())
  expect(new Set(Object.values(connecting).flat())).toEqual(
    new Set([...Object.keys(messages), ...Object.keys(questions)]),
  )
})

let services: Server
let mails: MailServer
/** Everything that arrived anywhere: path and body, or the recipient of a mail. */
let arrived: string[] = []
const origin = () => `http://127.0.0.1:${(services.address() as AddressInfo).port}`

beforeAll(async () => {
  services = createServer(async (request, response) => {
    const body = await text(request)
    arrived.push(`${request.url} ${body}`)
    const [status, answer] = answerTo(request.url ?? '', body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })
  await once(services.listen(0, '127.0.0.1'), 'listening')
  mails = await new MailServer().start()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  services.close()
  await mails.stop()
})

function answerTo(path: string, body: string): readonly [number, string] {
  if (path.startsWith('/telegram')) return [200, '{"ok":true,"result":{"message_id":1}}']
  if (path.startsWith('/discord/api/v10/webhooks')) return [200, '{"id":"1","name":"results"}']
  if (path.startsWith('/push')) return [201, '']
  if (path.startsWith('/hook')) return [200, /"challenge":"([^"]*)"/.exec(body)?.[1] ?? '']
  return [401, '{}']
}

beforeEach(() => {
  asTheFunctionsProcess({
    UPPER_BRACKET_DISCORD: `${origin()}/discord`,
    UPPER_BRACKET_STEAM: `${origin()}/steam`,
    UPPER_BRACKET_STARTGG: `${origin()}/startgg`,
    UPPER_BRACKET_TELEGRAM: `${origin()}/telegram`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    PUBLIC_ORIGIN: 'https://upper.example',
  })
  arrived = []
  mails.received.length = 0
})

/** A visitor with an address of every kind, whose copy is announced and has a guest with a mail address. */
async function aVisitor() {
  vi.stubEnv('DEMONSTRATION', 'true')
  const entered = await enter({
    role: 'organizer',
    lang: 'en',
    address: null,
    callerUid: null,
    now: Date.now(),
  })
  if (!entered.ok) throw new Error(entered.code)
  const { competitionId } = entered.value
  const uid = (await documents.competition(competitionId).get()).data()?.ownerUid ?? ''
  await getAuth(firebaseApp()).updateUser(uid, { email: `${uid}@example.org`, emailVerified: true })
  await documents.account(uid).set({ ...newAccountRecord, telegramChatId: chatId })
  const all = { push: true, telegram: true, email: true }
  await documents
    .profile(uid)
    .update({ telegramConnected: true, pushDeviceIds: ['phone'], channelChoices: { matches: all } })
  const phone = subscriptionOf(`${origin()}/push`, 'phone')
  await documents.pushDevice('phone').set({ uid, ...phone, addedAt: 1 })
  await documents.announcerSecret(competitionId, 'telegram').update({ chatId: groupId })
  return { uid, competitionId }
}

/** Does everything that sends a message or asks a service, but for the job. */
async function doEverything({ uid, competitionId }: Awaited<ReturnType<typeof aVisitor>>): Promise<void> {
  const person = { uid }
  const guest = `guest-${freshId()}`
  const contacts = { email: `stranger-${freshId()}@example.org`.toLowerCase() }
  const players = [{ uid: guest, name: 'Wolf', rankTier: null, teamId: null, contacts }]
  const added = await callInProcess('addGuestPlayers', person, { competitionId, players, teams: [] })
  expect(added).toMatchObject({ ok: true })
  const mailing = { competitionId, uids: [guest], lang: 'en' as const, send: true }
  expect(await callInProcess('inviteGuestsByMail', person, mailing)).toMatchObject({ ok: true })
  const bracketId = (await documents.competition(competitionId).get()).data()?.bracketId ?? ''
  await fannedOut(
    outboxEvent('bracketPublished', {
      cause: [freshId()],
      competition: { id: competitionId, name: 'Cup' },
      facts: { bracketId },
      audience: { of: 'people', uids: [uid] },
      byUid: null,
      at: Date.now(),
    }),
  )
  const webhook = { competitionId, webhookId: freshId(), secret: `whsec_${'A'.repeat(32)}` }
  const adding: CallableInput<'addWebhook'> = {
    ...webhook,
    address: `${origin()}/hook`,
    kinds: ['match.finished'],
  }
  expect(await callInProcess('addWebhook', person, adding)).toMatchObject({ ok: true })
  const { webhookId } = webhook
  const testing = { competitionId, webhookId, deliveryId: freshId() }
  expect(await callInProcess('testWebhook', person, testing)).toMatchObject({ ok: true })
  const address = `${origin()}/discord/api/webhooks/${'1'.repeat(18)}/${'a'.repeat(68)}`
  const channel = { competitionId, address, lang: 'en' } as const
  expect(await callInProcess('connectDiscordChannel', person, channel)).toMatchObject({ ok: true })
  for (const service of ['telegram', 'discord'] as const) {
    expect(await callInProcess('testAnnouncer', person, { competitionId, service })).toMatchObject({
      ok: true,
    })
  }
  await callInProcess('listStartggEvents', person, { token: 'a'.repeat(32) })
  await finishInProcess('discord', state => new URLSearchParams({ code: 'a-code', state }))
  await finishInProcess('steam', state => {
    const returnTo = `${emulators.hosting}/auth/steam/return?state=${state}`
    const openid = `${origin()}/steam/openid/login`
    const fields = assertionFields({ openid, steamId: '76561190000000002', returnTo })
    return new URLSearchParams({ state, ...signedAssertion(fields) })
  })
}

/** The job, twice, as late as it takes over. */
async function runJobs(): Promise<void> {
  const means = { clock: () => Date.now() + 5 * minute, wait: () => Promise.resolve() }
  const channels = {
    telegram: { ...telegramAnnouncements(), paceMs: 0 },
    discord: { ...discordAnnouncements(), paceMs: 0 },
  }
  for (let run = 0; run < 2; run += 1) {
    await takeUp(messageChannels, means.clock)
    await sendDueWebhooks({ ...means, post: webhookPost() })
    await announceDue({ ...means, channels })
  }
}

const every = Object.keys(messages).toSorted()

it.each([
  ['nothing leaves a demonstration, which shows every message', 'true', [], every],
  ['elsewhere all of it reaches its service', 'false', [...every, ...Object.keys(questions)], []],
])('%s', async (_, demonstration, reached, held) => {
  const visitor = await aVisitor()
  vi.stubEnv('DEMONSTRATION', demonstration)
  await doEverything(visitor)
  await runJobs()

  const all = [...arrived, ...mails.received.map(({ to }) => `mail ${to}`)]
  const known = Object.entries({ ...messages, ...questions })
  const names = known.filter(([, is]) => all.some(each => is.test(each))).map(([name]) => name)
  expect(names.toSorted()).toEqual(reached.toSorted())
  if (demonstration === 'true') expect(all).toEqual([])
  const { docs } = await documents.heldMessages(visitor.competitionId).get()
  expect([...new Set(docs.map(each => each.data().channel))].toSorted()).toEqual(held)
})

it('a demonstration drops what competitions of no visitor would send', async () => {
  const visitor = await aVisitor()
  const { competitionId } = visitor
  vi.stubEnv('DEMONSTRATION', 'false')
  await documents.competition(competitionId).update({ visitorUid: null })
  await doEverything(visitor)
  arrived = []
  vi.stubEnv('DEMONSTRATION', 'true')
  await runJobs()
  expect([...arrived, ...mails.received]).toEqual([])
  const statesIn = async (query: FirebaseFirestore.Query<{ readonly state: string }>) =>
    [...new Set((await query.get()).docs.map(each => each.data().state))].join()
  expect(await statesIn(documents.deliveries().where('competitionId', '==', competitionId))).toBe('dropped')
  expect(await statesIn(documents.webhookDeliveries(competitionId))).toBe('dropped')
  expect(await statesIn(documents.announcements(competitionId))).toBe('dead')
})

it.each([
  ['ignores', 'true', ''],
  ['answers', 'false', '"method":"sendMessage"'],
])('the bot %s people where DEMONSTRATION=%s', async (_, demonstration, answer) => {
  vi.stubEnv('DEMONSTRATION', demonstration)
  const { telegramWebhook } = await import('../../src/bot/telegramWebhook.ts')
  if (telegramWebhook === undefined) throw new Error('There is no bot')
  const headers = { 'x-telegram-bot-api-secret-token': fakeKeys.TELEGRAM_WEBHOOK_SECRET }
  const body = messageUpdate(chatId, '/start')
  const answered = await postInProcess(telegramWebhook, { headers, body })
  expect(answered.status).toBe(200)
  if (answer === '') expect(answered.body).toBe('')
  expect(answered.body).toContain(answer)
  expect(arrived).toEqual([])
})

import { mark } from '@upper-bracket/shared/preview/mark'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { type Channels, deliver } from '../../src/notifications/deliver.ts'
import { emailChannel, newTransporter } from '../../src/notifications/emailChannel.ts'
import { mailOf } from '../../src/notifications/mailOf.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { deliveriesOf, fannedOut } from './support/fannedOut.ts'
import { MailServer } from './support/mailServer.ts'
import { newPeople } from './support/newPeople.ts'
import { readyMatch } from './support/readyMatch.ts'

const minute = 60_000
const plain = { urgent: false, usefulUntil: 0, question: null }
const timeoutMs = 2000
let server: MailServer
let port = 0
let people: Record<'wolf' | 'bear', Person>
let channels: Channels

beforeAll(async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('MAIL_SECRET', 'secret')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
  server = await new MailServer().start()
  port = server.port
  const transporter = newTransporter({ host: '127.0.0.1', port, timeoutMs })
  const email = emailChannel(() => transporter)
  // Nobody here has connected Telegram.
  channels = { push: email, telegram: email, email }
  people = await newPeople('wolf', 'bear')
  for (const person of Object.values(people)) {
    await confirmEmail(person)
    await documents.profile(person.uid).update({ lang: 'en' })
  }
})
afterAll(() => server.stop())
beforeEach(() => {
  server.behaviour = 'takes'
  server.received.length = 0
})

/** An event that people are told of, and as many deliveries. */
async function told(at: number, ...whom: readonly Person[]): Promise<string> {
  const competitionId = await readyMatch()
  const event = outboxEvent('matchReady', {
    cause: [freshId()],
    competition: { id: competitionId, name: 'Cup <b>"bold"</b>' },
    facts: { bracketId: 'b', matchId: 'main-1-1' },
    audience: { of: 'people', uids: whom.map(({ uid }) => uid) },
    byUid: null,
    at,
  })
  return fannedOut(event)
}

/** The job, at moments a minute apart, each longer than any pause of the one before. */
async function runJob(at: number): Promise<void> {
  await takeUp(channels, () => at)
}

it('sends a mail with its text, its HTML without foreign markup, and what unsubscribes from it', async () => {
  const at = Date.now()
  const eventId = await told(at, people.wolf)
  await runJob(at)
  const [mail, ...more] = server.received
  expect(more).toEqual([])
  expect(mail?.to).toBe(people.wolf.email)
  const source = (mail?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(source.replaceAll(/\r\n\s+/g, ' ')).toMatch(
    /^List-Unsubscribe: <https:\/\/upper\.example\/api\/unsubscribe\?token=\S+>\r$/m,
  )
  expect(source).toContain('https://upper.example/competitions/')
  expect(source).toContain('Cup &lt;b&gt;&quot;bold&quot;&lt;/b&gt;')
  expect(source.split('text/html')[1]).not.toContain('<b>"bold"</b>')
  expect(await deliveriesOf(eventId)).toMatchObject([{ state: 'sent', attempts: 1, dueAt: null }])
})

it.each([
  ['ru', 'Отписаться от всех писем', 'потому что в вашем профиле'],
  ['en', 'Unsubscribe from all mails', 'notifications are on in your Upper Bracket profile'],
] as const)(
  'a mail in %s says everything as text and as HTML, in which nothing is markup',
  (lang, stop, why) => {
    const text = { title: '<b>Title</b>', body: '"Body" <i>& more</i>\nLine', action: "<u>It's</u>" }
    const message = { uid: 'wolf', lang, text, url: 'https://upper.example/?a=1&b=2', ...plain }
    const mail = mailOf(message, {
      profile: 'https://upper.example/profile',
      unsubscribe: 'https://x/?t="1"',
      icon: 'https://upper.example/icon-192.png',
    })
    for (const part of [...Object.values(text), message.url, stop, why, 'https://x/?t="1"']) {
      expect(mail.text).toContain(part)
    }
    expect(mail.html).not.toMatch(/<[biu]>|t="1"/)
    expect(mail.html).toContain(`<html lang="${lang}">`)
    expect(mail.html).toContain('&lt;b&gt;Title&lt;/b&gt;</h1>')
    expect(mail.html).toContain('&quot;Body&quot; &lt;i&gt;&amp; more&lt;/i&gt;<br>Line')
    expect(mail.html).toContain('href="https://upper.example/?a=1&amp;b=2"')
    expect(mail.html).toContain('&lt;u&gt;It&#39;s&lt;/u&gt;</a>')
    expect(mail.html).toContain(stop)
    expect(mail.html).toContain('<img src="https://upper.example/icon-192.png"')
    expect(mail.html).toContain(`background:${mark.ground}`)
  },
)

it('a recipient who does not exist is given up, with the reason', async () => {
  const at = Date.now()
  server.behaviour = 'unknown-recipient'
  const eventId = await told(at, people.wolf)
  await runJob(at)
  expect(await deliveriesOf(eventId)).toMatchObject([
    { state: 'dead', attempts: 1, reason: expect.stringContaining('550') },
  ])
})

it('a response that gets lost makes a second mail, with the same Message-ID', async () => {
  const at = Date.now()
  server.behaviour = 'dies-after'
  await told(at, people.wolf)
  await runJob(at)
  server.behaviour = 'takes'
  await runJob(at + minute)
  const [first, second, ...more] = server.received
  expect(more).toEqual([])
  expect(second?.messageId).toBe(first?.messageId)
  expect(first?.messageId).toMatch(/^<[\w-]{43}@upper\.example>$/)
})

it('a function that dies while sending is replaced after its lease, and one that is slow by nobody', async () => {
  const at = Date.now()
  const eventId = await told(at, people.wolf)
  const [read] = (await documents.deliveries().where('eventId', '==', eventId).get()).docs
  if (read === undefined) throw new Error('No delivery')
  const dying = { atOnce: 1, send: () => new Promise<never>(() => undefined) }
  void deliver(read, dying, () => at)
  await expect.poll(async () => (await read.ref.get()).data()?.state).toBe('sending')
  await runJob(at + minute / 2)
  expect(server.received).toEqual([])
  await Promise.all([runJob(at + 2 * minute), runJob(at + 2 * minute)])
  expect(server.received).toHaveLength(1)
  expect(await deliveriesOf(eventId)).toMatchObject([{ state: 'sent', attempts: 2 }])
})

it('is not sent to somebody who has read it on the page, nor to an address that was never confirmed', async () => {
  const at = Date.now()
  const eventId = await told(at, people.wolf, people.bear)
  await documents.notifications(people.wolf.uid).doc(eventId).update({ readAt: at })
  await getAuth(firebaseApp()).updateUser(people.bear.uid, { emailVerified: false })
  await runJob(at)
  expect(server.received).toEqual([])
  expect(await deliveriesOf(eventId)).toMatchObject([{ state: 'dropped' }, { state: 'dropped' }])
  await told(at, people.bear)
  expect(
    (await documents.deliveries().where('uid', '==', people.bear.uid).where('state', '==', 'waiting').get())
      .size,
  ).toBe(0)
  await confirmEmail(people.bear)
})

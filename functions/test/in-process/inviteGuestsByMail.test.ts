import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { inviteGuestsByMail } from '../../src/invitations/inviteGuestsByMail.ts'
import type { Channels } from '../../src/notifications/deliver.ts'
import { emailChannel, newTransporter } from '../../src/notifications/emailChannel.ts'
import { takeUp } from '../../src/notifications/sendDeliveries.ts'
import { unsubscribedSubject } from '../../src/notifications/unsubscribeToken.ts'
import { mailKey } from '../../src/platform/limits/addressKey.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { MailServer } from './support/mailServer.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
let server: MailServer
let people: Record<'owner' | 'administrator' | 'player' | 'stranger', Person>
let channels: Channels

beforeAll(async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('MAIL_SECRET', 'secret')
  vi.stubEnv('ADDRESS_SECRET', 'another secret')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
  server = await new MailServer().start()
  const transporter = newTransporter({ host: '127.0.0.1', port: server.port, timeoutMs: 2000 })
  const email = emailChannel(() => transporter)
  channels = { push: email, telegram: email, email }
  people = await newPeople('owner', 'administrator', 'player', 'stranger')
  await Promise.all([people.owner, people.administrator].map(confirmEmail))
  await stored.profile(people.owner.uid).update({ displayName: 'Ann <b>' })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.behaviour = 'takes'
  server.received.length = 0
})

type Guest = CallableInput<'addGuestPlayers'>['players'][number]

const aGuest = (name: string, email?: string): Guest => ({
  uid: `guest-${freshId()}`,
  name,
  rankTier: null,
  teamId: null,
  ...(email !== undefined && { contacts: { email } }),
})

/** A competition with guests, and the call that mails them. */
async function aCup(guests: readonly Guest[], owner = people.owner) {
  const { administrator, player } = people
  const { competitionId } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [player],
    competition: { name: 'Cup' },
  })
  const added = await call('addGuestPlayers', owner, { competitionId, players: [...guests], teams: [] })
  expect(added).toMatchObject({ ok: true })
  const uids = guests.map(({ uid }) => uid)
  const invite = (send: boolean, by = owner, lang: 'ru' | 'en' = 'en') =>
    call('inviteGuestsByMail', by, { competitionId, uids, lang, send })
  const verdicts = async (send: boolean, by = owner) => {
    const reply = await invite(send, by)
    if (!reply.ok) throw new Error(reply.code ?? '')
    const { verdicts } = reply.value
    return uids.map(uid => verdicts[uid])
  }
  return { competitionId, invite, verdicts }
}

/** The job, as late as events are left to it. */
const runJob = () => takeUp(channels, () => Date.now() + 2 * minute)
const anAddress = () => `guest-${freshId()}@example.org`.toLowerCase()

/** Returns a mail as text: both parts are quoted-printable, or in Base64 if there are many letters outside of ASCII. */
function decoded(source: string): string {
  const text = source.replaceAll(/^[A-Za-z\d+/=\r\n]{200,}$/gm, part =>
    Buffer.from(part, 'base64').toString('latin1'),
  )
  const bytes = text.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16))
  })
  return Buffer.from(bytes, 'latin1').toString()
}

async function remove(competitionId: string, { uid }: Guest): Promise<void> {
  expect(await call('removePlayer', people.owner, { competitionId, uid })).toMatchObject({ ok: true })
}

it('mails guests their places once, says who asked for it, and admits the person who opens the link', async () => {
  const [wolf, bear] = [aGuest('Wolf', anAddress()), aGuest('Bear')]
  const { competitionId, invite, verdicts } = await aCup([wolf, bear])
  expect(await verdicts(false)).toEqual(['ready', 'no-address'])
  await runJob()
  expect(server.received).toEqual([])

  await Promise.all([invite(true), invite(true, people.administrator)])
  expect(await verdicts(true)).toEqual(['mailed', 'no-address'])
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(server.received.map(({ to }) => to)).toEqual([wolf.contacts?.email])
  const source = decoded(server.received[0]?.source ?? '')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toContain('“Cup”')
  expect(source.split('text/html')[1]).not.toMatch(/<b>|\/profile/)
  const invitationId = /https:\/\/upper\.example\/invite\/([\w-]{22})/.exec(source)?.[1] ?? ''
  const log = (await logOf({ competitionId })).filter(({ action }) => action === 'inviteGuestsByMail')
  expect(log).toMatchObject([{ mailCount: 1 }])
  const outbox = (await stored.outbox().where('competition.id', '==', competitionId).get()).docs
  expect(JSON.stringify([log, outbox.map(read => read.data())])).not.toContain(wolf.contacts?.email ?? '@')

  expect(await call('acceptInvitation', people.stranger, { invitationId })).toMatchObject({ ok: true })
  expect(await verdicts(true)).toEqual(['gone', 'no-address'])
})

it('is written in the language of the organizer', async () => {
  const { invite } = await aCup([aGuest('Wolf', anAddress())])
  expect(await invite(true, people.owner, 'ru')).toMatchObject({ ok: true })
  await runJob()
  const source = decoded(server.received[0]?.source ?? '')
  expect(source).toContain('Больше не получать приглашений')
  expect(source).toContain('организатор турнира «Cup», указал этот адрес для игрока «Wolf»')
})

it('never reaches a mailbox again that was unsubscribed, through any sheet, competition or spelling', async () => {
  const email = anAddress()
  const first = await aCup([aGuest('Wolf', email)])
  await first.verdicts(true)
  await runJob()
  const source = decoded(server.received[0]?.source ?? '').replaceAll(/\r\n\s+/g, ' ')
  const token = /unsubscribe\?token=([^&>\s]+)/.exec(source)?.[1] ?? ''
  const key = unsubscribedSubject(decodeURIComponent(token), 'secret')
  expect(key).toBe(mailKey(email))
  // As the page behind the link does it.
  await stored.mailRefusal(key ?? '').set({ at: Date.now() })

  const second = await aCup([aGuest('Wolf', email.replace('@', '+cup@').toUpperCase())], people.administrator)
  expect(await second.verdicts(true)).toEqual(['unsubscribed'])
  await runJob()
  expect(server.received).toHaveLength(1)
})

it('reaches nobody whose place, address or consent has changed before it is sent', async () => {
  const guests = ['Ann', 'Bob', 'Cid', 'Dot'].map(name => aGuest(name, anAddress()))
  const [ann, bob, cid, dot] = guests as [Guest, Guest, Guest, Guest]
  const { competitionId, verdicts } = await aCup(guests)
  expect(await verdicts(true)).toEqual(['ready', 'ready', 'ready', 'ready'])
  await remove(competitionId, ann)
  const contacts = { email: anAddress() }
  const change = { competitionId, uid: bob.uid, name: 'Bob', rankTier: null, contacts }
  const links = async () => {
    const { docs } = await stored.invitations(competitionId).where('playerUid', '==', bob.uid).get()
    return docs.map(read => read.data().revokedAt !== null)
  }
  await call('updateGuestPlayer', people.owner, {
    ...change,
    contacts: { email: bob.contacts?.email?.replace('@', '+b@') },
  })
  expect(await links()).toEqual([false])
  await call('updateGuestPlayer', people.owner, change)
  expect(await links()).toEqual([true])
  await stored.mailRefusal(mailKey(cid.contacts?.email ?? '')).set({ at: 1 })
  await runJob()
  expect(server.received.map(({ to }) => to)).toEqual([dot.contacts?.email])
  expect(await verdicts(false)).toEqual(['gone', 'ready', 'unsubscribed', 'mailed'])
  // Nor does the right address have a link that works.
  await call('updateGuestPlayer', people.owner, { ...change, contacts: bob.contacts ?? {} })
  expect(await verdicts(false)).toEqual(['gone', 'ready', 'unsubscribed', 'mailed'])
})

it('strangers are mailed only so often: by an organizer, for a competition, and to an address', async () => {
  const { person } = persistentRateLimits.mailsOfOrganizer
  const all = Array.from({ length: person.burst + 3 }, (_, index) => aGuest(`Guest ${index}`, anAddress()))
  const { competitionId, verdicts } = await aCup(all)
  await stored.rateLimits(`mails:${people.owner.uid}`).delete()
  const first = await verdicts(true)
  expect(first.filter(verdict => verdict === 'ready')).toHaveLength(person.burst)
  expect(first.slice(-3)).toEqual(['later', 'later', 'later'])
  // Neither another organizer nor another competition helps.
  expect((await verdicts(true, people.administrator)).slice(-3)).toEqual(['later', 'later', 'later'])
  const other = await aCup([aGuest('Wolf', anAddress())])
  expect(await other.verdicts(true)).toEqual(['later'])

  // Nor do new guests with an address that has got mails from others.
  const email = anAddress()
  const got = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async name => {
      const { sender } = await newPeople('sender')
      await confirmEmail(sender)
      const cup = await aCup([aGuest(name, email.replace('@', `+${name}@`))], sender)
      return (await cup.verdicts(true))[0]
    }),
  )
  expect(got.sort()).toEqual(['ready', 'ready', 'ready', 'too-often'])
  await stored.competition(competitionId).update({ status: 'finished' })
  expect(
    await call('inviteGuestsByMail', people.owner, {
      competitionId,
      uids: [all[0]?.uid ?? ''],
      lang: 'en',
      send: true,
    }),
  ).toEqual(refused('competition-over'))
})

it('is for organizers with a confirmed address, and needs a mail server', async () => {
  const { sender } = await newPeople('sender')
  const unknown = await aCup([aGuest('Wolf', anAddress())], sender)
  for (const send of [false, true]) expect(await unknown.invite(send)).toEqual(refused('email-required'))
  const { invite } = await aCup([aGuest('Wolf', anAddress())])
  for (const person of [people.player, people.stranger]) {
    expect(await invite(false, person)).toMatchObject({ ok: false, code: 'permission-denied' })
  }
  vi.stubEnv('SMTP_HOST', '')
  expect(await invite(false)).toMatchObject({ code: 'mail-unavailable' })
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
})

it('is limited by the network of those who send, whatever their account', async () => {
  const { sender } = await newPeople('sender')
  await confirmEmail(sender)
  const guests = [aGuest('Wolf', anAddress()), aGuest('Bear', anAddress())]
  const { competitionId } = await aCup(guests, sender)
  const address = `address:${freshId()}`
  const { burst, refillMs } = persistentRateLimits.mailsOfOrganizer.address
  const now = Date.now()
  await stored.rateLimits(address).set({ mailsOfOrganizer: now + (burst - 1) * refillMs, expiresAt: now })
  const uids = guests.map(({ uid }) => uid)
  const input = { competitionId, uids, lang: 'en', send: true } as const
  const sent = await inviteGuestsByMail.handle({ uid: sender.uid, address, now, signedInAt: now, input })
  const [wolf = '', bear = ''] = uids
  expect(sent).toMatchObject({ ok: true, value: { verdicts: { [wolf]: 'ready', [bear]: 'later' } } })
  expect((await stored.rateLimits(address).get()).data()?.['mailsOfOrganizer']).toBeGreaterThan(
    now + (burst - 1) * refillMs,
  )
})

it('shows organizers which mails were refused, by the names of the guests', async () => {
  server.behaviour = 'unknown-recipient'
  const { competitionId, verdicts } = await aCup([aGuest('Wolf', anAddress())])
  await stored.rateLimits(`mails:${people.owner.uid}`).delete()
  await verdicts(true)
  await runJob()
  const shown = (await stored.undelivered(competitionId).get()).docs.map(read => read.data())
  expect(shown).toMatchObject([{ name: 'Wolf', kind: 'placeOffered', channel: 'email', reason: 'refused' }])
  expect(JSON.stringify(shown)).not.toContain('example.org')
})

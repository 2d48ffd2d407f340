import { randomInt } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { PersistentRateLimit } from '@upper-bracket/shared/contract/rateLimits'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { fakeStartggToken } from '../../../scripts/fakes/startgg/startgg.ts'
import { call, callWith } from '../../../testing/call.ts'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { addressKey } from '../../src/platform/limits/addressKey.ts'
import {
  persistentRateLimits,
  type RateLimitedAction,
  type RateLimitedCallable,
} from '../../src/platform/limits/persistentRateLimits.ts'
import { newSecret, wantedIn } from '../support/commentating.ts'
import { competitionFileText } from '../support/competitionFiles.ts'
import {
  aLimitedCompetition,
  checkId,
  draftId,
  messageId,
  sentId,
  webhookId,
} from '../support/limitedTargets.ts'
import { changingNothing, refused } from '../support/refused.ts'

let people: Record<'owner' | 'commentator' | 'offering' | 'captain' | 'wolf' | 'bear', Person>
let testCompetition: Awaited<ReturnType<typeof aLimitedCompetition>>
async function setUp() {
  people = await signUpAll('owner', 'commentator', 'offering', 'captain', 'wolf', 'bear')
  testCompetition = await aLimitedCompetition(people)
}
beforeAll(setUp)
beforeEach(async ({ task }) => {
  vi.stubEnv('ADDRESS_SECRET', fakeKeys.ADDRESS_SECRET)
  // What the first attempt has done is not counted again.
  if ((task.result?.retryCount ?? 0) > 0) await setUp()
})

const laterCheckId = freshId()

interface Row<N extends RateLimitedCallable> {
  readonly by: keyof typeof people
  /** Another input for each time, each of which can be done. */
  readonly input: (time: number) => CallableInput<N>
  /** With what it is refused where it is within the limits; without it, it succeeds. */
  readonly passesAs?: string
}

/** Those whose triggers change something a moment later come last. */
const rows: { readonly [N in RateLimitedCallable]: Row<N> } = {
  createCompetition: {
    by: 'owner',
    input: () => competitionInput(),
  },
  importCompetition: {
    by: 'owner',
    input: () => ({ competitionId: freshId(), file: competitionFileText(2, 0) }),
  },
  listStartggEvents: { by: 'owner', input: () => ({ token: fakeStartggToken }) },
  readStartggEvent: {
    by: 'owner',
    input: () => ({ event: 'tournament/winter-clash/event/ultimate-singles', token: fakeStartggToken }),
  },
  showScene: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      stream: 0,
      scene: (['score', 'next', 'table'] as const)[time] ?? null,
    }),
  },
  setCaptions: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      stream: 0,
      captions: { lines: [`Map ${time}`] },
    }),
  },
  followOrganizer: {
    by: 'wolf',
    input: time => ({ organizerUid: people.owner.uid, follows: time === 0 }),
  },
  createTelegramLink: { by: 'wolf', input: () => ({}) },
  createInvitation: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      invitationId: newSecret(),
      role: 'player',
      teamId: null,
      lifetimeHours: 24,
      maxUses: 5,
    }),
  },
  createApiKey: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      keyId: freshId(),
      name: 'Bot',
      scopes: ['results'],
      lifetimeDays: 7,
    }),
  },
  acceptCode: {
    by: 'wolf',
    input: () => ({ competitionId: testCompetition.competitionId, code: '2222-AAAA' }),
    passesAs: 'code-unknown',
  },
  requestCommentator: { by: 'owner', input: () => wantedIn(testCompetition.competitionId, {}) },
  renewCommentatorLink: { by: 'owner', input: () => ({ ...testCompetition.awaiting, secret: newSecret() }) },
  offerCommentary: {
    by: 'offering',
    input: () => ({
      competitionId: testCompetition.competitionId,
      broadcastLink: 'twitch.tv/offering',
      languages: ['en'],
      comment: freshId(),
      matches: null,
    }),
  },
  requestPlayer: {
    by: 'captain',
    input: time => ({
      competitionId: testCompetition.competitionId,
      teamId: testCompetition.teamId,
      uid: time === 0 ? people.wolf.uid : people.bear.uid,
      wanted: true,
    }),
  },
  notifyTeam: {
    by: 'captain',
    input: () => ({
      competitionId: testCompetition.competitionId,
      teamId: testCompetition.teamId,
      messageId: freshId(),
      text: 'Be there at eight',
    }),
  },
  connectDiscordChannel: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      address: `${emulators.fakes}/discord/api/webhooks/${'1'.repeat(18)}/${'x'.repeat(68)}`,
      lang: 'en',
    }),
    passesAs: 'webhook-unknown',
  },
  sendChatMessage: {
    by: 'commentator',
    input: time => ({ ...testCompetition.chat, messageId: freshId(), text: `Message ${time}` }),
  },
  resendMessages: {
    by: 'owner',
    input: time => ({ competitionId: testCompetition.competitionId, messageIds: [messageId(time)] }),
  },
  testAnnouncer: {
    by: 'owner',
    input: () => ({ competitionId: testCompetition.competitionId, service: 'discord' }),
  },
  addWebhook: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      webhookId: freshId(),
      kinds: ['match.finished'],
      address: 'http://127.0.0.1:9/',
      secret: `whsec_${'A'.repeat(32)}`,
    }),
    passesAs: 'challenge-not-returned',
  },
  testWebhook: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      webhookId,
      deliveryId: freshId(),
    }),
  },
  resendWebhookDelivery: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      deliveryId: sentId,
      copyId: freshId(),
    }),
  },
  remindPlayers: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      checkId,
      uids: [time === 0 ? people.wolf.uid : people.bear.uid],
    }),
  },
  confirmPlayersReadiness: {
    by: 'owner',
    input: () => ({
      competitionId: testCompetition.competitionId,
      checkId,
      uids: [people.wolf.uid],
    }),
  },
  changeDraftClock: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      draftId,
      turn: time + 1,
      clock: { pickSeconds: 600 - time, reserveSeconds: 0 },
    }),
  },
  pauseDraft: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      draftId,
      turn: 1,
      paused: time === 0,
    }),
  },
  startDraft: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.pools[time]?.competitionId ?? '',
      draftId: freshId(),
      captainUids: [people.wolf.uid, people.bear.uid],
      order: 'snake',
      seeding: 'lot',
      clock: { pickSeconds: null, reserveSeconds: 0 },
    }),
  },
  startReadinessCheck: {
    by: 'owner',
    input: time => ({
      competitionId: testCompetition.competitionId,
      ...(time === 0
        ? { checkId: laterCheckId, replaces: checkId }
        : { checkId: freshId(), replaces: laterCheckId }),
      minutes: 5,
    }),
  },
}
const actions = Object.keys(rows) as RateLimitedCallable[]
const isCountedByAddress = (action: RateLimitedCallable) => limitsOf(action).address !== null

function limitsOf(action: RateLimitedAction): PersistentRateLimit {
  return persistentRateLimits[action]
}

const tooMany = refused('too-many-requests', { retryAfterSeconds: expect.any(Number) })

/** As if it had been done so often that this many are left; none is for half a minute more. */
async function leave(left: 0 | 1, key: string, action: RateLimitedAction): Promise<void> {
  const { person, address } = limitsOf(action)
  const rateLimit = key.startsWith('address:') ? address : person
  if (rateLimit === null) throw new Error(`${action} is not counted for ${key}`)
  const { burst, refillMs } = rateLimit
  const fullAt = Date.now() + (burst - left) * refillMs + (left === 0 ? 30_000 : 0)
  await stored.rateLimits(key).set({ [action]: fullAt, expiresAt: fullAt }, { merge: true })
}

/** The network of an address, without leading zeros, as it is normalized. */
const randomAddress = () => `2001:db8:${randomInt(0x1000, 0x10000).toString(16)}:1::`

test('a caller at the limit is refused, and nothing changes', async () => {
  await changingNothing(
    testCompetition.competitionId,
    Object.values(people).map(({ uid }) => uid),
    async () => {
      for (const action of actions) {
        const { by, input } = rows[action]
        const { uid } = people[by]
        await leave(0, uid, action)
        expect(await callWith(action, people[by], input(0)), action).toEqual(tooMany)
        await stored.rateLimits(uid).delete()
      }
    },
  )
})

test('an address from which much has come is refused for everyone, and no other address', async () => {
  const address = randomAddress()
  const key = addressKey(` ${address}`) ?? ''
  // Only the last hop counts: what stands before it is the caller's own claim.
  const headers = { 'x-forwarded-for': `203.0.113.9, ${address}5`, 'fastly-client-ip': '203.0.113.9' }
  for (const action of actions.filter(isCountedByAddress)) {
    const { by, input, passesAs } = rows[action]
    await leave(0, key, action)
    expect(await callWith(action, people[by], input(0), headers), action).toEqual(tooMany)
    await stored.rateLimits(key).delete()

    await leave(1, people[by].uid, action)
    // Some limits are full again a moment after the call.
    const calledAt = Date.now()
    const passed = await callWith(action, people[by], input(0), headers)
    expect(passed.ok ? undefined : passed.code, action).toBe(passesAs)
    expect((await stored.rateLimits(key).get()).data()?.[action], action).toBeGreaterThan(calledAt)
    expect(await callWith(action, people[by], input(1)), action).toEqual(tooMany)
    await stored.rateLimits(people[by].uid).delete()
  }
})

test('what only the person is counted for leaves nothing behind for the address', async () => {
  const address = randomAddress()
  const uncounted = actions.filter(action => !isCountedByAddress(action))
  expect(uncounted).toEqual(['showScene', 'setCaptions', 'createTelegramLink', 'sendChatMessage'])
  for (const action of uncounted) {
    const { by, input } = rows[action]
    const reply = await callWith(action, people[by], input(2), { 'x-forwarded-for': `${address}5` })
    expect(reply, action).toMatchObject({ ok: true })
  }
  expect((await stored.rateLimits(addressKey(` ${address}`) ?? '').get()).exists).toBe(false)
})

test('others who guess codes lock nobody out, and the organizers are told once', async () => {
  const { competitionId } = testCompetition
  const key = `codes:${competitionId}`
  const { burst, refillMs } = persistentRateLimits.wrongCodes.address
  const fullAt = Date.now() + burst * refillMs + 30_000
  await stored.rateLimits(key).set({ wrongCodes: fullAt, expiresAt: fullAt })
  const input = { competitionId, code: '2222-AAAA' }
  const replies = await Promise.all([
    call('acceptCode', people.bear, input),
    call('acceptCode', people.captain, input),
  ])
  expect(replies).toEqual([refused('code-unknown'), refused('code-unknown')])
  const invitationId = newSecret()
  const invitation = { invitationId, role: 'player', teamId: null, lifetimeHours: 24, maxUses: 5 } as const
  await call('createInvitation', people.owner, { competitionId, ...invitation, withCode: true })
  const { code = '' } = (await stored.invitation(competitionId, invitationId).get()).data() ?? {}
  expect(await call('acceptCode', people.commentator, { competitionId, code })).toMatchObject({ ok: true })
  const events = (await stored.outbox().get()).docs.filter(({ id }) => id.startsWith('codesTried-'))
  for (const event of events) await fanOut(event.id, event.data().at, () => Promise.resolve())
  const told = stored.notifications(people.owner.uid).where('kind', '==', 'codesTried')
  expect((await told.get()).docs).toHaveLength(1)
})

test('one of many simultaneous calls takes the last one', async () => {
  const { offering } = people
  await leave(1, offering.uid, 'createInvitation')
  const { competitionId } = await seededCompetition({ owner: offering })
  const replies = await Promise.all(
    [0, 1, 2, 3, 4].map(time =>
      call('createInvitation', offering, { ...rows.createInvitation.input(time), competitionId }),
    ),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.filter(({ ok }) => !ok)).toEqual([tooMany, tooMany, tooMany, tooMany])
})

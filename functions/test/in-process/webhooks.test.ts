import { randomBytes } from 'node:crypto'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { newWebhookSecret } from '@upper-bracket/shared/integrations/newWebhookSecret'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { deliverWebhook, type WebhookMeans } from '../../src/integrations/deliverWebhook.ts'
import { type Post, webhookPost } from '../../src/integrations/postWebhook.ts'
import { sendDueWebhooks } from '../../src/integrations/sendWebhooks.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { newWebhookDelivery } from '../../src/platform/newWebhookDelivery.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'
import { type Answer, WebhookReceiver } from './support/webhookReceiver.ts'

const minute = 60_000
const day = 24 * 60 * minute
const newSecret = () => newWebhookSecret(randomBytes(32))

let owner: Person
let competitionId: string
let bracketId: string
let webhookId: string
let secret: string
let receiver: WebhookReceiver
let passed = 0
const send: Post = (address, request) =>
  webhookPost({ timeoutMs: receiver.answer === 'hang' ? 200 : 10_000 })(address, request)
const means: WebhookMeans = {
  post: send,
  clock: () => Date.now() + passed,
  wait: async ms => {
    passed += ms
  },
}

beforeEach(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
  passed = 0
  owner = (await newPeople('owner')).owner
  secret = newSecret()
  webhookId = freshId()
  ;[{ competitionId, bracketId }, receiver] = await Promise.all([
    bracketedCompetition({ owner }, { teams: 4, bestOf: 3 }),
    new WebhookReceiver().knows(secret).start(),
  ])
  expect(await add()).toMatchObject({ ok: true })
  receiver.clock = means.clock
})
afterEach(async () => {
  await call('removeWebhook', owner, { competitionId, webhookId })
  await receiver.stop()
})

function add(fields: object = {}) {
  const address = `${receiver.address}/hooks/0123456789abcdef`
  const input = { competitionId, webhookId, address, secret, kinds: [...changeKinds], ...fields }
  return call('addWebhook', owner, input)
}

const deliver = (over: Partial<WebhookMeans> = {}) =>
  deliverWebhook({ competitionId, webhookId }, { ...means, ...over })
const webhook = async () => (await documents.webhook(competitionId, webhookId).get()).data()
const log = async () =>
  (await documents.webhookDeliveries(competitionId).get()).docs
    .map(read => ({ ...read.data(), id: read.id, createdAt: read.createTime.toMillis() }))
    .sort((one, other) => one.createdAt - other.createdAt || one.position - other.position)
const statesOf = async () => (await log()).map(({ state }) => state)
const received = () => receiver.received.map(({ type }) => type)

async function command(
  name: 'startMatch' | 'finishSeries' | 'setScore',
  fields: object = {},
  matchId = 'main-1-1',
) {
  const { revision = 0 } = (await documents.match(competitionId, bracketId, matchId).get()).data() ?? {}
  const input = { competitionId, bracketId, matchId, revision, ...fields }
  expect(await call(name, owner, input as never)).toMatchObject({ ok: true })
}

const outbox = async () =>
  (await documents.outbox().where('competition.id', '==', competitionId).get()).docs.map(read => read.data())

it('gets each change once, in order, signed, and the log shows what was sent and answered', async () => {
  await command('startMatch')
  await command('setScore', { score: [1, 0] })
  await command('finishSeries', { score: [2, 0] })
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(received()).toEqual(['match.started', 'match.scored', 'match.finished'])
  const revisions = receiver.received.map(({ revision }) => revision)
  expect(revisions).toEqual([...new Set(revisions)].sort())
  expect(receiver.received[2]?.data).toMatchObject({ competitionId, bracketId, matchIds: ['main-1-1'] })

  const [first] = await log()
  expect(first).toMatchObject({
    state: 'delivered',
    dueAt: null,
    attemptCount: 1,
    attempts: [{ status: 200, reason: null, answer: 'answer 200' }],
    messageId: receiver.received[0]?.id,
    revision: revisions[0],
  })
  expect(JSON.parse(first?.request?.body ?? '')).toMatchObject({ type: 'match.started' })
  const readable = JSON.stringify([await webhook(), await log(), await outbox(), await auditLog()])
  expect(readable).toContain('/…cdef')
  expect(readable).not.toContain(secret)
  expect(readable).not.toContain('0123456789abcdef')
})

async function auditLog() {
  const read = await documents.competition(competitionId).collection('log').get()
  return read.docs.map(entry => entry.data())
}

it('is told of settings, players, teams, brackets and starts by what was written, if it wants them', async () => {
  const done = { ok: true }
  const [team] = (await documents.teams(competitionId).get()).docs
  const [guest, teamId] = [`guest-${freshId()}`, team?.id ?? '']
  const players = [{ uid: guest, name: 'Late', rankTier: null, teamId: null }]
  const starts: [string, number][] = [['main-1-1', Date.now() + day]]
  const { minutes, pauseMinutes, atOnce } = defaultSchedule
  const plan = { planId: freshId(), edition: 0, minutes, pauseMinutes, atOnce, starts }
  const matches = [{ matchId: 'main-1-1', stream: 0, locked: false }]
  expect([
    await call('setBroadcastQueue', owner, { competitionId, bracketId, revision: 0, matches }),
    await call('updateTeam', owner, { competitionId, teamId, revision: 0, name: 'Wolves' }),
    await call('planMatches', owner, { competitionId, bracketId, ...plan }),
    await call('deleteBracket', owner, { competitionId, bracketId, confirmed: true }),
    await call('addGuestPlayers', owner, { competitionId, players, teams: [] }),
  ]).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(done)))
  await deliver()
  expect(received()).toEqual([
    'competition.updated',
    'teams.changed',
    'schedule.changed',
    'bracket.deleted',
    'players.changed',
  ])

  await call('updateWebhook', owner, { competitionId, webhookId, kinds: ['match.finished'] })
  expect(await call('seekCommentators', owner, { competitionId, wanted: true })).toMatchObject(done)
  await deliver()
  expect(received()).toHaveLength(5)
})

describe('an address that fails', () => {
  it.each<Answer>([500, 'hang', 'redirect'])(
    '(%s) gets the same event again, and later ones after it',
    async answer => {
      receiver.answer = answer
      await command('startMatch')
      await deliver()
      await command('setScore', { score: [1, 0] })
      await deliver()
      expect(received()).toEqual(['match.started'])
      expect(await webhook()).toMatchObject({ state: 'active', failingSince: expect.any(Number) })
      passed += minute
      await Promise.all([sendDueWebhooks(means), sendDueWebhooks(means)])
      expect(received()).toEqual(['match.started', 'match.started'])

      receiver.answer = 200
      passed += minute
      await sendDueWebhooks(means)
      expect(received()).toEqual(['match.started', 'match.started', 'match.started', 'match.scored'])
      const ids = receiver.received.map(({ id, revision }) => `${id} ${revision}`)
      expect(new Set(ids).size).toBe(2)
      expect(await webhook()).toMatchObject({ state: 'active', failingSince: null, last: { status: 200 } })
      const [first, second] = await log()
      expect(first?.attempts.map(({ status }) => status)).toEqual([
        ...Array.from({ length: 2 }, () => (answer === 'hang' ? null : answer === 'redirect' ? 302 : answer)),
        200,
      ])
      expect(second).toMatchObject({ state: 'delivered', attemptCount: 1 })
    },
  )

  it('for a day is paused; the organizers are notified, and what waited is sent once it is resumed', async () => {
    receiver.answer = 500
    await command('startMatch')
    await deliver()
    await command('setScore', { score: [1, 0] })
    for (let hours = 0; hours < 26; hours += 1) {
      passed += 60 * minute
      await sendDueWebhooks(means)
    }
    expect(await webhook()).toMatchObject({ state: 'paused', paused: { reason: 'failing' } })
    const calls = receiver.received.length
    expect(calls).toBeGreaterThan(20)
    const [failing] = await log()
    expect(failing).toMatchObject({ state: 'waiting', dueAt: null, attemptCount: calls })
    expect(failing?.attempts).toHaveLength(webhookLimits.shownAttempts)
    expect(await outbox()).toMatchObject([
      { kind: 'webhookPaused', audience: { of: 'organizers' }, facts: { reason: 'failing' } },
    ])

    await command('finishSeries', { score: [2, 0] })
    await deliver()
    passed += minute
    await sendDueWebhooks(means)
    expect(receiver.received).toHaveLength(calls)
    receiver.answer = 200
    const resume = { competitionId, webhookId, paused: false }
    expect(await call('setWebhookPaused', owner, resume)).toMatchObject({ ok: true })
    await sendDueWebhooks(means)
    expect(received().slice(calls)).toEqual(['match.started', 'match.scored', 'match.finished'])
    expect(await webhook()).toMatchObject({ state: 'active', paused: null, failingSince: null })
  })

  it('with 410 is paused at once', async () => {
    receiver.answer = 410
    await command('startMatch')
    await deliver()
    expect(await webhook()).toMatchObject({ state: 'paused', paused: { reason: 'gone' } })
    expect(await outbox()).toMatchObject([{ kind: 'webhookPaused', facts: { reason: 'gone' } }])
    await command('setScore', { score: [1, 0] })
    await deliver()
    passed += day
    await sendDueWebhooks(means)
    expect(received()).toEqual(['match.started'])
  })
})

it('whatever dies: each event arrives, in the order of the revisions, and is in the log with its attempts', async () => {
  // Each takes up to four of the rounds below.
  const events = Math.min(25, raceRounds(8))
  for (let index = 0; index < events; index += 1) {
    await command(index === 0 ? 'startMatch' : 'setScore', index === 0 ? {} : { score: [index % 2, 0] })
  }
  let attempts = 0
  const dying: Partial<WebhookMeans> = {
    post: async (address, request) => {
      const fate = attempts % 5
      attempts += 1
      if (fate === 0) throw new Error('killed before the request')
      receiver.answer = fate === 1 ? 500 : 200
      const answered = await send(address, request)
      if (fate === 2) throw new Error('killed before the record')
      return answered
    },
  }
  for (let round = 0; round < 100 && (await statesOf()).includes('waiting'); round += 1) {
    await Promise.allSettled([deliver(dying), deliver(dying)])
    // The lease of the dead process ends, or the pause after the failure.
    passed += 31 * minute
  }
  const entries = await log()
  expect(entries.map(({ state }) => state)).toEqual(entries.map(() => 'delivered'))
  expect(entries).toHaveLength(events)
  const firsts = [...new Map(receiver.received.map(each => [each.id, each.revision])).entries()]
  expect(firsts.map(([id]) => id)).toEqual(entries.map(({ messageId }) => messageId))
  const revisions = firsts.map(([, revision]) => revision)
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
  expect(new Set(revisions).size).toBe(events)
  // An event that is repeated comes before any later one.
  const order = receiver.received.map(({ revision }) => revision)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order.length).toBeGreaterThan(events)
  const recorded = entries.reduce((sum, { attemptCount }) => sum + attemptCount, 0)
  expect(recorded).toBeGreaterThan(events)
  expect(recorded).toBeLessThan(order.length + 1)
})

describe('nothing more is sent', () => {
  it('to a webhook that was removed meanwhile, even while it is called', async () => {
    await command('startMatch')
    await command('setScore', { score: [1, 0] })
    const remove = () => call('removeWebhook', owner, { competitionId, webhookId })
    await deliver({
      post: async (address, request) => {
        expect(await remove()).toMatchObject({ ok: true })
        return send(address, request)
      },
    })
    expect(received()).toEqual(['match.started'])
    await command('setScore', { score: [1, 1] })
    await deliver()
    passed += day
    await sendDueWebhooks(means)
    expect(received()).toEqual(['match.started'])
    expect(await statesOf()).toEqual(['dropped', 'dropped'])
    expect((await documents.webhookSecret(competitionId, webhookId).get()).exists).toBe(false)
    expect(await remove()).toMatchObject({ ok: true })
  })

  it('while it is paused by hand, even from the events of a run that has begun', async () => {
    await command('startMatch')
    await command('setScore', { score: [1, 0] })
    const pause = (paused: boolean) => call('setWebhookPaused', owner, { competitionId, webhookId, paused })
    await deliver({
      post: async (address, request) => {
        await pause(true)
        return send(address, request)
      },
    })
    await deliver()
    await command('finishSeries', { score: [2, 0] })
    await deliver()
    passed += day
    await sendDueWebhooks(means)
    expect(received()).toEqual(['match.started'])
    expect((await log()).map(({ state, dueAt }) => [state, dueAt])).toEqual([
      ['waiting', null],
      ['waiting', null],
      ['waiting', null],
    ])
    await pause(false)
    await sendDueWebhooks(means)
    const inPause = ['match.scored', 'match.finished']
    expect(received()).toEqual(['match.started', 'match.started', ...inPause])
  })

  it('of a competition that was deleted meanwhile', async () => {
    await command('startMatch')
    const { deleteRemains } = await import('../../src/competitions/deleteRemains.ts')
    await deliver({
      post: async (address, request) => {
        await documents.competition(competitionId).delete()
        await deleteRemains(competitionId)
        return send(address, request)
      },
    })
    await sendDueWebhooks(means)
    expect(received()).toEqual(['match.started'])
    expect(await log()).toEqual([])
    expect((await documents.webhookSecret(competitionId, webhookId).get()).exists).toBe(false)
  })
})

it('no more than 200 events wait: the oldest are dropped, which the log shows', async () => {
  const at = Date.now()
  const more = 30
  await Promise.all(
    Array.from({ length: webhookLimits.waiting + more }, (_, index) => {
      const event = { type: 'players.changed' } as const
      const { ref, data } = newWebhookDelivery(competitionId, webhookId, { event, now: at + index })
      return ref.create(data)
    }),
  )
  receiver.answer = 500
  await deliver()
  const states = await statesOf()
  expect(states.filter(state => state === 'dropped')).toHaveLength(more)
  expect(states.filter(state => state === 'waiting')).toHaveLength(webhookLimits.waiting)
  expect(receiver.received).toHaveLength(1)
})

it('a slow address is called once in a run, and rests for five times as long as it has taken', async () => {
  const answerMs = 9900
  const slow: Partial<WebhookMeans> = {
    post: async (address, request) => {
      passed += answerMs
      return send(address, request)
    },
  }
  await command('startMatch')
  await command('setScore', { score: [1, 0] })
  await deliver(slow)
  await deliver(slow)
  expect(received()).toEqual(['match.started'])
  expect(await statesOf()).toEqual(['delivered', 'waiting'])
  passed += 4 * answerMs
  await sendDueWebhooks({ ...means, ...slow })
  expect(received()).toEqual(['match.started'])
  passed += answerMs
  await sendDueWebhooks({ ...means, ...slow })
  expect(received()).toEqual(['match.started', 'match.scored'])
})

it('a replaced secret signs along for a day, and a delivery is sent again under its id', async () => {
  const next = newSecret()
  const rotate = () => call('rotateWebhookSecret', owner, { competitionId, webhookId, secret: next })
  expect([await rotate(), await rotate()]).toMatchObject([{ ok: true }, { ok: true }])
  await command('startMatch')
  await deliver()
  receiver.knows(next)
  const [sent] = await log()
  const resend = { competitionId, deliveryId: sent?.id ?? '', copyId: freshId() }
  expect(await call('resendWebhookDelivery', owner, resend)).toMatchObject({ ok: true })
  await deliver()
  expect(received()).toEqual(['match.started', 'match.started'])
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  expect(new Set(receiver.received.map(({ revision }) => revision)).size).toBe(1)
  expect(sent?.request?.headers['webhook-signature']?.split(' ')).toHaveLength(2)
  passed += day
  await call('testWebhook', owner, { competitionId, webhookId, deliveryId: freshId() })
  await deliver()
  expect(received().at(-1)).toBe('webhook.test')
  const requests = (await log()).map(
    ({ request }) => request?.headers['webhook-signature']?.split(' ').length,
  )
  expect(requests).toEqual([2, 2, 1])
})

describe('an address is not added', () => {
  it('unless it returns the challenge', async () => {
    receiver.expectsWebhooks = false
    const before = (await documents.webhooks(competitionId).get()).size
    expect(await add({ webhookId: freshId() })).toEqual(refused('challenge-not-returned', { status: 200 }))
    const address = 'http://127.0.0.1:1/'
    expect(await add({ webhookId: freshId(), address })).toEqual(
      refused('challenge-not-returned', { status: 'unreachable' }),
    )
    for (const forbidden of ['https://127.0.0.1/', 'http://bot.example/', 'https://[::ffff:7f00:1]/', '']) {
      expect(await add({ webhookId: freshId(), address: forbidden })).toEqual(refused('address-refused'))
    }
    expect((await documents.webhooks(competitionId).get()).size).toBe(before)
  })

  it('twice by a repeated call, nor with the id of another, nor beyond the limit', async () => {
    const calls = receiver.calls
    expect(await add()).toMatchObject({ ok: true })
    expect(receiver.calls).toBe(calls)
    expect(await add({ secret: newSecret() })).toEqual(refused('id-taken'))
    for (let index = 1; index < webhookLimits.perCompetition; index += 1) {
      expect(await add({ webhookId: freshId() })).toMatchObject({ ok: true })
    }
    expect(await add({ webhookId: freshId() })).toEqual(refused('changed-meanwhile'))
  })

  it('by one person beyond the limit of all competitions, until one is removed', async () => {
    const batch = firestore().batch()
    for (let index = 1; index < webhookLimits.perCreator; index += 1) {
      batch.set(documents.webhookSecret(freshId(), freshId()), {
        address: receiver.address,
        creatorUid: owner.uid,
        secrets: [],
        revision: 0,
        leasedUntil: 0,
        nextAt: 0,
        attempts: 0,
      })
    }
    await batch.commit()
    const most = webhookLimits.perCreator
    expect(await add({ webhookId: freshId() })).toEqual(refused('too-many-webhooks', { most }))
    await call('removeWebhook', owner, { competitionId, webhookId })
    expect(await add({ webhookId: freshId() })).toMatchObject({ ok: true })
  })
})

it('a competition without webhooks writes no deliveries', async () => {
  const other = await seededCompetition({ owner })
  await call('seekCommentators', owner, { competitionId: other.competitionId, wanted: true })
  expect((await documents.webhookDeliveries(other.competitionId).get()).empty).toBe(true)
})

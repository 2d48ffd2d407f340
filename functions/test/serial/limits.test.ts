import { describe, expect, it, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { addressKey } from '../../src/platform/limits/addressKey.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { refused } from '../support/refused.ts'
import { SignInBrowser } from '../support/signInBrowser.ts'
import { bringUpdate, messageUpdate } from '../support/telegramUpdates.ts'

const people = await signUpAll('organizer', 'storming', 'patient', 'curious')

const tooMany = (seconds: number) =>
  refused('too-many-requests', { retryAfterSeconds: expect.closeTo(seconds, -2) })

function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

async function timed<T>(work: Promise<T>): Promise<readonly [T, ms: number]> {
  const started = performance.now()
  return [await work, Math.round(performance.now() - started)]
}

it('lets nobody call without end, and a storm of one person leaves the others their answers', async () => {
  const { competitionId } = await seededCompetition({
    owner: people.organizer,
    players: [people.storming, people.patient],
  })
  const ask = (person: Person) => call('joinCompetition', person, { competitionId, joinId: freshId() })
  const current = refused('already-in-competition')
  expect(await ask(people.patient)).toEqual(current)

  const storm = times(600, () => ask(people.storming))
  const waits: number[] = []
  for (let asked = 0; asked < 8; asked += 1) {
    const [reply, ms] = await timed(ask(people.patient))
    expect(reply).toEqual(current)
    waits.push(ms)
  }
  const replies = await storm
  console.info(`Another person's calls during a storm of 600: ${waits.join(', ')} ms`)
  expect(replies.filter(reply => !reply.ok && reply.code === 'already-in-competition').length).toBeLessThan(
    500,
  )
  const turnedAway = replies.filter(reply => !reply.ok && reply.code === 'too-many-requests')
  expect(turnedAway.length).toBeGreaterThan(100)
  for (const reply of turnedAway) expect(reply).toEqual(tooMany(1))
}, 120_000)

describe('createCompetition', () => {
  const open = (competitionId = freshId()) =>
    call('createCompetition', people.storming, {
      competitionId,
      name: 'Winter Cup',
      game: 'dota2',
      startDate: 48 * hour + opened,
      registrationDeadline: 24 * hour + opened,
      format: 'single',
      bestOf: { rounds: 1, final: 1 },
    })
  const opened = Date.now()

  it('is done by one person forty times in a row and then no more, also when all are deleted', async () => {
    const first = freshId()
    expect(await open(first)).toMatchObject({ ok: true })
    const second = freshId()
    expect(await open(second)).toMatchObject({ ok: true })
    const deletion = await call('deleteCompetition', people.storming, { competitionId: second })
    expect(deletion).toMatchObject({ ok: true })

    // As many more as leave one of forty.
    const rateLimits = stored.rateLimits(people.storming.uid)
    const fullAt = async () => (await rateLimits.get()).data()?.createCompetition ?? 0
    expect((await fullAt()) - opened).toBeGreaterThan(hour)
    await rateLimits.set({
      createCompetition: (await fullAt()) + 37 * 0.6 * hour,
      expiresAt: opened + 48 * hour,
    })
    expect(await open()).toMatchObject({ ok: true })

    const competitionId = freshId()
    expect(await open(competitionId)).toEqual(tooMany(36 * 60))
    expect((await stored.competition(competitionId).get()).exists).toBe(false)
    expect(await open(first)).toMatchObject({ ok: true })

    // A day later it is as if nothing had been.
    expect((await fullAt()) - opened).toBeGreaterThan(23 * hour)
    await rateLimits.set({ createCompetition: (await fullAt()) - 24 * hour, expiresAt: opened + 48 * hour })
    expect(await open()).toMatchObject({ ok: true })
  }, 120_000)
})

it('weighs what a call costs: everything about oneself is told thirty times in a row', async () => {
  const replies = await times(31, () => call('exportMyData', people.curious, {}))
  expect(replies.filter(({ ok }) => ok).length).toBe(30)
  expect(replies.find(({ ok }) => !ok)).toEqual(tooMany(10))
}, 60_000)

describe('who is not signed in', () => {
  it('brings an answer of a provider some times for one attempt', async () => {
    const browser = new SignInBrowser()
    const { state, attempt } = await browser.begin('discord')
    const replies = []
    for (let count = 0; count < 11; count += 1) {
      replies.push(await browser.finish('discord', { code: 'forged', state }))
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    const [refusal] = replies.slice(-1)
    expect(refusal?.body).toEqual({
      code: 'too-many-requests',
      attempt,
      retryAfterSeconds: expect.closeTo(10, -1),
    })
    const { state: next } = await browser.begin('discord')
    expect((await browser.finish('discord', { code: 'forged', state: next })).status).toBe(400)
  })

  it('brings answers of providers from one address a thousand times in a row, and others from elsewhere', async () => {
    vi.stubEnv('ADDRESS_SECRET', fakeKeys.ADDRESS_SECRET)
    const fullAt = Date.now() + persistentRateLimits.finishSignIn.address.burst * 1000 + 30_000
    // The emulator of Hosting says nothing of the hop.
    const key = addressKey('198.51.100.7 ') ?? ''
    await stored.rateLimits(key).set({ finishSignIn: fullAt, expiresAt: fullAt })
    const browser = new SignInBrowser()
    const { state } = await browser.begin('discord')
    const finish = (from: string) =>
      browser.finish('discord', { code: 'forged', state }, { 'fastly-client-ip': from })
    expect(await finish('198.51.100.7')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await finish('198.51.100.8')).status).toBe(400)
  })

  it('writes some times to the bot and is then not answered for a while, while others are', async () => {
    const chat = Math.floor(Math.random() * 2 ** 47)
    const said: string[] = []
    for (let count = 0; count < 35; count += 1) {
      const answer = await bringUpdate(messageUpdate(chat, 'hello'))
      expect(answer.status).toBe(200)
      said.push(answer.said ?? '')
    }
    expect(said[0]).not.toBe('')
    expect(said.at(-1)).toBe('')
    expect((await bringUpdate(messageUpdate(chat + 1, 'hello'))).said).not.toBe('')
  }, 60_000)
})

import { WriteBatch } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assertionFields, signedAssertion } from '../../../scripts/fakes/steam.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { consumeForAddress } from '../../src/platform/limits/addressCount.ts'
import { consumePersistentRateLimit } from '../../src/platform/limits/consumePersistentRateLimit.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { asTheFunctionsProcess, finishInProcess } from './support/signInInProcess.ts'

beforeEach(() => asTheFunctionsProcess())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const offersOfAddress = persistentRateLimits.offerCommentary.address ?? { burst: 0, refillMs: 0 }

const newAddress = () => `address:${freshId()}`

/** Each commit of many would wait for the one before it. */
function countCommits() {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit')
  return () => commit.mock.calls.length
}

function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

describe('returns from Steam that come from one address at once', () => {
  const bySteam = (address: string, index: number) =>
    finishInProcess(
      'steam',
      state => {
        const returnTo = `${emulators.hosting}/auth/steam/return?state=${state}`
        const steamId = `7656119${String(8_000_000_000 + index)}`
        const openid = `${emulators.fakes}/steam/openid/login`
        return new URLSearchParams({
          state,
          ...signedAssertion(assertionFields({ openid, steamId, returnTo })),
        })
      },
      address,
    )

  test('all sign in, as many as a venue holds', async () => {
    const venue = newAddress()
    const responses = await times(120, index => bySteam(venue, index))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status !== 200)).toEqual([])
  })

  test('are admitted up to the rate limit and not beyond it', async () => {
    const [address, now] = [newAddress(), Date.now()]
    const { burst, refillMs } = persistentRateLimits.finishSignIn.address
    const fullAt = now + (burst - 120) * refillMs
    await stored.rateLimits(address).set({ finishSignIn: fullAt, expiresAt: fullAt })
    const commits = countCommits()
    const outcomes = await times(200, () => consumeForAddress(address, 'finishSignIn', now))
    expect(commits()).toBeLessThanOrEqual(3)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(120)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'too-many-requests' })
    expect((await stored.rateLimits(address).get()).data()?.finishSignIn).toBe(now + burst * refillMs)
  })
})

describe('what people at one address do at once', () => {
  const offer = (address: string, now: number) =>
    consumePersistentRateLimit({ uid: freshId(), address }, 'offerCommentary', now)

  test('is all accepted, and counted once each', async () => {
    const [address, now] = [newAddress(), Date.now()]
    const commits = countCommits()
    const outcomes = await times(120, () => offer(address, now))
    // One for each person, and a few for all of them together.
    expect(commits()).toBeLessThan(120 + 30)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    const { refillMs } = offersOfAddress
    expect((await stored.rateLimits(address).get()).data()?.offerCommentary).toBe(now + 120 * refillMs)
  })

  test('exceeds the rate limit at most by what is under way when the last one is taken', async () => {
    const [address, now] = [newAddress(), Date.now()]
    const { burst, refillMs } = offersOfAddress
    const fullAt = now + (burst - 5) * refillMs
    await stored.rateLimits(address).set({ offerCommentary: fullAt, expiresAt: fullAt })
    let accepted = 0
    for (let wave = 0; wave < 4; wave += 1) {
      const outcomes = await times(8, () => offer(address, now))
      accepted += outcomes.filter(({ ok }) => ok).length
    }
    expect(accepted).toBeGreaterThanOrEqual(5)
    expect(accepted).toBeLessThanOrEqual(8)
  })
})

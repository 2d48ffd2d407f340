import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserSecret, newBrowserSecret } from '../../src/sign-in/browserSecret.ts'
import { issueState, pkceVerifier, readState, type SignInAttempt } from '../../src/sign-in/signInState.ts'
import { freshAttempt } from '../support/signInBrowser.ts'
import { asTheFunctionsProcess } from './support/signInInProcess.ts'

beforeAll(() => asTheFunctionsProcess())
afterAll(() => {
  vi.unstubAllEnvs()
})

const now = Date.now()
const minute = 60_000
const secret = newBrowserSecret()
const attempt: SignInAttempt = { provider: 'steam', purpose: 'sign-in', attempt: freshAttempt() }
const expired = { ok: false, code: 'sign-in-expired', facts: {} }

test('a state says for ten minutes what it was issued for', () => {
  for (const purpose of ['sign-in', 'link'] as const) {
    const state = issueState({ ...attempt, purpose }, secret, now)
    expect(readState(state, 'steam', secret, now)).toEqual({ ok: true, value: { ...attempt, purpose } })
    expect(readState(state, 'steam', secret, now + 10 * minute - 1)).toMatchObject({ ok: true })
    expect(readState(state, 'steam', secret, now + 10 * minute)).toEqual({
      ...expired,
      facts: { attempt: attempt.attempt },
    })
  }
})

test('a state is another one each time, and fits into an address as it is', () => {
  const states = Array.from({ length: 100 }, () => issueState(attempt, secret, now))
  expect(new Set(states).size).toBe(100)
  for (const state of states) expect(encodeURIComponent(state)).toBe(state)
})

test('it counts for its provider, its browser and our secret', () => {
  const state = issueState(attempt, secret, now)
  expect(readState(state, 'discord', secret, now)).toEqual(expired)
  expect(readState(state, 'steam', newBrowserSecret(), now)).toEqual(expired)
  vi.stubEnv('ADDRESS_SECRET', 'another')
  expect(readState(state, 'steam', secret, now)).toEqual(expired)
  asTheFunctionsProcess()
  expect(readState(state, 'steam', secret, now)).toMatchObject({ ok: true })
})

test('nothing else is a state, however near', () => {
  const state = issueState(attempt, secret, now)
  fc.assert(
    fc.property(fc.nat(state.length - 1), fc.string({ maxLength: 2 }), (at, text) => {
      const changed = state.slice(0, at) + text + state.slice(at + 1)
      fc.pre(changed !== state)
      expect(readState(changed, 'steam', secret, now).ok).toBe(false)
    }),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(readState(text, 'steam', secret, now)).toEqual(expired)
    }),
  )
})

test('each attempt has a code verifier of its own, which the state does not tell', () => {
  const states = [issueState(attempt, secret, now), issueState(attempt, secret, now)] as const
  const verifiers = [
    pkceVerifier(states[0], secret),
    pkceVerifier(states[1], secret),
    pkceVerifier(states[0], newBrowserSecret()),
  ]
  expect(new Set(verifiers).size).toBe(3)
  for (const verifier of verifiers) {
    expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(states.join()).not.toContain(verifier)
  }
  expect(pkceVerifier(states[0], secret)).toBe(verifiers[0])
})

test('the secret of a browser is found among its cookies, or there is none', () => {
  expect(browserSecret(`userid=x; __session=${secret}; locale=ru`)).toBe(secret)
  expect(browserSecret(`__session=short; __session=${secret}`)).toBe(secret)
  for (const cookies of [
    undefined,
    '',
    'session',
    `x__session=${secret}`,
    `__session=${secret}=`,
    `__session=${secret}a`,
  ]) {
    expect(browserSecret(cookies), cookies).toBeNull()
  }
})

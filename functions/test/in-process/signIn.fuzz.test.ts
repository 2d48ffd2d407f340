import { identityProviders } from '@upper-bracket/shared/account/account'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emulators } from '../../../testing/emulators.ts'
import { signInDocuments } from '../../../testing/forgottenPerson.ts'
import { handleSignIn } from '../../src/sign-in/handleSignIn.ts'
import { SignInBrowser } from '../support/signInBrowser.ts'
import { beginnings, type OpenAttempts, returns, type SignInInput } from './support/nearlyRightSignIn.ts'
import { asTheFunctionsProcess } from './support/signInInProcess.ts'

/**
 * Random inputs for each method of each provider: to what the function runs, and through Hosting to the function.
 * `npm run test:deep` tries more.
 */
const inside = Number(process.env['SIGN_IN_FUZZ_RUNS'] ?? 1000)
const throughHosting = 100
/** So many at once. */
const atOnce = 50

interface Answered {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

beforeAll(() => asTheFunctionsProcess())
afterAll(() => {
  vi.unstubAllEnvs()
})

describe.each(identityProviders)('whatever comes to /api/auth/%s', provider => {
  const ways = [
    ['GET', beginnings],
    ['POST', returns],
  ] as const

  test.each(ways)(
    '%s is answered without a failure and a token, and leaves nothing behind',
    async (_, arbitrary) => {
      const attempts = await openAttempts()
      const before = await signInDocuments()
      await tryAll(arbitrary(provider, attempts), inside, inProcess)
      expect(await signInDocuments()).toEqual(before)
      await tryAll(arbitrary(provider, attempts), throughHosting, overHosting)
    },
    180_000,
  )

  async function openAttempts(): Promise<OpenAttempts> {
    const browser = new SignInBrowser()
    const begun = [await browser.begin(provider), await browser.begin(provider, 'link')]
    return { session: browser.session ?? '', states: begun.map(({ state }) => state) }
  }
})

/** Sends `count` random inputs, several at once. */
async function tryAll(
  arbitrary: fc.Arbitrary<SignInInput>,
  count: number,
  send: (input: SignInInput) => Promise<Answered>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitrary, { minLength: atOnce, maxLength: atOnce }), async inputs => {
      await Promise.all(inputs.map(async input => expectHarmless(input, await send(input))))
    }),
    { numRuns: count / atOnce, endOnFailure: true },
  )
}

function expectHarmless({ method, path }: SignInInput, { status, location, text }: Answered): void {
  expect(status, `${method} ${path}: ${text}`).toBeLessThan(500)
  expect(text).not.toContain('"token"')
  if (method === 'POST') expect(status).toBeGreaterThanOrEqual(400)
  if (location !== null) expect(new URL(location).origin).toBe(emulators.fakes)
}

async function inProcess({ method, path, headers, body }: SignInInput): Promise<Answered> {
  const answer = await handleSignIn({
    method,
    url: path,
    origin: emulators.hosting,
    address: null,
    headers: { cookie: headers['cookie'], origin: headers['origin'], contentType: headers['content-type'] },
    body,
  })
  return {
    status: answer.status,
    location: answer.headers['location'] ?? null,
    text: JSON.stringify(answer.body),
  }
}

async function overHosting({ method, path, headers, body }: SignInInput): Promise<Answered> {
  const response = await fetch(emulators.hosting + path, {
    method,
    redirect: 'manual',
    headers,
    ...(method === 'POST' ? { body } : {}),
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  }
}

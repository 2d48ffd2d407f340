import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { getAuth } from 'firebase-admin/auth'
import * as z from 'zod/mini'
import { firebaseApp } from '../platform/firebase.ts'
import { consumeForAddress } from '../platform/limits/addressCount.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { isPaused } from '../platform/pause.ts'
import { accountOfIdentity, currentHolder } from './accountOfIdentity.ts'
import { browserSecret } from './browserSecret.ts'
import { endAttempt, hasEnded } from './endAttempt.ts'
import { newTicket } from './newTicket.ts'
import type { Identified } from './provider.ts'
import { providers } from './providers.ts'
import { refusal, type SignInRequest, type SignInResponse, tooManyRequests } from './signInResponse.ts'
import { pkceVerifier, readState, type SignInAttempt } from './signInState.ts'

const posted = z.strictObject({ answer: z.string().check(z.maxLength(8192)) })

/** An attempt needs one request, and a few more over a bad connection; each calls the provider. */
const consume = limiter({ burst: 10, refillMs: 10_000 })

/**
 * Accepts a provider's response: `POST /api/auth/{provider}` with `{ answer }`, the query with which it redirected the
 * person to the return page. Returns `{ attempt, purpose, token }`: a custom token for signing in, or a ticket for
 * linking.
 */
export async function finishSignIn(
  provider: IdentityProvider,
  { origin, address, headers, body }: SignInRequest,
  now: number,
): Promise<SignInResponse> {
  // Another site can make a browser post here, but neither with our origin nor, without a preflight, as JSON.
  if (headers.origin !== origin) return refusal('permission-denied')
  if (!/^application\/json *(;|$)/i.test(headers.contentType ?? '')) return refusal('invalid-input')
  const input = posted.safeParse(json(body))
  if (!input.success) return refusal('invalid-input')

  const answer = new URLSearchParams(input.data.answer)
  const [state, ...others] = answer.getAll('state')
  if (state === undefined || others.length > 0) return refusal('sign-in-failed')
  const secret = browserSecret(headers.cookie)
  if (secret === null) return refusal('sign-in-expired')
  const read = readState(state, provider, secret, now)
  if (!read.ok) return refusal('sign-in-expired', attemptOf(read.facts['attempt']))
  const { attempt, purpose } = read.value
  const consumed = consume(attempt, now)
  if (!consumed.ok) return tooManyRequests(consumed, { attempt })
  // Starting an attempt is free, so calls to providers are also counted by address, for all instances together.
  const counted = address === null ? null : await consumeForAddress(address, 'finishSignIn', now)
  if (counted?.ok === false) return tooManyRequests(counted, { attempt })
  const paused = await isPaused()
  if (paused && purpose === 'link') return refusal('operation-paused', { attempt })
  if (await hasEnded(state)) return refusal('sign-in-expired', { attempt })

  const verifier = pkceVerifier(state, secret)
  const identified = await providers[provider].identify(answer, { origin, state, verifier, now })
  if (!identified.ok) return refusal(identified.code, { attempt })
  // Deleting an account goes on during a pause, and needs a recent sign-in.
  if (paused && (await currentHolder(provider, identified.value.id)) === null)
    return refusal('operation-paused', { attempt })
  if (!(await endAttempt(state, identified.value.nonce, now))) return refusal('sign-in-expired', { attempt })

  const token = await tokenFor(read.value, identified.value, now)
  return { status: 200, headers: {}, body: { attempt, purpose, token } }
}

async function tokenFor(
  { provider, purpose }: SignInAttempt,
  identified: Identified,
  now: number,
): Promise<string> {
  if (purpose === 'link') {
    return newTicket({ provider, id: identified.id, ...(await identified.describe()) }, now)
  }
  return getAuth(firebaseApp()).createCustomToken(await accountOfIdentity(provider, identified, now))
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function attemptOf(fact: unknown): { readonly attempt?: string } {
  return typeof fact === 'string' ? { attempt: fact } : {}
}

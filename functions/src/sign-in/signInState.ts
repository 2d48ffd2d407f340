import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { addressSecret } from '../platform/params.ts'

export const purposes = ['sign-in', 'link'] as const
export type Purpose = (typeof purposes)[number]

/** One click on 'Sign in' or 'Link'. */
export interface SignInAttempt {
  readonly provider: IdentityProvider
  readonly purpose: Purpose
  /** The page's own id of the attempt: 22 base64url characters. */
  readonly attempt: string
}

/** The time that people have at the provider. */
export const attemptMs = 10 * 60_000

const form = /^(sign-in|link)\.([A-Za-z0-9_-]{22})\.([0-9a-z]{8,9})\.[A-Za-z0-9_-]{22}\.([A-Za-z0-9_-]{43})$/

/**
 * Issues the `state` that accompanies an attempt to the provider and back. It contains everything about the attempt and
 * is signed with our key and the browser's secret. Nobody else can create one, it is valid in this browser only, and
 * abandoned attempts need no storage.
 */
export function issueState(
  { provider, purpose, attempt }: SignInAttempt,
  browserSecret: string,
  now: number,
): string {
  const payload = [purpose, attempt, now.toString(36), randomBytes(16).toString('base64url')].join('.')
  return `${payload}.${signature(provider, payload, browserSecret)}`
}

/**
 * Returns the attempt for which `state` was issued in this browser; refuses with `sign-in-expired` if there is none, or
 * no longer.
 */
export function readState(
  state: string,
  provider: IdentityProvider,
  browserSecret: string,
  now: number,
): Outcome<SignInAttempt, 'sign-in-expired'> {
  const [, purpose, attempt, issued, signed] = form.exec(state) ?? []
  if (attempt === undefined || issued === undefined || signed === undefined) return refuse('sign-in-expired')

  const payload = state.slice(0, -signed.length - 1)
  const isOurs = timingSafeEqual(
    Buffer.from(signed),
    Buffer.from(signature(provider, payload, browserSecret)),
  )
  if (!isOurs) return refuse('sign-in-expired')
  if (Number.parseInt(issued, 36) + attemptMs <= now) return refuse('sign-in-expired', { attempt })
  return accept({ provider, purpose: purpose === 'link' ? 'link' : 'sign-in', attempt })
}

/** Derives the code verifier (RFC 7636) of an attempt: 43 characters that only we can compute. */
export function pkceVerifier(state: string, browserSecret: string): string {
  return mac('code verifier', state, browserSecret)
}

function signature(provider: IdentityProvider, payload: string, browserSecret: string): string {
  return mac(`state of ${provider}`, payload, browserSecret)
}

function mac(use: string, text: string, browserSecret: string): string {
  const key = hkdfSync('sha256', addressSecret.value(), browserSecret, `upper-bracket ${use}`, 32)
  return createHmac('sha256', new Uint8Array(key)).update(text).digest('base64url')
}

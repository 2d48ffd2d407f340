import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { browserSecret, newBrowserSecret, secretCookie } from './browserSecret.ts'
import { providers } from './providers.ts'
import { refusal, type SignInRequest, type SignInResponse } from './signInResponse.ts'
import { issueState, type Purpose, pkceVerifier, purposes } from './signInState.ts'

/**
 * Redirects to a provider: `GET /api/auth/{provider}?attempt=…&purpose=sign-in|link`. Only a cookie is stored. A
 * browser keeps its secret, so that two tabs do not invalidate each other's attempts.
 */
export async function beginSignIn(
  provider: IdentityProvider,
  query: URLSearchParams,
  { origin, headers }: SignInRequest,
  now: number,
): Promise<SignInResponse> {
  const request = parsedRequest(query)
  if (request === null) return refusal('invalid-input')

  const secret = browserSecret(headers.cookie) ?? newBrowserSecret()
  const state = issueState({ provider, ...request }, secret, now)
  const verifier = pkceVerifier(state, secret)
  const address = await providers[provider].address({ origin, state, verifier, now })
  return {
    status: 302,
    headers: { location: address.href, 'set-cookie': secretCookie(secret, origin) },
    body: null,
  }
}

function parsedRequest(
  query: URLSearchParams,
): { readonly attempt: string; readonly purpose: Purpose } | null {
  if (query.size !== 2) return null
  const attempt = query.get('attempt') ?? ''
  const purpose = purposes.find(known => known === query.get('purpose'))
  return purpose !== undefined && /^[A-Za-z0-9_-]{22}$/.test(attempt) ? { attempt, purpose } : null
}

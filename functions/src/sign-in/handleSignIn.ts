import { identityProviders } from '@upper-bracket/shared/account/account'
import { isDemonstration } from '../platform/demonstration.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { logs } from '../platform/logs.ts'
import { beginSignIn } from './beginSignIn.ts'
import { finishSignIn } from './finishSignIn.ts'
import { refusal, type SignInRequest, type SignInResponse } from './signInResponse.ts'

/** Serves the endpoints `/api/auth/{provider}`, which a demonstration does not have. No response is cached. */
export async function handleSignIn(request: SignInRequest): Promise<SignInResponse> {
  const response = await attempted(request)
  return {
    ...response,
    headers: {
      ...response.headers,
      // Hosting drops the cookies of responses that are not private.
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}

async function attempted(request: SignInRequest): Promise<SignInResponse> {
  const address = URL.parse(request.url, request.origin)
  const provider = identityProviders.find(known => address?.pathname === `/api/auth/${known}`)
  if (address === null || provider === undefined || isDemonstration()) return refusal('not-found')
  try {
    if (request.method === 'GET')
      return await beginSignIn(provider, address.searchParams, request, Date.now())
    if (request.method === 'POST') return await finishSignIn(provider, request, Date.now())
    return { ...refusal('invalid-input'), status: 405, headers: { allow: 'GET, POST' } }
  } catch (error) {
    if (isContention(error)) return refusal('try-again')
    logs.signInFailed(provider, error)
    return { status: 500, headers: {}, body: { code: 'internal' } }
  }
}

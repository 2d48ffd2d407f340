import {
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  type PopupRedirectResolver,
} from 'firebase/auth'
import { appError } from '#platform/errors/appError.ts'

export type FederatedProvider = 'google' | 'facebook'

/**
 * Runs one of Firebase's popup operations. The code that opens windows is given to each call and not to the whole
 * of Auth, which would load a script of Google's with every page of a phone.
 */
export async function inPopup<T>(
  provider: FederatedProvider,
  operation: (provider: AuthProvider, resolver: PopupRedirectResolver) => Promise<T>,
): Promise<T> {
  try {
    return await operation(authProvider(provider), browserPopupRedirectResolver)
  } catch (thrown) {
    // What the window is made with comes from elsewhere, and did not come.
    if (codeOf(thrown) === 'auth/internal-error') throw appError('provider-unreachable')
    throw thrown
  }
}

function authProvider(provider: FederatedProvider): AuthProvider {
  switch (provider) {
    case 'google':
      return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
    case 'facebook':
      return new FacebookAuthProvider().addScope('email')
  }
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : undefined
}

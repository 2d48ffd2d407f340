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
 * Runs a popup operation of Firebase. The resolver is passed per call instead of to Auth, because on phones Auth would
 * then load a Google script with every page.
 */
export async function inPopup<T>(
  provider: FederatedProvider,
  operation: (provider: AuthProvider, resolver: PopupRedirectResolver) => Promise<T>,
): Promise<T> {
  try {
    return await operation(authProvider(provider), browserPopupRedirectResolver)
  } catch (thrown) {
    // The window needs a Google script, which did not load.
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

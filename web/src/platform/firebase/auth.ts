import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  sendEmailVerification,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'
import { type Arrival, arrival, arrivalByToken } from './arrival.ts'
import { authHandle } from './authHandle.ts'
import { type FederatedProvider, inPopup } from './federatedPopup.ts'
import { returnTo } from './mailReturn.ts'

/**
 * Reports the session, now and at every change, in every tab, and also when an e-mail is added to the account.
 * Returns the function that unsubscribes.
 */
export async function watchUser(
  next: (user: { uid: string; email: string | null } | null) => void,
): Promise<() => void> {
  return onIdTokenChanged(await authHandle(), user => next(user === null ? null : plain(user)))
}

export async function signInByPassword(email: string, password: string): Promise<Arrival> {
  return arrival(await signInWithEmailAndPassword(await authHandle(), email, password))
}

/**
 * Creates the account and signs in; a function creates the profile a moment later. The verification mail is
 * sent too; if that fails, the profile offers to send it again.
 */
export async function signUpByPassword(email: string, password: string): Promise<Arrival> {
  const credential = await createUserWithEmailAndPassword(await authHandle(), email, password)
  void sendEmailVerification(credential.user, returnTo('verification')).catch(() => undefined)
  return arrival(credential)
}

/** Signs in with a custom token made by one of our functions. */
export async function signInByToken(token: string): Promise<Arrival> {
  return arrivalByToken(await signInWithCustomToken(await authHandle(), token))
}

/** Signs in through the window of a provider supported by Firebase; must be called in a click. */
export async function signInByFederation(provider: FederatedProvider): Promise<Arrival> {
  return arrival(await inPopup(provider, async (...popup) => signInWithPopup(await authHandle(), ...popup)))
}

export async function endSession(): Promise<void> {
  await signOut(await authHandle())
}

function plain({ uid, email }: User) {
  return { uid, email }
}

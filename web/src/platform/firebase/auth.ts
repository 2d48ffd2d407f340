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
 * Tells who is signed in, now and at each change, in every tab, also when an e-mail is added to the account. Answers
 * the function that ends it.
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
 * Makes the account and signs it in; its profile is made by a function a moment later. The mail that asks to
 * confirm the address is on its way; where it cannot be sent, the profile offers to send it again.
 */
export async function signUpByPassword(email: string, password: string): Promise<Arrival> {
  const credential = await createUserWithEmailAndPassword(await authHandle(), email, password)
  void sendEmailVerification(credential.user, returnTo('verification')).catch(() => undefined)
  return arrival(credential)
}

/** Signs in with the custom token that a function of ours has made. */
export async function signInByToken(token: string): Promise<Arrival> {
  return arrivalByToken(await signInWithCustomToken(await authHandle(), token))
}

/** Signs in by the window of a provider that Firebase knows; to be called in a click. */
export async function signInByFederation(provider: FederatedProvider): Promise<Arrival> {
  return arrival(await inPopup(provider, async (...popup) => signInWithPopup(await authHandle(), ...popup)))
}

export async function endSession(): Promise<void> {
  await signOut(await authHandle())
}

function plain({ uid, email }: User) {
  return { uid, email }
}

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
import { leavePush } from '#platform/push/leavePush.ts'
import { type Arrival, arrival, arrivalByToken } from './arrival.ts'
import { authHandle } from './authHandle.ts'
import { type FederatedProvider, inPopup } from './federatedPopup.ts'
import { returnTo } from './mailReturn.ts'

/** The last session that was ended in this tab. */
let endedSession: string | null = null

/**
 * Reports the session, now and at every change in any tab, including the addition of an e-mail to the account. Returns
 * the function that unsubscribes.
 *
 * If another tab signs out while this tab is loading, this tab stores the session again once it has verified it, and
 * the tab that signed out then ends it again.
 */
export async function watchUser(
  next: (user: { uid: string; email: string | null } | null) => void,
): Promise<() => void> {
  const auth = await authHandle()
  return onIdTokenChanged(auth, user => {
    if (user !== null && sessionOf(user) === endedSession) void signOut(auth)
    else next(user === null ? null : plain(user))
  })
}

export async function signInByPassword(email: string, password: string): Promise<Arrival> {
  return arrival(await signInWithEmailAndPassword(await authHandle(), email, password))
}

/**
 * Creates an account and signs in; a function creates the profile a moment later. A verification mail is sent as well;
 * if that fails, the profile page offers to send it again.
 */
export async function signUpByPassword(email: string, password: string): Promise<Arrival> {
  const credential = await createUserWithEmailAndPassword(await authHandle(), email, password)
  void sendEmailVerification(credential.user, returnTo('verification')).catch(() => undefined)
  return arrival(credential)
}

/** Signs in with a custom token issued by one of our functions. */
export async function signInByToken(token: string): Promise<Arrival> {
  return arrivalByToken(await signInWithCustomToken(await authHandle(), token))
}

/** Signs in through the window of a provider supported by Firebase; must be called in a click. */
export async function signInByFederation(provider: FederatedProvider): Promise<Arrival> {
  return arrival(await inPopup(provider, async (...popup) => signInWithPopup(await authHandle(), ...popup)))
}

export async function endSession(): Promise<void> {
  const auth = await authHandle()
  await leavePush()
  endedSession = auth.currentUser && sessionOf(auth.currentUser)
  await signOut(auth)
}

/** Identifies a session by its user and its time in milliseconds; `metadata` contains only the second. */
function sessionOf(user: User): string {
  const { lastLoginAt } = user.toJSON() as { readonly lastLoginAt?: string }
  return `${user.uid} ${lastLoginAt}`
}

function plain({ uid, email }: User) {
  return { uid, email }
}

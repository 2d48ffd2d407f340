import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { type Arrival, arrival } from './arrival.ts'
import { authHandle, currentUser } from './authHandle.ts'
import { returnTo } from './mailReturn.ts'

/** Mails a sign-in link; `next` is where to go afterwards, on our own site. */
export async function sendSignInLink(email: string, next?: string): Promise<void> {
  await sendSignInLinkToEmail(await authHandle(), email, returnTo('link', next))
}

/** Signs in by the link in a mail; `email` must be the address to which it was sent. */
export async function signInByLink(email: string, address: string): Promise<Arrival> {
  return arrival(await signInWithEmailLink(await authHandle(), email, address))
}

export async function sendPasswordReset(email: string, next?: string): Promise<void> {
  await sendPasswordResetEmail(await authHandle(), email, returnTo('reset', next))
}

/** Returns the e-mail of the account whose password the code may reset; refused if the code has expired or was used. */
export async function readResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(await authHandle(), code)
}

export async function setNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authHandle(), code, password)
}

/** Mails the signed-in user a link that verifies the account's address. */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await currentUser(), returnTo('verification'))
}

/** Whether the address of the signed-in account is verified, even if that happened in another browser. */
export async function isEmailVerified(): Promise<boolean> {
  const user = await currentUser()
  await reload(user)
  return user.emailVerified
}

export type AppliedCode =
  | { readonly kind: 'verified'; readonly email: string | null }
  | { readonly kind: 'changed'; readonly email: string | null }
  /** The change of address was reverted to `email`. */
  | { readonly kind: 'recovered'; readonly email: string | null }

const kinds: Readonly<Record<string, AppliedCode['kind']>> = {
  VERIFY_EMAIL: 'verified',
  VERIFY_AND_CHANGE_EMAIL: 'changed',
  RECOVER_EMAIL: 'recovered',
}

/** Applies the code from a mail about an address, and returns what it did. */
export async function applyMailCode(code: string): Promise<AppliedCode> {
  const handle = await authHandle()
  const { operation, data } = await checkActionCode(handle, code)
  await applyActionCode(handle, code)
  await handle.authStateReady()
  // Updates the user on this page. If the change has ended the session, the next call reports it.
  if (handle.currentUser !== null) await reload(handle.currentUser).catch(() => undefined)
  return { kind: kinds[operation] ?? 'verified', email: data.email ?? null }
}

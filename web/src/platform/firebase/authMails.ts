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

/** Mails a link that signs in; `next` is where to go afterwards, on our own site. */
export async function sendSignInLink(email: string, next?: string): Promise<void> {
  await sendSignInLinkToEmail(await authHandle(), email, returnTo('link', next))
}

/** Signs in by the link in a mail; the address must be the one to which it was sent. */
export async function signInByLink(email: string, address: string): Promise<Arrival> {
  return arrival(await signInWithEmailLink(await authHandle(), email, address))
}

export async function sendPasswordReset(email: string, next?: string): Promise<void> {
  await sendPasswordResetEmail(await authHandle(), email, returnTo('reset', next))
}

/** The e-mail of the account whose password the code of a mail may change; refuses an old or used code. */
export async function readResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(await authHandle(), code)
}

export async function setNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await authHandle(), code, password)
}

/** Mails whoever is signed in a link that confirms the address of the account. */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await currentUser(), returnTo('verification'))
}

/** Whether the address of the account that is signed in has been confirmed; also where that happened elsewhere. */
export async function isEmailVerified(): Promise<boolean> {
  const user = await currentUser()
  await reload(user)
  return user.emailVerified
}

export type AppliedCode =
  | { readonly kind: 'verified'; readonly email: string | null }
  | { readonly kind: 'changed'; readonly email: string | null }
  /** The change of address is taken back. `email` is the account's again. */
  | { readonly kind: 'recovered'; readonly email: string | null }

const kinds: Readonly<Record<string, AppliedCode['kind']>> = {
  VERIFY_EMAIL: 'verified',
  VERIFY_AND_CHANGE_EMAIL: 'changed',
  RECOVER_EMAIL: 'recovered',
}

/** Does what the code of a mail about an address is for, and answers what that was. */
export async function applyMailCode(code: string): Promise<AppliedCode> {
  const handle = await authHandle()
  const { operation, data } = await checkActionCode(handle, code)
  await applyActionCode(handle, code)
  await handle.authStateReady()
  // So that this page knows of it too; a session that the change has ended is told by the next call.
  if (handle.currentUser !== null) await reload(handle.currentUser).catch(() => undefined)
  return { kind: kinds[operation] ?? 'verified', email: data.email ?? null }
}

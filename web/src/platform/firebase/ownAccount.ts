import {
  EmailAuthProvider,
  getIdTokenResult,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  signInWithCustomToken,
  type User,
  updateProfile,
} from 'firebase/auth'
import { appError } from '#platform/errors/appError.ts'
import { authHandle, currentUser } from './authHandle.ts'
import { type FederatedProvider, inPopup } from './federatedPopup.ts'

export interface OwnAccount {
  readonly email: string | null
  readonly emailVerified: boolean
  /** The sign-in methods known to Firebase; `password` includes the e-mailed link. */
  readonly methods: readonly ('google' | 'facebook' | 'password')[]
}

const methods: Readonly<Record<string, OwnAccount['methods'][number]>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  password: 'password',
}

/** Reads the signed-in account from Firebase, reloaded. */
export async function readOwnAccount(): Promise<OwnAccount> {
  const user = await currentUser()
  await reloadMethods(user)
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    methods: user.providerData.flatMap(({ providerId }) => methods[providerId] ?? []),
  }
}

/** A reload only adds sign-in methods, so those that were removed in another browser have to be removed here. */
async function reloadMethods(user: User): Promise<void> {
  const before = user.providerData.splice(0)
  try {
    await reload(user)
  } catch (thrown) {
    user.providerData.push(...before)
    throw thrown
  }
}

/**
 * Links Google or Facebook to the account; must be called in a click. Refused if the provider's account is linked to
 * another account.
 */
export async function linkFederation(provider: FederatedProvider): Promise<void> {
  await inPopup(provider, async (...popup) => linkWithPopup(await currentUser(), ...popup))
}

/** Links an e-mail and password to the account. */
export async function linkPassword(email: string, password: string): Promise<void> {
  await linkWithCredential(await currentUser(), EmailAuthProvider.credential(email, password))
}

/** Sets the account's own picture; the profile has a separate one. */
export async function setAccountPhoto(photoURL: string | null): Promise<void> {
  // In Firebase, an empty string removes the picture, and null leaves it unchanged.
  await updateProfile(await currentUser(), { photoURL: photoURL ?? '' })
}

/**
 * Returns the time since the user authenticated, in milliseconds. It compares two server times, because the local clock
 * may be wrong.
 */
export async function sinceSignIn(): Promise<number> {
  const { authTime, issuedAtTime } = await getIdTokenResult(await currentUser(), true)
  return Date.parse(issuedAtTime) - Date.parse(authTime)
}

/** Re-authenticates by password, which allows sensitive operations for the next minutes. */
export async function reauthenticateByPassword(password: string): Promise<void> {
  const user = await currentUser()
  if (user.email === null) throw appError('auth-missing-email')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Re-authenticates by Google or Facebook; must be called in a click. */
export async function reauthenticateByFederation(provider: FederatedProvider): Promise<void> {
  await inPopup(provider, async (...popup) => reauthenticateWithPopup(await currentUser(), ...popup))
}

/** Re-authenticates with a custom token from a window of Discord or Steam. Refuses the token of another account. */
export async function reauthenticateByToken(token: string): Promise<void> {
  const user = await currentUser()
  if (uidOf(token) !== user.uid) throw appError('auth-other-account')
  await signInWithCustomToken(await authHandle(), token)
}

/** Returns the uid for which a custom token was issued. The signature is verified when the token is exchanged. */
function uidOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'uid') : undefined
  } catch {
    return undefined
  }
}

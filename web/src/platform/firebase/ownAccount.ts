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
  /** The sign-in methods kept by Firebase; `password` includes the e-mailed link. */
  readonly methods: readonly ('google' | 'facebook' | 'password')[]
}

const methods: Readonly<Record<string, OwnAccount['methods'][number]>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  password: 'password',
}

/** What Firebase knows about the signed-in account, reloaded. */
export async function readOwnAccount(): Promise<OwnAccount> {
  const user = await currentUser()
  await reloadMethods(user)
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    methods: user.providerData.flatMap(({ providerId }) => methods[providerId] ?? []),
  }
}

/** Reloading only adds sign-in methods; one that was removed elsewhere would otherwise stay for ever. */
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
 * Links Google or Facebook to the account; must be called in a click. Refused if it belongs to another account.
 */
export async function linkFederation(provider: FederatedProvider): Promise<void> {
  await inPopup(provider, async (...popup) => linkWithPopup(await currentUser(), ...popup))
}

/** Links an e-mail and password to the account. */
export async function linkPassword(email: string, password: string): Promise<void> {
  await linkWithCredential(await currentUser(), EmailAuthProvider.credential(email, password))
}

/** The account's own picture; the profile has a separate one. */
export async function setAccountPhoto(photoURL: string | null): Promise<void> {
  // For Firebase the empty string means none; null would leave the picture unchanged.
  await updateProfile(await currentUser(), { photoURL: photoURL ?? '' })
}

/**
 * How long ago (in milliseconds) the user authenticated. Compares two server times, since the local clock may
 * be wrong.
 */
export async function sinceSignIn(): Promise<number> {
  const { authTime, issuedAtTime } = await getIdTokenResult(await currentUser(), true)
  return Date.parse(issuedAtTime) - Date.parse(authTime)
}

/** Re-authenticates, which allows sensitive operations for the next minutes. */
export async function reauthenticateByPassword(password: string): Promise<void> {
  const user = await currentUser()
  if (user.email === null) throw appError('auth-missing-email')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** The same by Google or Facebook; must be called in a click. */
export async function reauthenticateByFederation(provider: FederatedProvider): Promise<void> {
  await inPopup(provider, async (...popup) => reauthenticateWithPopup(await currentUser(), ...popup))
}

/** The same with a custom token from a window of Discord or Steam. Refuses the token of another account. */
export async function reauthenticateByToken(token: string): Promise<void> {
  const user = await currentUser()
  if (uidOf(token) !== user.uid) throw appError('auth-other-account')
  await signInWithCustomToken(await authHandle(), token)
}

/** The account for which a custom token was made. Its signature is verified when it is exchanged. */
function uidOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'uid') : undefined
  } catch {
    return undefined
  }
}

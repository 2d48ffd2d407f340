import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth'
import { appError } from '#platform/errors/appError.ts'
import { firebaseApp } from './app.ts'
import { authStarts } from './authStart.ts'
import { emulators } from './configuration.ts'

let auth: Promise<Auth> | null = null

/** Returns the Auth instance; its mails and windows use the language of the page. */
export async function authHandle(): Promise<Auth> {
  auth ??= connect().catch(thrown => {
    auth = null
    throw thrown
  })
  const handle = await auth
  handle.languageCode = document.documentElement.lang
  return handle
}

/** Returns the signed-in user; throws if there is none. */
export async function currentUser(): Promise<User> {
  const handle = await authHandle()
  await handle.authStateReady()
  if (handle.currentUser === null) throw appError('unauthenticated')
  return handle.currentUser
}

async function connect(): Promise<Auth> {
  const handle = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  authStarts()
  if (emulators) {
    connectAuthEmulator(handle, `http://${emulators.host}:${emulators.ports.auth}`, { disableWarnings: true })
  }
  return handle
}

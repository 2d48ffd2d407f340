import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { emulators, firebaseApp } from './app.ts'

let auth: Promise<Auth> | null = null

/** Tells who is signed in, now and at each change, in every tab; answers the function that ends it. */
export async function watchUser(
  next: (user: { uid: string; email: string | null } | null) => void,
): Promise<() => void> {
  return onAuthStateChanged(await authHandle(), user => next(user === null ? null : plain(user)))
}

export async function signInByPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await authHandle(), email, password)
}

/** Makes the account and signs it in; its profile is made by a function a moment later. */
export async function signUpByPassword(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(await authHandle(), email, password)
}

export async function endSession(): Promise<void> {
  await signOut(await authHandle())
}

function plain({ uid, email }: User) {
  return { uid, email }
}

function authHandle(): Promise<Auth> {
  auth ??= connect().catch(thrown => {
    auth = null
    throw thrown
  })
  return auth
}

async function connect(): Promise<Auth> {
  const handle = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulators) {
    connectAuthEmulator(handle, `http://${emulators.host}:${emulators.ports.auth}`, { disableWarnings: true })
  }
  return handle
}

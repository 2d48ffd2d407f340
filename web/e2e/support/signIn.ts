import type { Page } from '@playwright/test'
import { emulators } from '../../../testing/emulators.ts'
import type { Person } from '../../../testing/person.ts'
import { origin } from './origin.ts'
import { password } from './signUpByForm.ts'

/**
 * Signs somebody in as if they had done so before: the next document that the page loads finds their session where
 * Firebase keeps it. What the form does is proved where signing in is the journey.
 */
export async function signIn(page: Page, { email }: Person, at = origin): Promise<void> {
  const session = { key: 'firebase:authUser:emulator:[DEFAULT]', value: await storedUser(email), origin: at }
  await page.addInitScript(({ key, value, origin }) => {
    // Signs in once per tab, so that a visitor who has signed out stays signed out.
    if (location.origin !== origin || sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, 'stored')
    localStorage.setItem(key, value)
  }, session)
}

/** A user as Firebase writes them down. */
async function storedUser(email: string): Promise<string> {
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const account: unknown = await response.json()
  if (!isAccount(account)) throw new Error(`No session for ${email}: ${JSON.stringify(account)}`)
  return JSON.stringify({
    uid: account.localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName: null, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken: account.refreshToken,
      accessToken: account.idToken,
      expirationTime: Date.now() + Number(account.expiresIn) * 1000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'emulator',
    appName: '[DEFAULT]',
  })
}

interface Account {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: string
}

function isAccount(value: unknown): value is Account {
  return typeof value === 'object' && value !== null && 'refreshToken' in value
}

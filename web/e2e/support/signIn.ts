import type { Page } from '@playwright/test'
import { newSession, type Person } from '../../../testing/person.ts'
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
  const account = await newSession('signInWithPassword', email, password)
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

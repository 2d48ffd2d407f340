import type { UserCredential } from 'firebase/auth'
import { expect, it } from 'vitest'
import { arrivalByToken } from './arrival.ts'

const made = '2026-11-20T12:00:00Z'
const signedIn = (lastSignInTime: string | undefined) =>
  arrivalByToken({ user: { metadata: { creationTime: made, lastSignInTime } } } as UserCredential)

it('treats a user as new if the account was created just before the token exchange', () => {
  expect(signedIn(made)).toEqual({ isNew: true })
  expect(signedIn('2026-11-20T12:00:10Z')).toEqual({ isNew: true })
  expect(signedIn('2026-11-20T12:01:00Z')).toEqual({ isNew: false })
  expect(signedIn(undefined)).toEqual({ isNew: false })
})

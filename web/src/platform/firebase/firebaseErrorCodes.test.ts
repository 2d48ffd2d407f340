import { errorCodes } from '@upper-bracket/shared/errors/errorCatalogue'
import { expect, it, vi } from 'vitest'
import { en } from '#locales/en/en.ts'
import { toAppError } from '#platform/errors/appError.ts'
// It brings the codes along.
import './app.ts'

vi.mock('./configuration.ts', () => ({ emulators: null }))

const told = (code: string) => en.errors[toAppError({ code }).code]

it.each([
  ['auth/user-not-found', 'User not found'],
  ['auth/wrong-password', 'Wrong password'],
  ['auth/invalid-email', 'Invalid email'],
  ['auth/email-already-in-use', 'Email already exists'],
  ['auth/weak-password', 'Password should be at least 6 characters'],
  ['auth/missing-email', 'Missing email'],
  ['auth/a-code-of-tomorrow', 'Something went wrong'],
  ['auth/internal-error', 'Something went wrong'],
  ['auth/invalid-api-key', 'Something went wrong'],
  ['storage/no-default-bucket', 'Something went wrong'],
  ['functions/internal', 'Something went wrong'],
  ['constructor', 'Something went wrong'],
  ['storage/constructor', 'Something went wrong'],
])('shows %s with the sentence of the specification: %s', (code, sentence) => {
  expect(told(code)).toBe(sentence)
})

it.each([
  'storage/unauthenticated',
  'storage/unauthorized',
  'storage/quota-exceeded',
  'storage/object-not-found',
  'storage/retry-limit-exceeded',
  'storage/canceled',
])('has a sentence of its own for %s', code => {
  expect(told(code)).not.toBe(en.errors.unknown)
})

it.each([
  ['auth/invalid-credential', 'auth-invalid-credential'],
  ['auth/expired-action-code', 'auth-code-expired'],
  ['auth/invalid-action-code', 'auth-code-invalid'],
  ['auth/account-exists-with-different-credential', 'auth-other-method'],
  ['auth/credential-already-in-use', 'account-taken'],
  ['auth/provider-already-linked', 'already-linked'],
  ['auth/requires-recent-login', 'recent-sign-in-required'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/network-request-failed', 'offline'],
  ['functions/unauthenticated', 'unauthenticated'],
  ['permission-denied', 'permission-denied'],
  ['firestore/unavailable', 'try-again'],
])('reads %s as %s', (code, expected) => {
  expect(toAppError({ code }).code).toBe(expected)
})

it('has no sentence twice', () => {
  const sentences = errorCodes.map(code => en.errors[code])
  expect(new Set(sentences).size).toBe(sentences.length)
})

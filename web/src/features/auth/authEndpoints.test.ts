import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectChosenLanguage, sessionSlice } from '#documents/sessionSlice.ts'
import type { AnalyticsEvent } from '#platform/analytics/analytics.ts'
import { analytics } from '#platform/analytics/pageAnalytics.ts'
import { api } from '#platform/api/api.ts'
import { authApi } from './authEndpoints.ts'

/** What Firebase returns; it does not run outside a browser. */
const firebase = vi.hoisted(() => ({ answer: async (): Promise<unknown> => ({ isNew: false }) }))

vi.mock('#platform/firebase/auth.ts', () => ({
  signInByPassword: () => firebase.answer(),
  signUpByPassword: () => firebase.answer(),
  signInByFederation: () => firebase.answer(),
  signInByToken: () => firebase.answer(),
}))
vi.mock('#platform/firebase/authMails.ts', () => ({
  signInByLink: () => firebase.answer(),
  sendSignInLink: () => firebase.answer(),
  sendVerification: () => firebase.answer(),
  applyMailCode: () => firebase.answer(),
  sendPasswordReset: () => firebase.answer(),
  readResetCode: () => firebase.answer(),
  setNewPassword: () => firebase.answer(),
}))

const counted: AnalyticsEvent[] = []

beforeEach(() => {
  counted.length = 0
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.spyOn(analytics, 'log').mockImplementation(event => void counted.push(event))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function stage(answer: () => Promise<unknown>) {
  firebase.answer = answer
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    middleware: defaults => defaults({ serializableCheck: false }).concat(api.middleware),
  })
}

const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }))
const {
  signIn,
  sendSignInLink,
  sendVerification,
  applyMailCode,
  sendPasswordReset,
  resetCodeOwner,
  setNewPassword,
} = authApi.endpoints

it.each([
  [{ by: 'password', email: 'a@example.org', password: 'secret' }, 'password'],
  [{ by: 'new-password', email: 'a@example.org', password: 'secret' }, 'password'],
  [{ by: 'google' }, 'google'],
  [{ by: 'facebook' }, 'facebook'],
  [{ by: 'discord', token: 'abc' }, 'discord'],
  [{ by: 'steam', token: 'abc' }, 'steam'],
  [{ by: 'link', email: 'a@example.org', address: 'https://bracket.example' }, 'link'],
] as const)('logs the failure of %j under %s', async (way, provider) => {
  const store = stage(refuse('auth/user-disabled'))
  const answer = await store.dispatch(signIn.initiate(way))
  expect(answer.error).toMatchObject({ code: 'auth-user-disabled' })
  const failed = { name: 'sign_in', provider, status: 'failed', step: 'sign-in', code: 'auth-user-disabled' }
  expect(counted).toEqual([failed])

  firebase.answer = async () => ({ isNew: false })
  await store.dispatch(signIn.initiate(way))
  expect(counted).toEqual([failed, { name: 'sign_in', provider, status: 'success' }])
})

it('logs a link that could not be sent, and a failed verification', async () => {
  const store = stage(refuse('auth/too-many-requests'))
  await store.dispatch(sendSignInLink.initiate({ email: 'a@example.org', next: undefined }))
  await store.dispatch(sendVerification.initiate())
  await store.dispatch(applyMailCode.initiate('abc'))
  const failed = { name: 'sign_in', status: 'failed', code: 'auth-too-many-requests' }
  expect(counted).toEqual([
    { ...failed, provider: 'link', step: 'sign-in' },
    { ...failed, provider: 'password', step: 'verification' },
    { ...failed, provider: 'password', step: 'verification' },
  ])
})

it('sets the language of the page for new users only', async () => {
  const store = stage(async () => ({ isNew: false }))
  await store.dispatch(signIn.initiate({ by: 'google' }))
  expect(selectChosenLanguage(store.getState())).toBeNull()
  firebase.answer = async () => ({ isNew: true })
  await store.dispatch(signIn.initiate({ by: 'google' }))
  expect(selectChosenLanguage(store.getState())).toBe('en')
})

it('logs each failed step of a reset', async () => {
  const store = stage(refuse('auth/expired-action-code'))
  await store.dispatch(sendPasswordReset.initiate({ email: 'a@example.org', next: undefined }))
  await store.dispatch(resetCodeOwner.initiate('abc'))
  await store.dispatch(setNewPassword.initiate({ code: 'abc', password: 'secret' }))
  expect(counted).toEqual(Array(3).fill({ name: 'reset_failed', code: 'auth-code-expired' }))
})

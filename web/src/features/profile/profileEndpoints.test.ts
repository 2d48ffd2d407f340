import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnalyticsEvent } from '#platform/analytics/analytics.ts'
import { analytics } from '#platform/analytics/pageAnalytics.ts'
import { api } from '#platform/api/api.ts'
import { profileApi } from './profileEndpoints.ts'

/** What Firebase returns; it does not run outside a browser. */
const firebase = vi.hoisted(() => ({
  refuse: (): Promise<never> => Promise.reject(Object.assign(new Error(), { code: 'auth/user-disabled' })),
}))

vi.mock('#platform/firebase/ownAccount.ts', () => ({
  linkFederation: firebase.refuse,
  linkPassword: firebase.refuse,
  reauthenticateByPassword: firebase.refuse,
  reauthenticateByFederation: firebase.refuse,
  reauthenticateByToken: firebase.refuse,
}))
vi.mock('#platform/firebase/authMails.ts', () => ({
  sendVerification: firebase.refuse,
  sendSignInLink: firebase.refuse,
}))
vi.mock('#platform/firebase/functions.ts', () => ({ callService: firebase.refuse }))

const counted: AnalyticsEvent[] = []
beforeEach(() => {
  counted.length = 0
  vi.spyOn(analytics, 'log').mockImplementation(event => void counted.push(event))
})
afterEach(() => void vi.restoreAllMocks())

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: defaults => defaults({ serializableCheck: false }).concat(api.middleware),
})
const failed = (provider: string, step: string) => [
  { name: 'sign_in', provider, status: 'failed', step, code: 'auth-user-disabled' },
]
const { linkFederation, linkPassword, linkAccount, sendOwnVerification, sendProofLink, reauthenticate } =
  profileApi.endpoints

it('logs a failure to link, for each method', async () => {
  await store.dispatch(linkFederation.initiate('google'))
  await store.dispatch(linkPassword.initiate({ email: 'a@example.org', password: 'secret' }))
  await store.dispatch(linkAccount.initiate({ provider: 'steam', ticket: 'abc' }))
  expect(counted).toEqual([
    ...failed('google', 'linking'),
    ...failed('password', 'linking'),
    ...failed('steam', 'linking'),
  ])
})

it.each([
  { by: 'password', password: 'secret' },
  { by: 'google' },
  { by: 'facebook' },
  { by: 'discord', token: 'abc' },
  { by: 'steam', token: 'abc' },
] as const)('logs a failed re-authentication by $by', async proof => {
  await store.dispatch(reauthenticate.initiate(proof))
  expect(counted).toEqual(failed(proof.by, 'reauthentication'))
})

it('logs mails that could not be sent', async () => {
  await store.dispatch(sendOwnVerification.initiate())
  await store.dispatch(sendProofLink.initiate('a@example.org'))
  expect(counted).toEqual([...failed('password', 'verification'), ...failed('link', 'reauthentication')])
})

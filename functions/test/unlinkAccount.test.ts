import { randomUUID } from 'node:crypto'
import type { SignInMethod } from '@upper-bracket/shared/account/account'
import { getAuth } from 'firebase-admin/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import { callWith } from '../../testing/call.ts'
import { callPatiently as call } from '../../testing/callPatiently.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { forgottenPerson } from '../../testing/forgottenPerson.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { firebaseApp } from '../src/platform/firebase.ts'
import { refused } from './support/refused.ts'
import { SignInBrowser, signedInBy } from './support/signInBrowser.ts'

beforeEach(async () => {
  await forgottenPerson('iskra')
})

/** Links an account of Google or Facebook, as the browser does it. */
async function linkInBrowser({ idToken }: Person, provider: 'google' | 'facebook'): Promise<Person> {
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        idToken,
        postBody: new URLSearchParams({
          id_token: JSON.stringify({ sub: randomUUID(), email: `${randomUUID()}@example.org` }),
          providerId: `${provider}.com`,
        }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  )
  const answer = (await response.json()) as { readonly localId?: string; readonly idToken?: string }
  if (answer.localId === undefined || answer.idToken === undefined) {
    throw new Error(`${provider} was not linked: ${JSON.stringify(answer)}`)
  }
  return { uid: answer.localId, email: '', idToken: answer.idToken }
}

async function linkHere(person: Person, provider: 'discord' | 'steam'): Promise<void> {
  const { body } = await new SignInBrowser().signIn(provider, 'iskra', 'link')
  const reply = await call('linkAccount', person, { ticket: String(body['token']) })
  if (!reply.ok) throw new Error(`${provider} was not linked: ${reply.code}`)
}

/** The account's sign-in methods, as recorded by Firebase Authentication and by us. */
async function signInMethodsOf({ uid }: Person): Promise<readonly string[]> {
  const { providerData } = await getAuth(firebaseApp()).getUser(uid)
  const { identities = {} } = (await stored.account(uid).get()).data() ?? {}
  return [
    ...providerData.map(({ providerId }) => providerId.replace('.com', '')),
    ...Object.keys(identities),
  ].toSorted()
}

function unlink(person: Person, provider: SignInMethod) {
  return call('unlinkAccount', person, { provider })
}

const done = { ok: true, value: {} }

test('removes each sign-in method but the last, wherever it is kept', async () => {
  const { person: signedUp } = await signUpAll('person')
  let person = await linkInBrowser(signedUp, 'google')
  person = await linkInBrowser(person, 'facebook')
  await linkHere(person, 'discord')
  await linkHere(person, 'steam')
  expect(await signInMethodsOf(person)).toEqual(['discord', 'facebook', 'google', 'password', 'steam'])

  const left: string[] = ['discord', 'facebook', 'google', 'password', 'steam']
  for (const method of ['google', 'steam', 'password', 'facebook'] as const) {
    expect(await unlink(person, method)).toEqual(done)
    left.splice(left.indexOf(method), 1)
    expect(await signInMethodsOf(person)).toEqual(left)
  }
  expect(await unlink(person, 'discord')).toEqual(refused('last-sign-in-method', { provider: 'discord' }))
  expect(await signInMethodsOf(person)).toEqual(['discord'])
  const { body } = await new SignInBrowser().signIn('discord', 'iskra')
  expect((await signedInBy(body['token'])).uid).toBe(person.uid)
})

test('an account of Discord or Steam is free afterwards, and the profile says so', async () => {
  const { person } = await signUpAll('person')
  await linkHere(person, 'steam')
  await linkHere(person, 'discord')
  expect(await unlink(person, 'steam')).toEqual(done)
  expect((await stored.profile(person.uid).get()).data()).toMatchObject({
    steamID: null,
    discordID: expect.any(String),
    steamNickname: 'Искра',
  })
  const { body } = await new SignInBrowser().signIn('steam', 'iskra')
  expect((await signedInBy(body['token'])).uid).not.toBe(person.uid)
})

describe('several calls in the same instant leave one sign-in method', () => {
  test('when we keep both', async () => {
    const { body } = await new SignInBrowser().signIn('discord', 'iskra')
    const person = await signedInBy(body['token'])
    await linkHere(person, 'steam')
    const replies = await Promise.all([unlink(person, 'discord'), unlink(person, 'steam')])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signInMethodsOf(person)).toHaveLength(1)
  })

  test('when all are asked for twice', async () => {
    const { person: signedUp } = await signUpAll('person')
    const person = await linkInBrowser(signedUp, 'facebook')
    await linkHere(person, 'steam')
    const asked = ['steam', 'facebook', 'password', 'steam', 'facebook', 'password'] as const
    await Promise.all(asked.map(method => unlink(person, method)))
    expect(await signInMethodsOf(person)).toHaveLength(1)
    expect((await stored.account(person.uid).get()).data()?.unlinking).toEqual({})
  })
})

test('requires a signed-in caller and a known sign-in method', async () => {
  const { person } = await signUpAll('person')
  expect(await call('unlinkAccount', null, { provider: 'steam' })).toEqual(refused('unauthenticated'))
  for (const provider of ['phone', 'google.com', '', '__proto__', ['steam']]) {
    expect(await callWith('unlinkAccount', person, { provider })).toEqual(refused('invalid-input'))
  }
})

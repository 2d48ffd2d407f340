import { getAuth } from 'firebase-admin/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DemonstrationPerson } from '../../../scripts/fakes/demonstrationPersons.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { forgottenPerson, signInDocuments } from '../../../testing/forgottenPerson.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { chosen, freshAttempt, SignInBrowser, signedInBy } from '../support/signInBrowser.ts'

const providers = ['discord', 'steam'] as const
const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/)

let zarya: DemonstrationPerson
let browser: SignInBrowser
beforeEach(async () => {
  zarya = await forgottenPerson('zarya')
  browser = new SignInBrowser()
})

describe.each(providers)('by %s', provider => {
  const identity = () => (provider === 'discord' ? zarya.discordId : zarya.steamId)

  test('a new person gets an account, with a profile that says who it is', async () => {
    const { attempt, address } = await browser.begin(provider)
    const finished = await browser.finish(provider, await chosen(address, 'zarya'))
    expect(finished).toEqual({ status: 200, body: { attempt, purpose: 'sign-in', token } })

    const { uid } = await signedInBy(finished.body['token'])
    expect(await getAuth(firebaseApp()).getUser(uid)).toMatchObject({ displayName: 'Заря', disabled: false })
    expect((await stored.profile(uid).get()).data()).toMatchObject({
      displayName: 'Заря',
      photoURL: expect.stringMatching(/^\/avatars\/avatar[0-4]\.svg$/),
      acceptedTerms: { at: expect.any(Number), version: expect.stringMatching(/^[0-9a-f]{16}$/), minAge: 16 },
      ...(provider === 'discord'
        ? { discordID: zarya.discordId, steamID: null, steamNickname: '', steamProfileURL: '' }
        : {
            discordID: null,
            steamID: zarya.steamId,
            steamNickname: 'Заря',
            steamProfileURL: `https://steamcommunity.com/profiles/${zarya.steamId}`,
          }),
    })
    expect((await stored.identity(provider, identity()).get()).data()).toEqual({
      uid,
      linkedAt: expect.any(Number),
    })
    expect((await stored.account(uid).get()).data()).toEqual({
      identities: { [provider]: identity() },
      telegramChatId: null,
      unlinking: {},
    })
  })

  test('a returning person comes to the same account, which stays as it was made', async () => {
    const first = await signedInBy((await browser.signIn(provider, 'zarya')).body['token'])
    await stored.profile(first.uid).update({ displayName: 'Wolf', steamNickname: '' })
    const before = (await stored.profile(first.uid).get()).data()
    const other = await signedInBy((await new SignInBrowser().signIn(provider, 'zarya')).body['token'])
    expect(other.uid).toBe(first.uid)
    expect((await stored.profile(first.uid).get()).data()).toEqual(before)
  })

  test('can call at once as the person that it is', async () => {
    const person = await signedInBy((await browser.signIn(provider, 'zarya')).body['token'])
    expect(
      await call('joinCompetition', person, { competitionId: freshId(), joinId: freshId() }),
    ).toMatchObject({
      code: 'not-found',
    })
  })

  test('two first sign-ins of one person in the same instant make one account', async () => {
    const browsers = Array.from({ length: 4 }, () => new SignInBrowser())
    const answers = await Promise.all(
      browsers.map(async one => chosen((await one.begin(provider)).address, 'zarya')),
    )
    const finished = await Promise.all(
      browsers.map((one, index) => one.finish(provider, answers[index] ?? '')),
    )
    const people = await Promise.all(finished.map(({ body }) => signedInBy(body['token'])))
    expect(new Set(people.map(({ uid }) => uid)).size).toBe(1)
    const { users } = await getAuth(firebaseApp()).listUsers()
    expect(users.filter(({ displayName }) => displayName === 'Заря')).toHaveLength(1)
  })

  test('what broke off in the middle is completed by the next sign-in', async () => {
    const { uid } = await signedInBy((await browser.signIn(provider, 'zarya')).body['token'])
    await getAuth(firebaseApp()).deleteUser(uid)
    const again = await signedInBy((await browser.signIn(provider, 'zarya')).body['token'])
    expect(again.uid).toBe(uid)
    expect((await getAuth(firebaseApp()).getUser(uid)).displayName).toBe('Заря')
  })

  test('an account that has lost its profile gets another one', async () => {
    const uid = freshId()
    await stored.identity(provider, identity()).set({ uid, linkedAt: 0 })
    const person = await signedInBy((await browser.signIn(provider, 'zarya')).body['token'])
    expect(person.uid).toBe(uid)
    expect((await stored.profile(uid).get()).data()).toMatchObject({
      displayName: 'Заря',
      [`${provider}ID`]: identity(),
    })
    expect((await stored.identity(provider, identity()).get()).data()).toEqual({ uid, linkedAt: 0 })
  })

  test('who says no is told so, and nothing is stored', async () => {
    const before = await signInDocuments()
    const { attempt, address } = await browser.begin(provider)
    const finished = await browser.finish(provider, await chosen(address, ''))
    expect(finished).toEqual({ status: 403, body: { code: 'sign-in-refused', attempt } })
    expect(await signInDocuments()).toEqual(before)
  })

  test('an attempt comes to an end once', async () => {
    const { attempt, address } = await browser.begin(provider)
    await browser.finish(provider, await chosen(address, 'zarya'))
    for (const answer of [await chosen(address, 'zarya'), await chosen(address, '')]) {
      expect(await browser.finish(provider, answer)).toEqual({
        status: 400,
        body: { code: 'sign-in-expired', attempt },
      })
    }
  })

  test('of two answers to one attempt in the same instant one counts', async () => {
    const { address } = await browser.begin(provider)
    const answers = await Promise.all([chosen(address, 'zarya'), chosen(address, 'kedr')])
    const finished = await Promise.all(answers.map(answer => browser.finish(provider, answer)))
    expect(finished.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(finished.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'sign-in-expired' })
  })

  test('an attempt counts in the browser in which it began', async () => {
    const { address } = await browser.begin(provider)
    const answer = await chosen(address, 'zarya')
    const expired = { status: 400, body: { code: 'sign-in-expired' } }
    const other = new SignInBrowser()
    expect(await other.finish(provider, answer)).toEqual(expired)
    await other.begin(provider)
    expect(await other.finish(provider, answer)).toEqual(expired)
    expect(await browser.finish(provider, answer)).toMatchObject({ status: 200 })
  })

  test('two tabs of one browser do not end each other', async () => {
    const first = await browser.begin(provider)
    const second = await browser.begin(provider)
    expect(await browser.finish(provider, await chosen(first.address, 'zarya'))).toMatchObject({
      status: 200,
      body: { attempt: first.attempt },
    })
    expect(await browser.finish(provider, await chosen(second.address, 'zarya'))).toMatchObject({
      status: 200,
      body: { attempt: second.attempt },
    })
  })

  test('a state of another provider, changed, or made up is none', async () => {
    const other = provider === 'discord' ? 'steam' : 'discord'
    const foreign = (await browser.begin(other)).state
    const { state, address } = await browser.begin(provider)
    const linking = (await browser.begin(provider, 'link')).state
    const answer = await chosen(address, 'zarya')
    for (const wrong of [
      foreign,
      state.replace('sign-in', 'link'),
      linking.replace('link', 'sign-in'),
      'x',
    ]) {
      answer.set('state', wrong)
      expect(await browser.finish(provider, answer)).toEqual({
        status: 400,
        body: { code: 'sign-in-expired' },
      })
    }
  })

  test('to link answers a ticket, and neither signs anybody in nor makes an account', async () => {
    const { attempt, address } = await browser.begin(provider, 'link')
    const before = await signInDocuments()
    expect(await browser.finish(provider, await chosen(address, 'zarya'))).toEqual({
      status: 200,
      body: { attempt, purpose: 'link', token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) },
    })
    expect(await signInDocuments()).toMatchObject({
      identities: before['identities'],
      accounts: before['accounts'],
      signInTickets: (before['signInTickets'] ?? 0) + 1,
    })
  })

  test('another site can neither post nor be led to', async () => {
    const { address } = await browser.begin(provider)
    const answer = await chosen(address, 'zarya')
    const denied = { status: 403, body: { code: 'permission-denied' } }
    for (const origin of ['https://evil.example', 'null', `${emulators.hosting}.evil.example`, '']) {
      expect(await browser.finish(provider, answer, { origin })).toEqual(denied)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      expect(await browser.finish(provider, answer, { 'content-type': type })).toEqual({
        status: 400,
        body: { code: 'invalid-input' },
      })
    }
    const leading = ['next', 'redirect_uri', 'return_to', 'openid.return_to', 'continue']
    for (const name of leading) {
      const path = `/api/auth/${provider}?attempt=${freshAttempt()}&purpose=sign-in&${name}=https://evil.example`
      const response = await browser.get(path)
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
    }
    expect(await browser.finish(provider, answer)).toMatchObject({ status: 200 })
  })
})

test('the browser is sent to the provider, and nowhere else whatever it says of itself', async () => {
  for (const provider of providers) {
    const { address } = await browser.begin(provider)
    expect(address.origin).toBe(emulators.fakes)
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'evil.example:6400', 'x@evil.example']) {
      const path = `/api/auth/${provider}?attempt=${freshAttempt()}&purpose=sign-in`
      const response = await fetch(emulators.function('signIn') + path, {
        redirect: 'manual',
        headers: { 'x-forwarded-host': host },
      })
      expect(response.status).toBe(403)
      expect(response.headers.get('location')).toBeNull()
    }
  }
})

test('the cookie is the browser’s alone, lives as long as an attempt, and no answer is kept', async () => {
  const path = `/api/auth/steam?attempt=${freshAttempt()}&purpose=sign-in`
  const response = await browser.get(path)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__session=[A-Za-z0-9_-]{43}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/,
    ),
  ])
  for (const answer of [response, await browser.get('/api/auth/steam'), await browser.get('/api/auth/x')]) {
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a cookie that is not one of ours is replaced', async () => {
  browser.session = 'planted'
  await browser.begin('steam')
  expect(browser.session).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test.each([
  ['nothing', ''],
  ['no purpose', `attempt=${freshAttempt()}`],
  ['another purpose', `attempt=${freshAttempt()}&purpose=steal`],
  ['a short attempt', 'attempt=abc&purpose=sign-in'],
  ['a long attempt', `attempt=${freshAttempt()}a&purpose=sign-in`],
  ['something twice', `attempt=${freshAttempt()}&attempt=${freshAttempt()}&purpose=sign-in`],
])('beginning with %s is refused', async (_, query) => {
  const response = await browser.get(`/api/auth/discord?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'invalid-input' })
})

test('other providers, paths and methods there are none', async () => {
  for (const path of ['/api/auth/google', '/api/auth/', '/api/auth/steam/return', '/api/auth/constructor']) {
    const response = await browser.get(`${path}?attempt=${freshAttempt()}&purpose=sign-in`)
    expect(response.status, path).toBe(404)
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${emulators.hosting}/api/auth/steam`, { method })
    expect(response.status, method).toBe(405)
  }
})

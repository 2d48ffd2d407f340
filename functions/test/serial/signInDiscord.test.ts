import { beforeEach, describe, expect, test } from 'vitest'
import { signInDocuments } from '../../../testing/forgottenPerson.ts'
import { type Begun, chosen, SignInBrowser } from '../support/signInBrowser.ts'

let browser: SignInBrowser
let begun: Begun
beforeEach(async () => {
  browser = new SignInBrowser()
  begun = await browser.begin('discord')
})

const failed = { status: 400, body: { code: 'sign-in-failed', attempt: expect.any(String) } }

/** The address of the stand-in with other parameters than we sent; null takes one away. */
function asking(changes: Readonly<Record<string, string | null>>, { address } = begun): URL {
  const changed = new URL(address)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name)
    else changed.searchParams.set(name, value)
  }
  return changed
}

test('it is asked who somebody is and nothing more, with a challenge that is another one each time', async () => {
  const other = await browser.begin('discord')
  const asked = [begun, other].map(({ address }) => Object.fromEntries(address.searchParams))
  for (const parameters of asked) {
    expect(parameters).toEqual({
      client_id: 'demo-client',
      response_type: 'code',
      scope: 'identify',
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/auth\/discord\/return$/),
      state: expect.any(String),
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      code_challenge_method: 'S256',
    })
  }
  expect(asked[0]?.['code_challenge']).not.toBe(asked[1]?.['code_challenge'])
  expect(asked[0]?.['state']).not.toBe(asked[1]?.['state'])
})

describe('refused, and nothing stored', () => {
  let before: Readonly<Record<string, number>>
  beforeEach(async () => {
    before = await signInDocuments()
  })

  async function expectFailed(answer: URLSearchParams | string): Promise<void> {
    expect(await browser.finish('discord', answer)).toEqual(failed)
    expect(await signInDocuments()).toEqual(before)
  }

  test('a code that somebody else was given, in an attempt of one’s own', async () => {
    const victim = await new SignInBrowser().begin('discord')
    const stolen = await chosen(victim.address, 'zarya')
    stolen.set('state', begun.state)
    await expectFailed(stolen)
  })

  test('a code of an earlier attempt of the same browser', async () => {
    const earlier = await chosen(begun.address, 'zarya')
    begun = await browser.begin('discord')
    earlier.set('state', begun.state)
    await expectFailed(earlier)
  })

  test('a code that was asked for without a challenge', async () => {
    await expectFailed(await chosen(asking({ code_challenge: null, code_challenge_method: null }), 'zarya'))
  })

  test('a code that was asked for with another challenge', async () => {
    await expectFailed(await chosen(asking({ code_challenge: 'A'.repeat(43) }), 'zarya'))
  })

  test('a code that another application was given', async () => {
    await expectFailed(await chosen(asking({ client_id: 'another-client' }), 'zarya'))
  })

  test('a code that was given for another address', async () => {
    const { address } = begun
    const elsewhere = address.searchParams.get('redirect_uri')?.replace('127.0.0.1', 'localhost') ?? ''
    await expectFailed(await chosen(asking({ redirect_uri: elsewhere }), 'zarya'))
  })

  test.each([
    ['a made-up code', 'code=AAAAAAAAAAAAAAAAAAAA'],
    ['no code', ''],
    ['an empty code', 'code='],
    ['a code with a line break', 'code=a%0Ab'],
    ['an error of another kind', 'error=server_error'],
    ['a token', 'access_token=a&token_type=Bearer'],
  ])('%s', async (_, parameters) => {
    await expectFailed(`${parameters}&state=${begun.state}`)
  })

  test.each([
    ['a second code', 'code=a'],
    ['an error', 'error=access_denied'],
    ['another issuer', 'iss=https%3A%2F%2Fevil.example'],
    ['a signed response', 'response=a.b.c'],
    ['a token', 'id_token=a.b.c'],
    ['what Discord never says', 'next=https%3A%2F%2Fevil.example'],
  ])('a right code together with %s', async (_, parameters) => {
    const answer = await chosen(begun.address, 'zarya')
    if (parameters.startsWith('iss=')) answer.delete('iss')
    await expectFailed(`${answer}&${parameters}`)
  })
})

test('a code counts once', async () => {
  const answer = await chosen(begun.address, 'zarya')
  expect(await browser.finish('discord', answer)).toMatchObject({ status: 200 })
  begun = await browser.begin('discord')
  answer.set('state', begun.state)
  expect(await browser.finish('discord', answer)).toEqual(failed)
})

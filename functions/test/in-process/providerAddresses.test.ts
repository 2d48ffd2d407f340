import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerAddresses } from '../../src/platform/providerAddresses.ts'
import { handleSignIn } from '../../src/sign-in/handleSignIn.ts'
import { ownOrigin } from '../../src/sign-in/ownOrigin.ts'

const standIns = {
  UPPER_BRACKET_FAKES: 'http://127.0.0.1:5011',
  UPPER_BRACKET_DISCORD: 'http://127.0.0.1:5011/discord',
  UPPER_BRACKET_STARTGG: 'http://127.0.0.1:5011/startgg',
  UPPER_BRACKET_STEAM: 'http://127.0.0.1:5011/steam',
}
const real = providerAddresses({})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('inside the emulator a stand-in takes the place of its service', () => {
  const { discord, startgg, steam } = providerAddresses({ ...standIns, FUNCTIONS_EMULATOR: 'true' })
  expect(discord).toMatchObject({
    issuer: 'http://127.0.0.1:5011/discord',
    token: 'http://127.0.0.1:5011/discord/api/oauth2/token',
  })
  expect(startgg.graphql).toBe('http://127.0.0.1:5011/startgg/gql/alpha')
  expect(steam.openid).toBe('http://127.0.0.1:5011/steam/openid/login')
  expect(
    providerAddresses({ UPPER_BRACKET_STEAM: standIns.UPPER_BRACKET_STEAM, FUNCTIONS_EMULATOR: 'true' })
      .discord,
  ).toEqual(real.discord)
})

test.each([undefined, '', 'false', '1', 'TRUE'])('deployed (FUNCTIONS_EMULATOR %j) it does not', emulator => {
  expect(providerAddresses({ ...standIns, FUNCTIONS_EMULATOR: emulator })).toEqual(real)
})

test.each([
  'https://evil.example',
  'http://evil.example',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.1@evil.example',
  'https://127.0.0.1',
  'file:///etc/passwd',
  'nonsense',
])('%s is not a stand-in even inside the emulator', address => {
  const env = { UPPER_BRACKET_DISCORD: address, UPPER_BRACKET_STEAM: address, FUNCTIONS_EMULATOR: 'true' }
  expect(providerAddresses(env)).toEqual(real)
})

describe('a deployed function', () => {
  beforeEach(() => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
    for (const [name, value] of Object.entries(standIns)) vi.stubEnv(name, value)
    vi.stubEnv('DISCORD_CLIENT_ID', 'ours')
    vi.stubEnv('DISCORD_CLIENT_SECRET', 'secret')
    vi.stubEnv('ADDRESS_SECRET', 'secret')
    vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"upper"}')
    vi.stubEnv('PUBLIC_ORIGIN', '')
  })

  test.each([
    ['discord', 'https://discord.com/oauth2/authorize'],
    ['steam', 'https://steamcommunity.com/openid/login'],
  ])('sends people to %s itself, with a cookie for TLS alone', async (provider, address) => {
    const { status, headers } = await handleSignIn({
      method: 'GET',
      url: `/api/auth/${provider}?attempt=${'A'.repeat(22)}&purpose=sign-in`,
      origin: ownOrigin('evil.example') ?? '',
      address: null,
      headers: { cookie: undefined, origin: undefined, contentType: undefined },
      body: '',
    })
    expect(status).toBe(302)
    expect(headers['location']?.split('?')[0]).toBe(address)
    expect(headers['location']).toContain(encodeURIComponent('https://upper.web.app/auth/'))
    expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  })

  test('uses the deployed origin, whatever a request claims', () => {
    expect(ownOrigin('127.0.0.1:5000')).toBe('https://upper.web.app')
    vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example/')
    expect(ownOrigin('evil.example')).toBe('https://upper.example')
  })

  test('that has not been set up for Discord leads back at once, and says that it failed', async () => {
    vi.stubEnv('DISCORD_CLIENT_ID', '')
    const origin = 'https://upper.web.app'
    const url = '/api/auth/discord'
    const headers = { cookie: undefined, origin, contentType: 'application/json' }
    const query = `?attempt=${'A'.repeat(22)}&purpose=sign-in`
    const begun = await handleSignIn({
      method: 'GET',
      url: url + query,
      origin,
      address: null,
      headers,
      body: '',
    })
    const [page, answer = ''] = begun.headers['location']?.split('?') ?? []
    expect(page).toBe('https://upper.web.app/auth/discord/return')

    const cookie = begun.headers['set-cookie']?.split(';')[0]
    const body = JSON.stringify({ answer })
    const finished = await handleSignIn({
      method: 'POST',
      url,
      origin,
      address: null,
      headers: { ...headers, cookie },
      body,
    })
    expect(finished).toMatchObject({ status: 400, body: { code: 'sign-in-failed', attempt: 'A'.repeat(22) } })
  })
})

import { describe, expect, test } from 'vitest'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { fakeDiscord } from './discord.ts'
import { fakeKeys } from './fakeKeys.ts'
import { isLocalReturn } from './isLocalReturn.ts'
import { assertionFields, fakeSteam, signedAssertion } from './steam.ts'

const home = 'http://127.0.0.1:5000'
const openid = 'http://127.0.0.1:5011/steam/openid/login'

const discord = {
  app: fakeDiscord('http://127.0.0.1:5011/discord'),
  path: '/oauth2/authorize',
  returnParameter: 'redirect_uri',
  query: {
    client_id: fakeKeys.DISCORD_CLIENT_ID,
    response_type: 'code',
    scope: 'identify',
    redirect_uri: `${home}/auth/discord/return`,
    state: '"><script>alert(1)</script>',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  },
}
const steam = {
  app: fakeSteam('http://127.0.0.1:5011/steam'),
  path: '/openid/login',
  returnParameter: 'openid.return_to',
  query: {
    'openid.ns': 'http://specs.openid.net/auth/2.0',
    'openid.mode': 'checkid_setup',
    'openid.realm': home,
    'openid.return_to': `${home}/auth/steam/return?state="><script>alert(1)</script>`,
  },
}

describe.each([
  ['Discord', discord],
  ['Steam', steam],
] as const)('the fake of %s', (_, { app, path, query, returnParameter }) => {
  const ask = (end: string, changes: Readonly<Record<string, string>>) =>
    app.request(`${path}${end}?${new URLSearchParams({ ...query, ...changes })}`)

  test('offers every demonstration person, and to say no', async () => {
    const page = await (await ask('', {})).text()
    for (const { nickname } of demonstrationPersons) expect(page).toContain(nickname)
    expect(page).toContain('Cancel')
    expect(page).not.toContain('<script>')
  })

  test.each(['https://evil.example/auth/x/return', `${home}/elsewhere`, '//evil.example', ''])(
    'leads nobody to %j',
    async address => {
      for (const end of ['', '/answer']) {
        const response = await ask(end, { [returnParameter]: address, person: 'zarya' })
        expect(response.status).toBe(400)
        expect(response.headers.get('location')).toBeNull()
      }
    },
  )

  test('returns the chosen person, or a refusal', async () => {
    const [chosen, refused] = await Promise.all([
      ask('/answer', { person: 'zarya' }),
      ask('/answer', { person: '' }),
    ])
    expect(chosen.headers.get('location')).toMatch(/[?&](code|openid\.claimed_id)=/)
    expect(refused.headers.get('location')).toMatch(/[?&](error=access_denied|openid\.mode=cancel)(&|$)/)
  })
})

test.each([
  'http://evil.example/return',
  'http://127.0.0.1.evil.example/return',
  'http://127.0.0.1@evil.example/return',
  'https://127.0.0.1/return',
  'javascript://127.0.0.1/return',
  null,
])('%j is no address on this machine', address => {
  expect(isLocalReturn(address, '/return')).toBe(false)
  expect(isLocalReturn('http://localhost:5000/return?x=1', '/return')).toBe(true)
})

test('the fake of Steam confirms each assertion once, and none that was changed', async () => {
  const assertion = signedAssertion(
    assertionFields({ openid, steamId: '76561197960287001', returnTo: `${home}/auth/steam/return?state=x` }),
  )
  const check = async (fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ ...fields, 'openid.mode': 'check_authentication' })
    return (await steam.app.request('/openid/login', { method: 'POST', body })).text()
  }
  expect(await check({ ...assertion, 'openid.return_to': home })).toContain('is_valid:false')
  expect(await check(assertion)).toBe('ns:http://specs.openid.net/auth/2.0\nis_valid:true\n')
  expect(await check(assertion)).toContain('is_valid:false')
})

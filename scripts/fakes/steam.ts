import { createHmac, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { consent } from './consent.ts'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'

const namespace = 'http://specs.openid.net/auth/2.0'

/** The key is public, so that tests can sign what the real Steam never would. */
const signingKey = 'the fake of Steam'

const usuallySigned = [
  'signed',
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
]

/** A fake of Steam's OpenID 2.0 and of the one call of its Web API that is used. `address` is its own. */
export function fakeSteam(address: string): Hono {
  const openid = `${address}/openid/login`
  /** The verified signatures, because Steam confirms each of them once. */
  const confirmed = new Set<string>()

  const consentPage = consent({
    service: 'Steam',
    address: openid,
    returns: ['openid.return_to', '/auth/steam/return'],
    required: { 'openid.ns': namespace, 'openid.mode': 'checkid_setup' },
    answer(query, person) {
      if (person === undefined) return { 'openid.ns': namespace, 'openid.mode': 'cancel' }
      const returnTo = query.get('openid.return_to') ?? ''
      return signedAssertion(assertionFields({ openid, steamId: person.steamId, returnTo }))
    },
  })

  return new Hono()
    .post('/openid/login', async context => {
      const fields = Object.fromEntries(new URLSearchParams(await context.req.text()))
      const signature = fields['openid.sig'] ?? ''
      const isValid =
        fields['openid.mode'] === 'check_authentication' &&
        signature === signatureOf(fields) &&
        !confirmed.has(signature)
      if (isValid) confirmed.add(signature)
      return context.text(`ns:${namespace}\nis_valid:${isValid}\n`)
    })
    .route('/openid/login', consentPage)
    .get('/ISteamUser/GetPlayerSummaries/v2', context => {
      if (context.req.query('key') !== fakeKeys.STEAM_API_KEY) return context.text('Forbidden', 403)
      const asked = (context.req.query('steamids') ?? '').split(',')
      const players = demonstrationPersons
        .filter(({ steamId }) => asked.includes(steamId))
        .map(({ steamId, nickname }) => ({
          steamid: steamId,
          personaname: nickname,
          profileurl: `https://steamcommunity.com/profiles/${steamId}/`,
        }))
      return context.json({ response: { players } })
    })
}

interface Assertion {
  readonly openid: string
  readonly steamId: string
  readonly returnTo: string
}

/** Returns the fields of an unsigned assertion in Steam's form. */
export function assertionFields({ openid, steamId, returnTo }: Assertion): Record<string, string> {
  const second = `${new Date().toISOString().slice(0, 19)}Z`
  return {
    'openid.ns': namespace,
    'openid.mode': 'id_res',
    'openid.op_endpoint': openid,
    'openid.claimed_id': `https://steamcommunity.com/openid/id/${steamId}`,
    'openid.identity': `https://steamcommunity.com/openid/id/${steamId}`,
    'openid.return_to': returnTo,
    'openid.response_nonce': `${second}${randomBytes(20).toString('base64')}`,
    'openid.assoc_handle': '1234567890',
  }
}

/** Signs any fields over those named in `signed`; the fake confirms the signature once. */
export function signedAssertion(
  fields: Readonly<Record<string, string>>,
  signed: readonly string[] = usuallySigned,
): Record<string, string> {
  const named = { ...fields, 'openid.signed': signed.join(',') }
  return { ...named, 'openid.sig': signatureOf(named) }
}

/** Signs the key-value form of the signed fields (OpenID Authentication 2.0, section 6.1). */
function signatureOf(fields: Readonly<Record<string, string>>): string {
  const lines = (fields['openid.signed'] ?? '')
    .split(',')
    .map(name => `${name}:${fields[`openid.${name}`] ?? ''}\n`)
  return createHmac('sha1', signingKey).update(lines.join('')).digest('base64')
}

import { createHmac, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { fakePage, personPicture } from './fakePage.ts'
import { isLocalReturn } from './isLocalReturn.ts'
import { personChoice } from './personChoice.ts'

const accent = '#66c0f4'
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
  /** The verified signatures, because Steam confirms each of them once. */
  const confirmed = new Set<string>()

  return new Hono()
    .get('/openid/login', context => {
      const query = new URL(context.req.url).searchParams
      const mistake = mistakeIn(query)
      if (mistake !== null) return context.html(refusalPage(mistake), 400)
      return context.html(fakePage('Steam', accent, personChoice(`${address}/openid/login/answer`, query)))
    })
    .get('/openid/login/answer', context => {
      const query = new URL(context.req.url).searchParams
      const mistake = mistakeIn(query)
      if (mistake !== null) return context.html(refusalPage(mistake), 400)

      const returnTo = query.get('openid.return_to') ?? ''
      const person = demonstrationPersons.find(({ key }) => key === query.get('person'))
      const answer =
        person === undefined
          ? { 'openid.ns': namespace, 'openid.mode': 'cancel' }
          : signedAssertion(
              assertionFields({ openid: `${address}/openid/login`, steamId: person.steamId, returnTo }),
            )
      const back = new URL(returnTo)
      for (const [name, value] of Object.entries(answer)) back.searchParams.append(name, value)
      return context.redirect(back.href)
    })
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
    .get('/ISteamUser/GetPlayerSummaries/v2', context => {
      if (context.req.query('key') !== fakeKeys.STEAM_API_KEY) return context.text('Forbidden', 403)
      const asked = (context.req.query('steamids') ?? '').split(',')
      const players = demonstrationPersons
        .filter(({ steamId }) => asked.includes(steamId))
        .map(({ steamId, nickname }) => ({
          steamid: steamId,
          personaname: nickname,
          profileurl: `https://steamcommunity.com/profiles/${steamId}/`,
          avatarfull: `${address}/avatars/${steamId}`,
        }))
      return context.json({ response: { players } })
    })
    .get('/avatars/:id', context => {
      const person = demonstrationPersons.find(({ steamId }) => steamId === context.req.param('id'))
      if (person === undefined) return context.notFound()
      return context.body(personPicture(person), 200, { 'content-type': 'image/svg+xml' })
    })
}

/** Returns the fields of an unsigned assertion in Steam's form. */
export function assertionFields({
  openid,
  steamId,
  returnTo,
}: {
  readonly openid: string
  readonly steamId: string
  readonly returnTo: string
}): Record<string, string> {
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

/** Returns the mistake in a request to sign in; null if there is none. */
function mistakeIn(query: URLSearchParams): string | null {
  if (query.get('openid.ns') !== namespace) return 'Not a request of OpenID 2.0'
  if (query.get('openid.mode') !== 'checkid_setup') return 'Unknown mode'
  const returnTo = query.get('openid.return_to')
  if (!isLocalReturn(returnTo, '/auth/steam/return')) return 'Invalid return address'
  const isOfRealm = returnTo?.startsWith(`${query.get('openid.realm')}/`) === true
  return isOfRealm ? null : 'The return address is not part of the realm'
}

function refusalPage(mistake: string) {
  return fakePage('Steam', accent, html`<p>${mistake}</p>`)
}

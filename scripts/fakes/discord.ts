import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { type DemonstrationPerson, demonstrationPersons } from './demonstrationPersons.ts'
import { discordWebhooks } from './discordWebhooks.ts'
import { fakeKeys } from './fakeKeys.ts'
import { fakePage, personPicture } from './fakePage.ts'
import { isLocalReturn } from './isLocalReturn.ts'
import { personChoice } from './personChoice.ts'

const accent = '#5865f2'
const codeMs = 60_000
const tokenSeconds = 604_800

/** The registered applications: this product, and one that represents all others. */
const clients: Readonly<Record<string, string>> = {
  [fakeKeys.DISCORD_CLIENT_ID]: fakeKeys.DISCORD_CLIENT_SECRET,
  'another-client': 'another-secret',
}

interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string | null
  readonly person: DemonstrationPerson
  readonly until: number
}

/**
 * A fake of Discord: OAuth 2 for signing in (consent, token, and identity), and webhooks. `issuer` is its own address.
 */
export function fakeDiscord(issuer: string): Hono {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, DemonstrationPerson>()

  return new Hono()
    .route('/', discordWebhooks(issuer))
    .get('/oauth2/authorize', context => {
      const query = new URL(context.req.url).searchParams
      const mistake = mistakeIn(query)
      if (mistake !== null) return context.html(refusalPage(mistake), 400)
      return context.html(
        fakePage('Discord', accent, personChoice(`${issuer}/oauth2/authorize/answer`, query)),
      )
    })
    .get('/oauth2/authorize/answer', context => {
      const query = new URL(context.req.url).searchParams
      const mistake = mistakeIn(query)
      if (mistake !== null) return context.html(refusalPage(mistake), 400)

      const back = new URL(query.get('redirect_uri') ?? '')
      const person = demonstrationPersons.find(({ key }) => key === query.get('person'))
      if (person === undefined) {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set(
          'error_description',
          'The resource owner or authorization server denied the request',
        )
      } else {
        const code = randomBytes(15).toString('base64url')
        codes.set(code, {
          clientId: query.get('client_id') ?? '',
          redirectUri: query.get('redirect_uri') ?? '',
          challenge: query.get('code_challenge'),
          person,
          until: Date.now() + codeMs,
        })
        back.searchParams.set('code', code)
      }
      back.searchParams.set('state', query.get('state') ?? '')
      back.searchParams.set('iss', issuer)
      return context.redirect(back.href)
    })
    .post('/api/oauth2/token', async context => {
      const form = new URLSearchParams(await context.req.text())
      const clientId = form.get('client_id') ?? ''
      if (!Object.hasOwn(clients, clientId) || clients[clientId] !== form.get('client_secret')) {
        return context.json({ error: 'invalid_client' }, 401)
      }
      const code = form.get('code') ?? ''
      const grant = codes.get(code)
      codes.delete(code)
      if (form.get('grant_type') !== 'authorization_code' || !isRightful(grant, form)) {
        return context.json({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' }, 400)
      }
      const token = randomBytes(15).toString('base64url')
      tokens.set(token, grant.person)
      return context.json({
        access_token: token,
        token_type: 'Bearer',
        expires_in: tokenSeconds,
        scope: 'identify',
      })
    })
    .get('/api/v10/users/@me', context => {
      const person = tokens.get(context.req.header('authorization')?.replace(/^Bearer /, '') ?? '')
      if (person === undefined) return context.json({ message: '401: Unauthorized', code: 0 }, 401)
      return context.json({
        id: person.discordId,
        username: person.key,
        global_name: person.nickname,
        avatar: pictureOf(person),
      })
    })
    .get('/avatars/:id/:file', context => {
      const person = demonstrationPersons.find(({ discordId }) => discordId === context.req.param('id'))
      if (person === undefined) return context.notFound()
      return context.body(personPicture(person), 200, { 'content-type': 'image/svg+xml' })
    })
}

/** Returns the mistake in a request for consent; null if there is none. */
function mistakeIn(query: URLSearchParams): string | null {
  if (!Object.hasOwn(clients, query.get('client_id') ?? '')) return 'Unknown application'
  if (!isLocalReturn(query.get('redirect_uri'), '/auth/discord/return')) return 'Invalid OAuth2 redirect_uri'
  if (query.get('response_type') !== 'code') return 'Unsupported response_type'
  if (query.get('scope') !== 'identify') return 'Invalid scope'
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256') {
    return 'Unsupported code_challenge_method'
  }
  return null
}

/** Whether the code was issued for this application, address and verifier. */
function isRightful(grant: Grant | undefined, form: URLSearchParams): grant is Grant {
  if (grant === undefined || grant.until < Date.now()) return false
  const verifier = form.get('code_verifier')
  const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
  return (
    grant.clientId === form.get('client_id') &&
    grant.redirectUri === form.get('redirect_uri') &&
    grant.challenge === challenge
  )
}

function pictureOf({ key }: DemonstrationPerson): string {
  return createHash('md5').update(key).digest('hex')
}

function refusalPage(mistake: string) {
  return fakePage('Discord', accent, html`<p>${mistake}</p>`)
}

import { createHash, randomBytes, randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { consent } from './consent.ts'
import type { DemonstrationPerson } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { buttonForm, fakePage, lineForm, links, type Said, saidList } from './fakePage.ts'

/** The secrets of the registered applications: this product, and one that represents all others. */
const secrets = new Map<string | null, string>([
  [fakeKeys.DISCORD_CLIENT_ID, fakeKeys.DISCORD_CLIENT_SECRET],
  ['another-client', 'another-secret'],
])
/** The parameters of the request for consent that the request for a token must repeat. */
const repeated = ['client_id', 'redirect_uri'] as const

/**
 * A fake of Discord: OAuth 2 for signing in (consent, token, and identity), and webhooks. `issuer` is its own address.
 */
export function fakeDiscord(issuer: string): Hono {
  const grants = new Map<string | null, { asked: URLSearchParams; person: DemonstrationPerson }>()
  const tokens = new Map<string | undefined, DemonstrationPerson>()

  const consentPage = consent({
    service: 'Discord',
    address: `${issuer}/oauth2/authorize`,
    returns: ['redirect_uri', '/auth/discord/return'],
    required: { response_type: 'code', scope: 'identify' },
    answer(asked, person) {
      const same = { state: asked.get('state') ?? '', iss: issuer }
      if (person === undefined) return { error: 'access_denied', error_description: 'Denied', ...same }
      const code = randomBytes(15).toString('base64url')
      grants.set(code, { asked, person })
      return { code, ...same }
    },
  })

  return new Hono()
    .route('/', webhooks(issuer))
    .route('/oauth2/authorize', consentPage)
    .post('/api/oauth2/token', async context => {
      const form = new URLSearchParams(await context.req.text())
      const secret = secrets.get(form.get('client_id'))
      if (secret === undefined || secret !== form.get('client_secret'))
        return context.json({ error: 'invalid_client' }, 401)
      const grant = grants.get(form.get('code'))
      grants.delete(form.get('code'))
      const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
      const isRightful =
        grant?.asked.get('code_challenge') === verifier.digest('base64url') &&
        repeated.every(name => grant.asked.get(name) === form.get(name))
      if (!isRightful) return context.json({ error: 'invalid_grant' }, 400)
      const token = randomBytes(15).toString('base64url')
      tokens.set(`Bearer ${token}`, grant.person)
      return context.json({
        access_token: token,
        token_type: 'Bearer',
        expires_in: 604_800,
        scope: 'identify',
      })
    })
    .get('/api/v10/users/@me', context => {
      const person = tokens.get(context.req.header('authorization'))
      if (person === undefined) return context.json({ message: '401: Unauthorized', code: 0 }, 401)
      return context.json({ id: person.discordId, username: person.key, global_name: person.nickname })
    })
}

interface Webhook {
  readonly id: string
  readonly token: string
  readonly name: string
  readonly said: Said[]
  fault: string
}

/** What a channel does with messages: takes them, rejects them as too many, fails, or never responds. */
const faults = ['none', 'too-fast', 'fails', 'hangs']

/** Channels whose pages show posted and edited messages, each with the address of its webhook. */
function webhooks(issuer: string): Hono {
  const all = new Map<string | undefined, Webhook>()
  const pageOf = (id: string) => `${issuer}/channels/${id}`

  const api = new Hono<{ Variables: { webhook: Webhook } }>()
    .use('/:id/:token/*', async (context, next) => {
      const webhook = all.get(context.req.param('id'))
      if (webhook?.token !== context.req.param('token'))
        return context.json({ message: 'Unknown Webhook', code: 10015 }, 404)
      context.set('webhook', webhook)
      if (context.req.method === 'GET' || webhook.fault === 'none') return next()
      if (webhook.fault === 'too-fast') return context.json({ message: 'Too many', retry_after: 1 }, 429)
      if (webhook.fault === 'hangs') await new Promise(resolve => setTimeout(resolve, 30_000).unref())
      return context.text('upstream connect error', 503)
    })
    .get('/:id/:token', context => {
      const { id, name } = context.var.webhook
      return context.json({ id, type: 1, name, channel_id: id })
    })
    .post('/:id/:token', async context => {
      const parts = await partsIn(context)
      if (parts === null) return context.json({ message: 'Cannot send an empty message', code: 50006 }, 400)
      const id = randomInt(2 ** 47)
      context.var.webhook.said.push({ id, own: false, parts, isEdited: false, buttons: [] })
      return context.json({ id: String(id) })
    })
    .patch('/:id/:token/messages/:message', async context => {
      const message = context.var.webhook.said.find(({ id }) => String(id) === context.req.param('message'))
      if (message === undefined) return context.json({ message: 'Unknown Message', code: 10008 }, 404)
      message.parts = (await partsIn(context)) ?? message.parts
      message.isEdited = true
      return context.json({ id: String(message.id) })
    })

  return new Hono()
    .route('/api/webhooks', api)
    .route('/api/v10/webhooks', api)
    .get('/channels', context =>
      context.html(
        fakePage(
          'Discord channels',
          html`${links([...all.values()].map(({ id, name }) => [pageOf(id), `# ${name}`]))}
          ${lineForm('', 'Channel', 'name', 'New channel with a webhook', 'results')}`,
        ),
      ),
    )
    .post('/channels', async context => {
      // 18 digits, like Discord's ids.
      const id = `1${String(randomInt(10 ** 14)).padStart(17, '0')}`
      const name = String((await context.req.parseBody())['name'])
      all.set(id, { id, token: randomBytes(51).toString('base64url'), name, said: [], fault: 'none' })
      return context.redirect(pageOf(id), 303)
    })
    .get('/channels/:id', context => {
      const webhook = all.get(context.req.param('id'))
      if (webhook === undefined) return context.notFound()
      const { id, token, name, said, fault } = webhook
      const address = `${issuer}/api/webhooks/${id}/${token}`
      return context.html(
        fakePage(
          `Discord: # ${name}`,
          html`<input aria-label="Webhook" readonly value="${address}" />
            ${saidList(said)}
            <p>Messages: ${fault}</p>
            ${faults.map(each => buttonForm(`${pageOf(id)}/fault`, each, 'fault', each))}
            ${buttonForm(`${pageOf(id)}/delete`, 'Delete the webhook')}
            <a href="${issuer}/channels">All channels</a>`,
        ),
      )
    })
    .post('/channels/:id/:action{fault|delete}', async context => {
      const { id, action } = context.req.param()
      const webhook = all.get(id)
      if (webhook === undefined) return context.notFound()
      if (action === 'fault') webhook.fault = String((await context.req.parseBody())['fault'])
      else all.delete(id)
      return context.redirect(action === 'fault' ? pageOf(id) : `${issuer}/channels`, 303)
    })
}

/** Splits the content at its markup for struck out text; null if Discord would refuse it. */
async function partsIn(context: Context): Promise<readonly string[] | null> {
  const { content }: { content?: unknown } = await context.req.json()
  const isAccepted = typeof content === 'string' && content !== '' && content.length <= 2000
  return isAccepted ? content.split('~~').map(part => part.replace(/\\(.)/g, '$1')) : null
}

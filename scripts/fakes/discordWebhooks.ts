import { randomBytes, randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { fakePage } from './fakePage.ts'
import { type Fault, faultForm, faults, saidItem } from './fault.ts'
import { rateLimit } from './rateLimit.ts'

const accent = '#5865f2'

interface Message {
  readonly id: string
  content: string
  isEdited: boolean
}

interface StoredWebhook {
  readonly id: string
  readonly token: string
  readonly name: string
  readonly messages: Message[]
  /** The function returned by `rateLimit`. */
  readonly tooEarly: (now: number) => number
  fault: Fault
}

/**
 * A fake of Discord's webhooks: channels whose pages show posted and edited messages, each with the address of its
 * webhook, for the lifetime of the process. `issuer` is the address of the fake.
 */
export function discordWebhooks(issuer: string): Hono {
  const webhooks = new Map<string, StoredWebhook>()
  const pageOf = (id: string) => `${issuer}/channels/${id}`
  const find = (context: Context) => webhooks.get(context.req.param('id') ?? '') ?? null

  return new Hono()
    .get('/channels', context => context.html(listPage()))
    .post('/channels', async context => {
      const webhook: StoredWebhook = {
        id: newId(),
        token: randomBytes(51).toString('base64url'),
        name: String((await context.req.parseBody())['name'] ?? 'results'),
        messages: [],
        tooEarly: rateLimit(5, 2000),
        fault: 'none',
      }
      webhooks.set(webhook.id, webhook)
      return context.redirect(pageOf(webhook.id), 303)
    })
    .get('/channels/:id', context => {
      const webhook = find(context)
      return webhook === null ? context.notFound() : context.html(channelPage(webhook))
    })
    .post('/channels/:id/fault', async context => {
      const webhook = find(context)
      if (webhook === null) return context.notFound()
      const chosen = (await context.req.parseBody())['fault']
      webhook.fault = faults.find(fault => fault === chosen) ?? 'none'
      return context.redirect(pageOf(webhook.id), 303)
    })
    .post('/channels/:id/delete', context => {
      webhooks.delete(context.req.param('id'))
      return context.redirect(`${issuer}/channels`, 303)
    })
    .get('/api/:version/webhooks/:id/:token', context => {
      const webhook = find(context)
      if (webhook?.token !== context.req.param('token')) return unknownWebhook(context)
      return context.json({ id: webhook.id, type: 1, name: webhook.name, channel_id: webhook.id })
    })
    .post('/api/:version/webhooks/:id/:token', async context => {
      const webhook = find(context)
      if (webhook?.token !== context.req.param('token')) return unknownWebhook(context)
      const refusal = await refusalBy(webhook, context)
      if (refusal !== null) return refusal
      const content = await contentOf(context)
      if (content === null) return context.json({ message: 'Cannot send an empty message', code: 50006 }, 400)
      const id = newId()
      webhook.messages.push({ id, content, isEdited: false })
      return context.req.query('wait') === 'true' ? context.json({ id, content }) : context.body(null, 204)
    })
    .patch('/api/:version/webhooks/:id/:token/messages/:message', async context => {
      const webhook = find(context)
      if (webhook?.token !== context.req.param('token')) return unknownWebhook(context)
      const refusal = await refusalBy(webhook, context)
      if (refusal !== null) return refusal
      const message = webhook.messages.find(({ id }) => id === context.req.param('message'))
      if (message === undefined) return context.json({ message: 'Unknown Message', code: 10008 }, 404)
      message.content = (await contentOf(context)) ?? message.content
      message.isEdited = true
      return context.json({ id: message.id, content: message.content })
    })

  function listPage() {
    return fakePage(
      'Discord channels',
      accent,
      html`<ul>
          ${[...webhooks.values()].map(
            ({ id, name }) => html`<li><a class="button" href="${pageOf(id)}"># ${name}</a></li>`,
          )}
        </ul>
        <form method="post" action="${issuer}/channels">
          <input name="name" aria-label="Channel" value="results" autocomplete="off" required />
          <button>New channel with a webhook</button>
        </form>`,
    )
  }

  function channelPage({ id, token, name, messages, fault }: StoredWebhook) {
    return fakePage(
      `Discord: # ${name}`,
      accent,
      html`<p class="note">The webhook's address:</p>
        <input aria-label="Webhook" readonly value="${issuer}/api/webhooks/${id}/${token}" />
        <ul aria-label="Messages">
          ${messages.map(({ content, isEdited }) => saidItem(partsOf(content), isEdited))}
        </ul>
        ${faultForm(`${pageOf(id)}/fault`, fault)}
        <form method="post" action="${pageOf(id)}/delete">
          <button class="quiet">Delete the webhook</button>
        </form>
        <a href="${issuer}/channels">All channels</a>`,
    )
  }
}

function unknownWebhook(context: Context) {
  return context.json({ message: 'Unknown Webhook', code: 10015 }, 404)
}

/** Returns the refusal of a message; null if it is accepted. */
async function refusalBy({ fault, tooEarly }: StoredWebhook, context: Context) {
  const seconds = fault === 'too-fast' ? 1 : fault === 'none' ? tooEarly(Date.now()) / 1000 : 0
  if (seconds > 0) {
    return context.json({ message: 'You are being rate limited.', retry_after: seconds, global: false }, 429)
  }
  if (fault === 'fails') return context.text('upstream connect error', 503)
  if (fault === 'hangs') await new Promise(resolve => setTimeout(resolve, 30_000).unref())
  return fault === 'hangs' ? context.body(null, 504) : null
}

async function contentOf(context: Context): Promise<string | null> {
  const body: unknown = await context.req.json().catch(() => null)
  const content = typeof body === 'object' && body !== null && 'content' in body ? body.content : null
  return typeof content === 'string' && content !== '' && content.length <= 2000 ? content : null
}

/** Splits a text without its markup into parts; the odd ones are struck out. */
function partsOf(content: string): readonly string[] {
  return content.split('~~').map(part => part.replace(/\\(.)/g, '$1'))
}

/** Generates 18 digits, like Discord's ids. */
function newId(): string {
  return `1${String(randomInt(10 ** 14)).padStart(17, '0')}`
}

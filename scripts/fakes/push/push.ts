import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { fakeKeys } from '../fakeKeys.ts'
import { fakePage, type Markup } from '../fakePage.ts'
import { PushDevice } from './pushDevice.ts'
import { vapidProblem } from './vapidProblem.ts'

const accent = '#8e7dff'
/** The maximum size of an encrypted message. */
const largestBody = 4096

/** A message received by a device: the decrypted text, and the delivery headers. */
interface Shown {
  readonly text: string
  readonly urgency: string
  readonly ttl: string
}

/**
 * A fake push service together with its browsers: it verifies the sender, decrypts messages, and lists them. Every name
 * is an existing device until it is turned off.
 */
export function fakePush(address: string): Hono {
  const shown = new Map<string, Shown[]>()
  const off = new Set<string>()
  const pageOf = (name: string) => `${address}/devices/${name}`

  return new Hono()
    .get('/', context => context.html(listPage(address, [...shown.keys()])))
    .post('/devices', context => context.redirect(pageOf(randomBytes(6).toString('hex')), 303))
    .get('/devices/:name', context => {
      const name = context.req.param('name')
      return context.html(devicePage(address, name, shown.get(name) ?? [], off.has(name)))
    })
    .post('/devices/:name/turn', context => {
      const name = context.req.param('name')
      if (!off.delete(name)) off.add(name)
      return context.redirect(pageOf(name), 303)
    })
    .post('/to/:name', async context => {
      const name = context.req.param('name')
      if (off.has(name)) return context.text('push subscription has unsubscribed or expired', 410)
      const body = Buffer.from(await context.req.arrayBuffer())
      const refusal = refusalOf(context, address, body)
      if (refusal !== null) return context.text(...refusal)
      const message = {
        text: new PushDevice(name).open(body),
        urgency: context.req.header('urgency') ?? 'normal',
        ttl: context.req.header('ttl') ?? '',
      }
      shown.set(name, [...(shown.get(name) ?? []), message])
      return context.body(null, 201, { location: pageOf(name) })
    })
}

/** Returns the subscription of a device, with its endpoint and keys, as a browser would. */
export function subscriptionOf(address: string, name: string) {
  return { endpoint: `${address}/to/${name}`, keys: new PushDevice(name).keys }
}

function refusalOf(context: Context, address: string, body: Buffer): [string, 400 | 403 | 413] | null {
  if (context.req.header('content-encoding') !== 'aes128gcm') return ['not aes128gcm', 400]
  if (!/^[0-9]+$/.test(context.req.header('ttl') ?? '')) return ['no TTL', 400]
  if (body.length > largestBody) return ['too large', 413]
  const problem = vapidProblem(context.req.header('authorization') ?? '', {
    audience: new URL(address).origin,
    publicKey: fakeKeys.VAPID_PUBLIC_KEY,
    now: Date.now(),
  })
  return problem === null ? null : [problem, 403]
}

function listPage(address: string, names: readonly string[]): Markup {
  return fakePage(
    'Push service',
    accent,
    html`<p>Browsers that were sent something</p>
      <ul>
        ${names.map(name => html`<li><a class="button" href="${address}/devices/${name}">${name}</a></li>`)}
      </ul>
      <form method="post" action="${address}/devices"><button>A new browser</button></form>`,
  )
}

function devicePage(address: string, name: string, shown: readonly Shown[], isOff: boolean): Markup {
  return fakePage(
    `Browser ${name}`,
    accent,
    html`<ul aria-label="Messages">
        ${shown.map(
          ({ text, urgency, ttl }) =>
            html`<li><pre class="said">${text}</pre><p class="note">urgency ${urgency}, for ${ttl} s</p></li>`,
        )}
      </ul>
      <p class="note">Its subscription</p>
      <pre class="said">${JSON.stringify(subscriptionOf(address, name))}</pre>
      <form method="post" action="${address}/devices/${name}/turn">
        <button class="quiet">${isOff ? 'Subscribe again' : 'Unsubscribe'}</button>
      </form>
      <a href="${address}/">All browsers</a>`,
  )
}

/// <reference path="./http_ece.d.ts" />
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import { fakeKeys } from './fakeKeys.ts'
import { buttonForm, fakePage, links } from './fakePage.ts'

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
    .get('/', context =>
      context.html(
        fakePage(
          'Push service',
          html`<p>Browsers that were sent something</p>
            ${links([...shown.keys()].map(name => [pageOf(name), name]))}
            ${buttonForm(`${address}/devices`, 'A new browser')}`,
        ),
      ),
    )
    .post('/devices', context => context.redirect(pageOf(randomBytes(6).toString('hex')), 303))
    .get('/devices/:name', context => {
      const name = context.req.param('name')
      return context.html(
        fakePage(
          `Browser ${name}`,
          html`<ul aria-label="Messages">
              ${shown
                .get(name)
                ?.map(
                  ({ text, urgency, ttl }) =>
                    html`<li><pre class="said">${text}</pre><small>urgency ${urgency}, for ${ttl} s</small></li>`,
                )}
            </ul>
            <p>Its subscription</p>
            <pre class="said">${JSON.stringify(subscriptionOf(address, name))}</pre>
            ${buttonForm(`${pageOf(name)}/turn`, off.has(name) ? 'Subscribe again' : 'Unsubscribe')}
            <a href="${address}">All browsers</a>`,
        ),
      )
    })
    .post('/devices/:name/turn', context => {
      const name = context.req.param('name')
      if (!off.delete(name)) off.add(name)
      return context.redirect(pageOf(name), 303)
    })
    .post('/to/:name', async context => {
      const name = context.req.param('name')
      if (off.has(name)) return context.text('push subscription has unsubscribed or expired', 410)
      const { authorization = '', urgency = 'normal', ttl = '', ...headers } = context.req.header()
      const body = Buffer.from(await context.req.arrayBuffer())
      if (headers['content-encoding'] !== 'aes128gcm') return context.text('not aes128gcm', 400)
      if (!/^[0-9]+$/.test(ttl)) return context.text('no TTL', 400)
      if (body.length > 4096) return context.text('too large', 413)
      const problem = await vapidProblem(authorization, new URL(address).origin)
      if (problem !== null) return context.text(problem, 403)
      shown.set(name, [...(shown.get(name) ?? []), { text: decrypted(name, body), urgency, ttl }])
      return context.body(null, 201, { location: pageOf(name) })
    })
}

/** Returns the subscription of a device, with its endpoint and keys, as a browser would. */
export function subscriptionOf(address: string, name: string) {
  const { keys, auth } = keysOf(name)
  return { endpoint: `${address}/to/${name}`, keys: { p256dh: keys.getPublicKey('base64url'), auth } }
}

/** Decrypts what was sent to a device. @throws Error if it is not for this device, or was changed */
export function decrypted(name: string, body: Buffer): string {
  const { keys, auth } = keysOf(name)
  return decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()
}

/** The keys derive from the name, so that a device is the same after a restart. */
function keysOf(name: string) {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(createHash('sha256').update(`key of ${name}`).digest())
  const secret = createHash('sha256').update(`secret of ${name}`).digest()
  return { keys, auth: secret.toString('base64url', 0, 16) }
}

/** Returns why the push service at an origin refuses this `Authorization` header (RFC 8292); null if it does not. */
export async function vapidProblem(authorization: string, audience: string): Promise<string | null> {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/.exec(authorization) ?? []
  if (key !== fakeKeys.VAPID_PUBLIC_KEY) return 'not the key of the subscription'
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience, requiredClaims: ['exp', 'sub'] })
    if (Number(payload.exp) * 1000 > Date.now() + 24 * 60 * 60_000) return 'valid for too long'
    return /^(mailto|https):/.test(payload.sub ?? '') ? null : 'no address of the sender'
  } catch (error) {
    return String(error)
  }
}

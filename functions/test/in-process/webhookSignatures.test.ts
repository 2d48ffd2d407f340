import { randomBytes } from 'node:crypto'
import { newWebhookSecret } from '@upper-bracket/shared/integrations/newWebhookSecret'
import type { SigningSecret } from '@upper-bracket/shared/integrations/webhook'
import { WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { signedRequest } from '../../src/integrations/signWebhook.ts'
import { verifyAt } from './support/verifyAt.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.parse('2026-01-01T00:00:00Z')
const deliveries = 1000
const newSecret = () => newWebhookSecret(randomBytes(32))

describe('the official verifier', () => {
  it(`accepts ${deliveries} deliveries while the secret is replaced every hundred, with the old and the new one for a day`, () => {
    let secrets: readonly SigningSecret[] = [{ secret: newSecret(), until: null }]
    const verified = { accepted: 0, refused: 0 }
    for (let index = 0; index < deliveries; index += 1) {
      const now = start + index * 20 * minute
      const [current] = secrets
      if (index % 100 === 99 && current !== undefined) {
        secrets = [
          { secret: newSecret(), until: null },
          { ...current, until: now + day },
        ]
      }
      const payload = {
        type: 'match.finished',
        data: { revision: index, text: '«Волки» \u2028 🏆'.repeat(index % 7) },
      }
      const request = signedRequest(secrets, { id: `msg_${index}`, body: JSON.stringify(payload), now })
      // The receiver's clock is up to five minutes wrong.
      const skew = ((index % 11) - 5) * minute
      for (const { secret, until } of secrets) {
        if (until !== null && until <= now) {
          expect(() => verifyAt(now, secret, request)).toThrow(WebhookVerificationError)
          verified.refused += 1
        } else {
          expect(verifyAt(now + skew, secret, request)).toEqual(payload)
          verified.accepted += 1
        }
      }
    }
    // The new secret accepts all; the old one 72 after each rotation, which are a day.
    expect(verified).toEqual({ accepted: deliveries + 9 * 72 + 1, refused: 252 })
  })

  const secret = newSecret()
  const sent = { id: 'msg_1', body: '{"type":"webhook.test"}', now: start }
  const request = signedRequest([{ secret, until: null }], sent)

  it('accepts a repeated message under the same id with a new signature, by which a receiver recognizes it', () => {
    const repeated = signedRequest([{ secret, until: null }], { ...sent, now: start + 30 * minute })
    expect(repeated.headers['webhook-id']).toBe(request.headers['webhook-id'])
    expect(repeated.headers['webhook-signature']).not.toBe(request.headers['webhook-signature'])
    expect(verifyAt(start + 30 * minute, secret, repeated)).toEqual({ type: 'webhook.test' })
  })

  it.each([-6, 6])('refuses a replay with a difference of %i minutes', minutes => {
    expect(() => verifyAt(start + minutes * minute, secret, request)).toThrow('timestamp')
  })

  it('refuses another body, id, time or secret', () => {
    const { headers, body } = request
    const changes: readonly (typeof request)[] = [
      { headers, body: body.replace('test', 'tes7') },
      { headers: { ...headers, 'webhook-id': 'msg_2' }, body },
      { headers: { ...headers, 'webhook-timestamp': String(start / 1000 + 1) }, body },
    ]
    for (const changed of changes) expect(() => verifyAt(start, secret, changed)).toThrow('signature')
    expect(() => verifyAt(start, newSecret(), request)).toThrow('signature')
    expect(verifyAt(start, secret, request)).toEqual({ type: 'webhook.test' })
  })
})

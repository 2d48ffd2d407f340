import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'

const claimsShape = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().regex(/^(mailto|https):/),
})
const timeoutMs = 24 * 60 * 60_000

interface Expected {
  /** The origin of the push service. */
  readonly audience: string
  /** The public key of the subscription, in base64url. */
  readonly publicKey: string
  readonly now: number
}

/** Returns why a push service refuses this `Authorization` header (RFC 8292); null if it does not. */
export function vapidProblem(authorization: string, { audience, publicKey, now }: Expected): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/.exec(authorization) ?? []
  if (key !== publicKey) return 'not the key of the subscription'
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'not signed by that key'
  const { aud, exp } = claimsShape.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  if (aud !== audience) return `meant for ${aud}`
  const remainingMs = exp * 1000 - now
  return remainingMs < 0 || remainingMs > timeoutMs ? 'expired, or valid for too long' : null
}

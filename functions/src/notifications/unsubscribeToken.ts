import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token that identifies a person in unsubscribe links. Its holder can unsubscribe that person without signing in,
 * and nothing else, as long as the secret stays the same.
 */
export function unsubscribeToken(uid: string, secret: string): string {
  return `${Buffer.from(uid).toString('base64url')}.${signature(uid, secret)}`
}

/** Returns the uid of a token; null if it was not signed with this secret. Nothing is signed with an empty secret. */
export function unsubscribedUid(token: string, secret: string): string | null {
  const [encoded = '', signed = ''] = token.split('.')
  const uid = Buffer.from(encoded, 'base64url').toString()
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(uid, secret))]
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight && uid !== '' && secret !== '' ? uid : null
}

function signature(uid: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${uid}`).digest('base64url')
}

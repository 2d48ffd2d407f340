import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token that identifies a person by uid, or a mail address without an account by its key, in unsubscribe links. Its
 * holder can unsubscribe them without signing in, and nothing else, as long as the secret stays the same.
 */
export function unsubscribeToken(subject: string, secret: string): string {
  return `${Buffer.from(subject).toString('base64url')}.${signature(subject, secret)}`
}

/** Returns the subject of a token; null if it was not signed with this secret. Nothing is signed with an empty secret. */
export function unsubscribedSubject(token: string, secret: string): string | null {
  const [encoded = '', signed = ''] = token.split('.')
  const subject = Buffer.from(encoded, 'base64url').toString()
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(subject, secret))]
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight && subject !== '' && secret !== '' ? subject : null
}

function signature(subject: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${subject}`).digest('base64url')
}

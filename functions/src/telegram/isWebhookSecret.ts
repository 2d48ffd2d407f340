import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether `given` is the secret, found out in the same time whatever is given. An empty secret is none: nothing is
 * equal to it.
 */
export function isWebhookSecret(given: string | undefined, secret: string): boolean {
  if (given === undefined || secret === '') return false
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

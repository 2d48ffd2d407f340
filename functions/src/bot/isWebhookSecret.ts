import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether `given` is the secret, in constant time. An empty secret never matches. */
export function isWebhookSecret(given: string | undefined, secret: string): boolean {
  if (given === undefined || secret === '') return false
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

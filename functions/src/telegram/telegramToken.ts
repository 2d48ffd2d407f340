import { createHash, randomBytes } from 'node:crypto'

/** A new token for a deep link: 256 random bits as 43 characters of A–Z a–z 0–9 _ -; Telegram accepts 64. */
export function newTelegramToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The id under which a token is stored: somebody who reads the database cannot use its links. */
export function telegramLinkId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

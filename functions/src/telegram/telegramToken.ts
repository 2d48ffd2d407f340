import { createHash, randomBytes } from 'node:crypto'

/** Generates a token for a deep link: 256 random bits as 43 characters of A–Z a–z 0–9 _ -; Telegram accepts 64. */
export function newTelegramToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token to the id under which it is stored, so that the database does not reveal links. */
export function telegramLinkId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

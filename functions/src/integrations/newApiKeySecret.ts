import { randomInt } from 'node:crypto'
import { secretLength, secretPrefix } from '@upper-bracket/shared/integrations/apiKey'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Generates the secret of an API key, with 238 random bits. */
export function newApiKeySecret(): string {
  const characters = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)])
  return `${secretPrefix}${characters.join('')}`
}

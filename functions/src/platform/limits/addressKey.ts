import { createHmac } from 'node:crypto'
import { addressSecret } from '../params.ts'

/** Hashes an address to the id under which it is counted, so that the database does not contain addresses. */
export function addressKey(address: string | null): string | null {
  if (address === null) return null
  return `address:${createHmac('sha256', addressSecret.value()).update(address).digest('base64url').slice(0, 32)}`
}

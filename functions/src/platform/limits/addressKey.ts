import { createHmac } from 'node:crypto'
import { addressSecret } from '../params.ts'

/** The id under which an address is counted in the database: nobody who reads it learns the address. */
export function addressKey(address: string | null): string | null {
  if (address === null) return null
  return `address:${createHmac('sha256', addressSecret.value()).update(address).digest('base64url').slice(0, 32)}`
}

import { createHmac } from 'node:crypto'
import { canonicalAddress } from '@upper-bracket/shared/player/canonicalAddress'
import { addressSecret } from '../params.ts'

/** Hashes an address to the id under which it is counted, so that the database does not contain addresses. */
export function addressKey(address: string | null): string | null {
  return address === null ? null : `address:${digestOf(address)}`
}

/** Hashes a mail address, likewise, to the key under which mails to its mailbox are counted and refused. */
export function mailKey(email: string): string {
  return prefix + digestOf(canonicalAddress(email))
}

/** Whether the subject of an unsubscribe link is a mail address without an account. */
export function isMailKey(subject: string): boolean {
  return subject.startsWith(prefix)
}

const prefix = 'mail:'

function digestOf(address: string): string {
  return createHmac('sha256', addressSecret.value()).update(address).digest('base64url').slice(0, 32)
}

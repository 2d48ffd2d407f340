import { safeAddress } from '#ui/text/safeAddress.ts'

/** Where a contact leads to: a page with `https`, or a mailbox; null for any other line. */
export function contactAddress(contact: string): string | null {
  if (/^https:\/\/\S+$/i.test(contact)) return safeAddress(contact)
  return /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+$/.test(contact) ? `mailto:${contact}` : null
}

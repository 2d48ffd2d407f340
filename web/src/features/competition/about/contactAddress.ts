import { safeAddress } from '#ui/text/safeAddress.ts'

/** Returns the link of a contact: a page with `https`, or a mailbox; null for other texts. */
export function contactAddress(contact: string): string | null {
  if (/^https:\/\/\S+$/i.test(contact)) return safeAddress(contact)
  return /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+$/.test(contact) ? `mailto:${contact}` : null
}

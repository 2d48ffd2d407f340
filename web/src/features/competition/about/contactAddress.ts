import { safeAddress } from '@upper-bracket/shared/text/safeAddress'

/** Returns the link of a contact: a page with `https`, or a mailbox; null for other texts. */
export function contactAddress(contact: string): string | null {
  if (/^https:\/\/\S+$/i.test(contact)) return safeAddress(contact)
  return /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+$/.test(contact) ? `mailto:${contact}` : null
}

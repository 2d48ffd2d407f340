import {
  type GuestContactKind,
  type GuestContacts,
  guestContactKinds,
  readGuestContact,
} from '@upper-bracket/shared/player/guestContacts'
import type { ReadDraft } from '#ui/form/useForm.ts'

type ContactDraft = Readonly<Record<GuestContactKind, string>>

export type ContactProblems = { readonly [K in GuestContactKind]?: 'email-invalid' | 'contact-invalid' }

/** Returns the fields for the contacts of a guest. */
export function contactDraft({
  discord = '',
  telegram = '',
  email = '',
  steam = '',
}: GuestContacts = {}): ContactDraft {
  return { discord, telegram, email, steam }
}

/** Validates the contacts of one guest as the functions do; empty fields are left out. */
export function readGuestContacts(typed: ContactDraft): ReadDraft<GuestContacts, ContactProblems> {
  const filled = guestContactKinds.filter(kind => typed[kind].trim() !== '')
  const read = filled.map(kind => [kind, readGuestContact(kind, typed[kind])] as const)
  const wrong = read.filter(([, contact]) => contact === null)
  if (wrong.length === 0) return { ok: true, value: Object.fromEntries(read) }
  return {
    ok: false,
    problems: Object.fromEntries(
      wrong.map(([kind]) => [kind, kind === 'email' ? 'email-invalid' : 'contact-invalid']),
    ),
  }
}

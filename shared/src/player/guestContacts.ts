import * as z from 'zod/mini'
import { isSteamProfile } from '../profile/steamProfile.ts'
import { singleLine } from '../text/singleLine.ts'
import { type ContactService, readContact } from './contact.ts'

/** Lengths in characters. */
const limits = { nameMax: 64, emailMax: 254, steamMax: 128 } as const

export const guestContactKinds = ['discord', 'telegram', 'email', 'steam'] as const
export type GuestContactKind = (typeof guestContactKinds)[number]

/**
 * How a guest can be reached, as an organizer entered it. Accounts that can be recognized are stored as a handle
 * (`Contact`) or the address of a Steam profile, any other text as it was typed; a mail address is always valid.
 */
export type GuestContacts = { readonly [K in GuestContactKind]?: string | undefined }

const { nameMax, emailMax, steamMax } = limits

const named = (service: ContactService) =>
  z.pipe(
    singleLine(1, nameMax),
    z.transform((text: string) => {
      const read = readContact(service, text)
      return read.ok ? read.value.handle : text
    }),
  )

const email = z.pipe(
  singleLine(1, emailMax),
  z.pipe(
    z.transform((text: string) => text.replace(/^mailto:/i, '').toLowerCase()),
    z.string().check(z.email({ error: 'email-invalid' })),
  ),
)

const steam = z.pipe(
  singleLine(1, steamMax),
  z.transform((text: string) => steamProfileOf(text) ?? text),
)

/** The schema of a guest's contacts; it cleans what it recognizes. */
export const guestContacts = z.strictObject({
  discord: z.optional(named('discord')),
  telegram: z.optional(named('telegram')),
  email: z.optional(email),
  steam: z.optional(steam),
})

/** Returns a contact as it would be stored; null if it cannot be. */
export function readGuestContact(kind: GuestContactKind, typed: string): string | null {
  const read = guestContacts.safeParse({ [kind]: typed })
  return read.success ? (read.data[kind] ?? null) : null
}

/** Returns the address of a Steam profile from its address, in any spelling, or from a 64-bit Steam id. */
function steamProfileOf(text: string): string | null {
  const id = /^7656\d{13}$/.test(text) ? `profiles/${text}` : null
  const path = /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(.+)$/i
    .exec(text)?.[1]
    ?.replace(/[?#].*$/, '')
  const address = `https://steamcommunity.com/${id ?? path ?? ''}`
  return isSteamProfile(address) ? address : null
}

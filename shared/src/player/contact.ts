import { accept, type Outcome, refuse } from '../errors/outcome.ts'

export const contactServices = ['telegram', 'discord'] as const
export type ContactService = (typeof contactServices)[number]

/**
 * An account through which a person can be reached. `handle` is a name without `@` in lower case or, for Discord,
 * possibly a numeric user id.
 */
export interface Contact {
  readonly service: ContactService
  readonly handle: string
}

const telegramName = /^[a-z]\w{3,31}$/
const discordName = /^(?!.*\.\.)[a-z0-9_.]{2,32}$/

/** Prefixes that people copy along from the address bar or a profile. */
const prefixes: Readonly<Record<ContactService, RegExp>> = {
  telegram: /^(?:(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|tg:\/\/resolve\?domain=)/,
  discord: /^(?:https?:\/\/)?(?:www\.)?discord(?:app)?\.com\/users\//,
}

/** Parses a name, with or without `@`, or the address of a profile, into the stored form. */
export function readContact(service: ContactService, text: string): Outcome<Contact, 'invalid-contact'> {
  const typed = text.trim().toLowerCase()
  const rest = typed.replace(prefixes[service], '')
  const handle = rest === typed ? typed.replace(/^@/, '') : rest.replace(/\/?(?:\?.*)?$/, '')
  const pattern = service === 'telegram' ? telegramName : discordName
  return pattern.test(handle) ? accept({ service, handle }) : refuse('invalid-contact', { service })
}

/** The address for writing to a contact; null for a name on Discord, which has none. */
export function contactUrl({ service, handle }: Contact): string | null {
  if (service === 'telegram') return `https://t.me/${handle}`
  return /^\d{17,20}$/.test(handle) ? `https://discord.com/users/${handle}` : null
}

import { useLocation } from 'react-router'

/** The data that one sign-in page passes to the next, stored in the history state so that it survives a reload. */
export interface SentMail {
  readonly email: string
  /** Milliseconds since the epoch; 0 if nothing was sent yet. */
  readonly sentAt: number
}

/** Returns the e-mail typed on the previous page, or the recipient of a mail; empty if there is none. */
export function useSentMail(): SentMail {
  const state: unknown = useLocation().state
  const email = field(state, 'email')
  const sentAt = field(state, 'sentAt')
  return { email: typeof email === 'string' ? email : '', sentAt: typeof sentAt === 'number' ? sentAt : 0 }
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

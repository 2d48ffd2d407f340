import { useLocation } from 'react-router'

/** What one sign-in page passes to the next; it survives a reload in the history state. */
export interface SentMail {
  readonly email: string
  /** Milliseconds; 0 if nothing was sent yet. */
  readonly sentAt: number
}

/** The e-mail typed on the previous page, or to which a mail was sent; empty if there is none. */
export function useSentMail(): SentMail {
  const state: unknown = useLocation().state
  const email = field(state, 'email')
  const sentAt = field(state, 'sentAt')
  return { email: typeof email === 'string' ? email : '', sentAt: typeof sentAt === 'number' ? sentAt : 0 }
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

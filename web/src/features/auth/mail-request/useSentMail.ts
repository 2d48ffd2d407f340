import { useLocation } from 'react-router'

/** What one page of signing in hands on to another; the history keeps it through a reload. */
export interface SentMail {
  readonly email: string
  /** Milliseconds; 0 where nothing was sent yet. */
  readonly sentAt: number
}

/** The e-mail that was typed, or written to, on the page before; empty where there is none. */
export function useSentMail(): SentMail {
  const state: unknown = useLocation().state
  const email = field(state, 'email')
  const sentAt = field(state, 'sentAt')
  return { email: typeof email === 'string' ? email : '', sentAt: typeof sentAt === 'number' ? sentAt : 0 }
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

import { setTimeout as wait } from 'node:timers/promises'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { startggSlug } from '@upper-bracket/shared/transfer/startgg/startggSlug'
import { action } from '../actions/action.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { listStartggEvents, readStartggEvent } from './readStartggEvent.ts'
import { type StartggAccess, StartggFailure } from './startggClient.ts'

const timeoutMs = 50_000
/** Leaves time to translate what was read. */
const readingMs = timeoutMs - 5000

export const startggActions = {
  /** Lists events with the caller's token, which is sent to start.gg during this call and neither stored nor logged. */
  listStartggEvents: action('listStartggEvents', {
    maxWrites: 0,
    timeoutMs,
    run: async ({ uid, address, input: { token }, now }) => {
      const consumed = await consumePersistentRateLimit({ uid, address }, 'listStartggEvents', now)
      return consumed.ok ? asked(() => listStartggEvents(accessWith(token))) : consumed
    },
  }),

  /**
   * Reads an event of start.gg with the caller's token, which is sent there during this call and neither stored nor
   * logged. Nothing is stored: the page shows the file, and imports it as any other.
   */
  readStartggEvent: action('readStartggEvent', {
    maxWrites: 0,
    timeoutMs,
    run: async ({ uid, address, input: { event, token }, now }) => {
      const slug = startggSlug(event)
      if (slug === null) return refuse('not-found')
      const consumed = await consumePersistentRateLimit({ uid, address }, 'readStartggEvent', now)
      return consumed.ok ? asked(() => readStartggEvent(slug, accessWith(token), now)) : consumed
    },
  }),
}

function accessWith(token: string): StartggAccess {
  return {
    address: providerAddresses().startgg.graphql,
    token,
    deadline: AbortSignal.timeout(readingMs),
    wait: (ms: number) => wait(ms),
  }
}

async function asked<T>(ask: () => Promise<T>): Promise<Outcome<T, StartggFailure['code']>> {
  try {
    return accept(await ask())
  } catch (error) {
    if (error instanceof StartggFailure) return refuse(error.code)
    throw error
  }
}

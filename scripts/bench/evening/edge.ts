import { emulators } from '../../../testing/emulators.ts'
import { moment } from './ledger.ts'

const freshMs = 5000

interface Copy<T> {
  readonly at: number
  readonly answer: Promise<T | null>
}

export interface Edge<T> {
  /** Null if the function refuses or does not answer. */
  read(path: string): Promise<T | null>
  readonly asked: { readonly edge: number; readonly origin: number; readonly failed: number }
}

/** Stands for the edge of Hosting: answers from its copies for as long as `s-maxage` says, and asks once for a new one. */
export function edgeOf<T>(functionName: string, understand: (body: string) => T): Edge<T> {
  const copies = new Map<string, Copy<T>>()
  const asked = { edge: 0, origin: 0, failed: 0 }
  const fetched = async (path: string): Promise<T | null> => {
    asked.origin += 1
    const response = await fetch(`${emulators.function(functionName)}${path}`).catch(() => null)
    const body = await response?.text().catch(() => null)
    return response?.ok && body != null ? understand(body) : null
  }
  return {
    asked,
    read: async path => {
      asked.edge += 1
      const copy = copies.get(path)
      const current =
        copy !== undefined && moment() - copy.at < freshMs ? copy : { at: moment(), answer: fetched(path) }
      copies.set(path, current)
      const answer = await current.answer
      if (answer === null) asked.failed += 1
      return answer
    },
  }
}

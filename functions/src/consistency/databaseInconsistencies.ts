import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import { retry } from '../platform/transaction/retry.ts'
import { type Page, type Unchecked, type Walk, walks } from './walks.ts'

const timeoutMs = 120_000

/**
 * Yields every inconsistency in the database, with one page in memory at a time. Yields what could not be read as well,
 * even after retries, and goes on behind it.
 */
export async function* databaseInconsistencies(
  all: readonly Walk[] = walks,
): AsyncGenerator<Inconsistency | Unchecked> {
  for (const walk of all) {
    let after: string | null = null
    do {
      const page: Page | { readonly error: unknown } = await patiently(walk, after)
      if ('error' in page) {
        yield { part: `${walk.name}${after === null ? '' : ` after ${after}`}`, error: page.error }
        break
      }
      yield* page.inconsistencies
      if (page.unchecked !== undefined) yield page.unchecked
      after = page.next
    } while (after !== null)
  }
}

async function patiently(walk: Walk, after: string | null): Promise<Page | { readonly error: unknown }> {
  try {
    return await retry(() => walk(after), { timeoutMs })
  } catch (error) {
    return { error }
  }
}

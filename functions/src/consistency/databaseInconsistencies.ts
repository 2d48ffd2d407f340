import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import { walks } from './walks.ts'

/** Yields every inconsistency in the database, with one page in memory at a time. */
export async function* databaseInconsistencies(): AsyncGenerator<Inconsistency> {
  for (const walk of walks) {
    let after: string | null = null
    do {
      const page = await walk(after)
      yield* page.inconsistencies
      after = page.next
    } while (after !== null)
  }
}

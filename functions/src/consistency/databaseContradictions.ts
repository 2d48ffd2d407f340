import type { Contradiction } from '@upper-bracket/shared/consistency/contradiction'
import { walks } from './walks.ts'

/** Yields every contradiction of the whole database, with one page of it in memory at a time. */
export async function* databaseContradictions(): AsyncGenerator<Contradiction> {
  for (const walk of walks) {
    let after: string | null = null
    do {
      const page = await walk(after)
      yield* page.contradictions
      after = page.next
    } while (after !== null)
  }
}

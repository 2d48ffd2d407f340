import type { Contradiction } from '@upper-bracket/shared/consistency/contradiction'
import { walks } from './walks.ts'

/** Every contradiction of the whole database, one after the other: a page of it is in memory at a time. */
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

import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome, Refusal } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { firestore } from './firebase.ts'
import { isContention } from './isContention.ts'

/** Together some ten seconds: a busy evening lasts longer than the five attempts that are the SDK's default. */
const attempts = 15
const firstPauseMs = 20
const longestPauseMs = 1000

/**
 * Runs `work` in one transaction (again, from its reads, when another one came between) and answers its outcome.
 * A refusal rolls back whatever was already queued, so that what is refused changes nothing.
 * `work` reads first and writes afterwards, and has no effect outside the transaction. With `readOnly` it sees one
 * moment of the database, locks nothing and writes nothing.
 */
export async function inTransaction<T, C extends ErrorCode>(
  work: (transaction: Transaction) => Promise<Outcome<T, C>>,
  { readOnly = false }: { readonly readOnly?: boolean } = {},
): Promise<Outcome<T, C>> {
  // Held here because what a transaction throws comes back without its type.
  let refusal: Refusal<C> | undefined
  const attempt = () =>
    firestore().runTransaction(
      async transaction => {
        refusal = undefined
        const outcome = await work(transaction)
        if (!outcome.ok) {
          refusal = outcome
          throw new RolledBack()
        }
        return outcome
      },
      readOnly ? { readOnly } : { maxAttempts: 1 },
    )
  // The SDK's own attempts begin a second apart, which two results in the same instant need not cost.
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof RolledBack && refusal !== undefined) return refusal
      if (tried === attempts || !isWorthAnotherTry(error)) throw error
      await pause(tried)
    }
  }
}

function pause(tried: number): Promise<void> {
  const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** (tried - 1))
  return new Promise(resolve => setTimeout(resolve, longest * (0.5 + Math.random() / 2)))
}

const cancelled = 1
const unknown = 2
const internal = 13
const unauthenticated = 16

/** What the SDK too tries again: contention, and failures on the way to the database. */
function isWorthAnotherTry(error: unknown): boolean {
  if (isContention(error)) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  return code === cancelled || code === unknown || code === internal || code === unauthenticated
}

class RolledBack extends Error {}

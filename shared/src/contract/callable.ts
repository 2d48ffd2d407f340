import type * as z from 'zod/mini'
import type { Action } from '../competition/permissions.ts'
import type { ErrorCode } from '../errors/errorCatalogue.ts'
import type { RateLimit } from '../limits/rateLimit.ts'
import type { PersistentRateLimit } from './rateLimits.ts'

/** Refusals common to all callables. */
export const commonErrors = [
  'invalid-input',
  'unauthenticated',
  'page-unverified',
  'permission-denied',
  'not-found',
  'too-many-requests',
  'try-again',
  'operation-paused',
] as const satisfies readonly ErrorCode[]

export interface CallableRow {
  readonly input: z.ZodMiniType
  /** The refusals in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[]
  /** The row of the permissions; by default the one that has the name of the callable. */
  readonly permission?: Action
  /** Whether it runs while the operation is paused (`Pause`): what a person has a right to. */
  readonly runsWhilePaused?: true
  /** The limit per person, counted by each instance of the service; by default `rateLimits.default`. */
  readonly rateLimit?: RateLimit
  /**
   * The limit that is counted in the database for all instances together, for callables that store much data, reach
   * other people or call other services. It exceeds what the organizer of the largest competition needs.
   */
  readonly persistentRateLimit?: PersistentRateLimit
}

/** A row together with a phantom field for the compiler, which is never present at run time. */
export type CallableEntry<Row extends CallableRow, Output> = Row & { readonly output?: Output }

/**
 * Creates a row of the contract. `Output` is a separate type parameter so that the row is inferred:
 * `callable<Output>()({ input, errors })`.
 */
export function callable<Output>() {
  return <const Row extends CallableRow>(row: Row): CallableEntry<Row, Output> => row
}

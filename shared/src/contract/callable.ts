import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/errorCatalogue.ts'

/** Refusals common to all callables. */
export const commonErrors = [
  'invalid-input',
  'unauthenticated',
  'page-unverified',
  'permission-denied',
  'not-found',
  'too-many-requests',
  'try-again',
] as const satisfies readonly ErrorCode[]

export interface CallableEntry<Schema extends z.ZodMiniType, Output, Code extends ErrorCode> {
  readonly input: Schema
  /** The refusals in addition to `commonErrors`. */
  readonly errors: readonly Code[]
  /** A phantom field for the compiler; never present at run time. */
  readonly output?: Output
}

/**
 * Creates a row of the contract. `Output` is a separate type parameter so that the others are inferred:
 * `callable<Output>()({ input, errors })`.
 */
export function callable<Output>() {
  return <Schema extends z.ZodMiniType, const Code extends ErrorCode>(entry: {
    input: Schema
    errors: readonly Code[]
  }): CallableEntry<Schema, Output, Code> => entry
}

import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/errorCatalogue.ts'

/** Codes with which every callable can be refused, whatever its entry says. */
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
  /** Beyond `commonErrors`. */
  readonly errors: readonly Code[]
  /** Only for the compiler: never present at run time. */
  readonly output?: Output
}

/** One row of the contract. `Output` is given first: `callable<Output>()({ input, errors })`. */
export function callable<Output>() {
  return <Schema extends z.ZodMiniType, const Code extends ErrorCode>(entry: {
    input: Schema
    errors: readonly Code[]
  }): CallableEntry<Schema, Output, Code> => entry
}

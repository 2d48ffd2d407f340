import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/errorCatalogue.ts'
import type { apiErrors } from './apiErrors.ts'
import type { ApiText } from './described.ts'

/** An operation of the API. The router, the checks of its input and its description derive from it. */
export interface Operation {
  readonly method: 'get' | 'post'
  /** Below `/api/v1`, with parameters in braces that `pathParameters` describes. */
  readonly path: string
  /** A group of operations; the documentation shows one after the other. */
  readonly tag: string
  readonly summary: ApiText
  /** The parameters of the query string. Absent if there are none. */
  readonly query?: z.ZodMiniObject
  /** The body of the request, as JSON. Absent if there is none. */
  readonly body?: z.ZodMiniType
  /** The body of a successful answer. */
  readonly answer: z.ZodMiniType
  readonly errors: readonly (keyof typeof apiErrors)[]
  /** The refusals of the action, if it is one. */
  readonly refusals?: readonly ErrorCode[]
  /** Whether it wants `Authorization: Bearer` with a key of the competition. */
  readonly needsKey?: true
}

/** A message that Upper Bracket sends to an address. Its name is its key in `webhooks`. */
export interface WebhookDescription {
  readonly summary: ApiText
  readonly payload: z.ZodMiniType
}

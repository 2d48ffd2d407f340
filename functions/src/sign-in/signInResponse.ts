import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { HttpsError } from 'firebase-functions/https'

/** What the endpoints use of a request. */
export interface SignInRequest {
  readonly method: string
  /** The path with the query, as requested: `/api/auth/steam?attempt=…`. */
  readonly url: string
  /** Our own origin. */
  readonly origin: string
  /** The key of the address that it came from; null where there is none to count by. */
  readonly address: string | null
  readonly headers: {
    readonly cookie: string | undefined
    readonly origin: string | undefined
    readonly contentType: string | undefined
  }
  readonly body: string
}

export interface SignInResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null for a redirect. */
  readonly body: Readonly<Record<string, string | number>> | null
}

/** A refusal, with the status that the catalogue gives its code. */
export function refusal(code: ErrorCode, facts: Readonly<Record<string, string>> = {}): SignInResponse {
  return {
    status: new HttpsError(errorCatalogue[code], code).httpErrorCode.status,
    headers: {},
    body: { ...facts, code },
  }
}

/** The refusal for too many requests, which also says by HTTP how long to wait. */
export function tooManyRequests(
  { code, facts }: Refusal<'too-many-requests'>,
  more: Readonly<Record<string, string>> = {},
): SignInResponse {
  const retryAfterSeconds = Number(facts['retryAfterSeconds'])
  const { status, headers, body } = refusal(code, more)
  return {
    status,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds) },
    body: { ...body, retryAfterSeconds },
  }
}

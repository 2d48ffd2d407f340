import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { HttpsError } from 'firebase-functions/https'

/** The part of a request that the endpoints use. */
export interface SignInRequest {
  readonly method: string
  /** The path with the query, as requested: `/api/auth/steam?attempt=…`. */
  readonly url: string
  /** Our own origin. */
  readonly origin: string
  /** The rate limit key of the caller's address; null if there is none. */
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
  /** The JSON body; null for a redirect. */
  readonly body: Readonly<Record<string, string | number>> | null
}

/** Builds a refusal with the status of its code in the catalogue. */
export function refusal(code: ErrorCode, facts: Readonly<Record<string, string>> = {}): SignInResponse {
  return {
    status: new HttpsError(statusOf(code), code).httpErrorCode.status,
    headers: {},
    body: { ...facts, code },
  }
}

/** Builds the refusal for too many requests, with the time to wait as an HTTP header. */
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

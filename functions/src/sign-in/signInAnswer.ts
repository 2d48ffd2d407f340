import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { HttpsError } from 'firebase-functions/https'

/** What the endpoints look at of a request. */
export interface SignInRequest {
  readonly method: string
  /** The path with the query, as it was asked for: `/api/auth/steam?attempt=…`. */
  readonly url: string
  /** Our own origin. */
  readonly origin: string
  readonly headers: {
    readonly cookie: string | undefined
    readonly origin: string | undefined
    readonly contentType: string | undefined
  }
  readonly body: string
}

export interface SignInAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null for a redirect. */
  readonly body: Readonly<Record<string, string | number>> | null
}

/** A refusal, by the status that its code has in the catalogue. */
export function refusal(code: ErrorCode, facts: Readonly<Record<string, string>> = {}): SignInAnswer {
  return {
    status: new HttpsError(errorCatalogue[code], code).httpErrorCode.status,
    headers: {},
    body: { ...facts, code },
  }
}

/** The refusal of somebody who has to wait, who is told for how long in the way of HTTP too. */
export function tooManyRequests(
  { code, facts }: Refusal<'too-many-requests'>,
  more: Readonly<Record<string, string>> = {},
): SignInAnswer {
  const retryAfterSeconds = Number(facts['retryAfterSeconds'])
  const { status, headers, body } = refusal(code, more)
  return {
    status,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds) },
    body: { ...body, retryAfterSeconds },
  }
}

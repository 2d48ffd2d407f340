import { type ErrorCode, statusOf } from '../errors/errorCatalogue.ts'
import { apiErrors } from './apiErrors.ts'

/** The HTTP status of each canonical status, as in google.rpc.Code. */
const httpStatuses: Readonly<Record<ReturnType<typeof statusOf>, number>> = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  aborted: 409,
  'resource-exhausted': 429,
  unavailable: 503,
}

export function httpStatusOf(code: ErrorCode): number {
  return httpStatuses[statusOf(code)]
}

const messages: Partial<Readonly<Record<ErrorCode, string>>> = {
  'permission-denied': 'The creator of the key may not do this.',
  'invalid-input': 'The body is not what this operation takes; `details.fields` says where.',
  'not-found': 'There is nothing with this id.',
  'changed-meanwhile':
    'This has changed since the revision that you sent. Read it again, with `details.after` as `after`.',
  'too-many-requests': 'Too many requests. Wait as long as Retry-After says.',
  'try-again': 'This did not work in time. Send the same request again.',
  'operation-paused': apiErrors['operation-paused'].message,
  'id-taken': 'This id is taken. Choose another one.',
}

/** An English sentence for developers; most codes say what is in the way. */
export function messageOf(code: ErrorCode): string {
  return messages[code] ?? `Refused: ${code.replaceAll('-', ' ')}.`
}

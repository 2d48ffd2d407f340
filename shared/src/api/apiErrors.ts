/** The errors of the API by their codes; operations list theirs. */
export const apiErrors = {
  'invalid-parameter': { status: 400, message: 'A parameter has a value that it cannot have.' },
  unauthenticated: { status: 401, message: 'The key is missing, or not valid for this competition.' },
  'insufficient-scope': {
    status: 403,
    message: 'The key does not have the scope that this operation needs.',
  },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, message: 'This address does not accept this method.' },
  'body-too-large': { status: 413, message: 'The body is larger than any input.' },
  'not-json': { status: 415, message: 'The body has to be JSON: Content-Type: application/json.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait as long as Retry-After says.' },
  internal: { status: 500, message: 'This is our mistake, and we have logged it.' },
  'operation-paused': {
    status: 503,
    message: 'The site is paused by its operator or its ceiling of costs. Wait as long as Retry-After says.',
  },
  unavailable: { status: 503, message: 'The data could not be read. Try again in a moment.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type ApiErrorCode = keyof typeof apiErrors

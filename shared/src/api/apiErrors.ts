/** The errors of the API by their codes; operations list theirs. */
export const apiErrors = {
  'invalid-parameter': { status: 400, message: 'A parameter has a value that it cannot have.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, message: 'This address does not accept this method.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait as long as Retry-After says.' },
  unavailable: { status: 503, message: 'The data could not be read. Try again in a moment.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type ApiErrorCode = keyof typeof apiErrors

import * as z from 'zod/mini'

/** An id that the caller made, as Firestore makes them: 20 to 40 characters of A–Z a–z 0–9 _ -. */
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/, { error: 'invalid-id' }))

/** An id that names something that may exist: a match is called `upper-1-3`, a user whatever Auth says. */
export const existingId = z.string().check(
  z.regex(/^[A-Za-z0-9_.:@-]{1,128}$/, { error: 'invalid-id' }),
  z.refine(id => !/^(\.{1,2}|__.*__)$/.test(id), { error: 'invalid-id' }),
)

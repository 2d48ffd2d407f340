import * as z from 'zod/mini'

/** An id created by the caller in Firestore's style: 20 to 40 characters of A–Z a–z 0–9 _ -. */
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/, { error: 'invalid-id' }))

/** The id of something that may exist. Matches have ids such as `upper-1-3`, and Firebase assigns those of users. */
export const existingId = z.string().check(
  z.regex(/^[A-Za-z0-9_.:@-]{1,128}$/, { error: 'invalid-id' }),
  z.refine(id => !/^(\.{1,2}|__.*__)$/.test(id), { error: 'invalid-id' }),
)

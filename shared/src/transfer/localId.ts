import * as z from 'zod/mini'

/** The id of a player or a team within a file. */
export const localId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'invalid-id' }))

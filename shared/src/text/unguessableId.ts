import * as z from 'zod/mini'

/** 128 random bits in base64url, made by the caller: whoever knows them may do what the link with them is for. */
export const unguessableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid-id' }))

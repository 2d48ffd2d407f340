import * as z from 'zod/mini'

/** 128 random bits in base64url, made by the caller: whoever has the id may accept. */
export const inviteId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid-id' }))

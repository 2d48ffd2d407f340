import * as z from 'zod/mini'

/** A code as typed, in upper case without spaces and hyphens. Whether it exists is another matter. */
export const typedCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(50, { error: 'too-long' })),
    z.transform(typed => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()),
  ),
  z.string().check(z.minLength(1, { error: 'too-short' })),
)

/**
 * The key by which callers without an account are counted: the address that called Hosting together with the one that
 * called us. The former can be forged by anybody who bypasses Hosting, so both count together: a forged address never
 * shares the key of the person who really has it, and locks nobody out.
 */
export function callerAddress(
  header: (name: string) => string | undefined,
  peer: string | undefined,
): string {
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return `${header('fastly-client-ip') ?? ''} ${forwarded ?? peer ?? ''}`.slice(0, 200)
}

/**
 * By what name callers without an account are counted: the address from which Hosting was asked, and the one from
 * which we were. The former is only as true as whoever states it, so that the two count together: an address that
 * somebody made up is another one than that of the person who really has it, and keeps nobody out.
 */
export function callerAddress(
  header: (name: string) => string | undefined,
  peer: string | undefined,
): string {
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return `${header('fastly-client-ip') ?? ''} ${forwarded ?? peer ?? ''}`.slice(0, 200)
}

/**
 * Returns the address of the caller, as far as it can be trusted. Google's front end appends the address that connected
 * to it to `X-Forwarded-For`, so only this last hop is not claimed by the caller. For functions that browsers call
 * directly (the services), the last hop is the caller.
 *
 * Behind Hosting, the last hop is the Hosting edge, which passes the address of its client in `Fastly-Client-IP`. A
 * caller who bypasses Hosting can forge that header, so the key combines both addresses: a forged address never shares
 * the key of the real owner of that address, and locks nobody out.
 *
 * Returns null on a developer's machine, where all callers share one address. A deployed function never sees a loopback
 * address as the last hop.
 */
export function callerAddress(
  header: (name: string) => string | undefined,
  peer: string | undefined,
  { behindHosting }: { readonly behindHosting: boolean },
): string | null {
  const hop = normalized(header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? peer ?? '')
  const client = behindHosting ? normalized(header('fastly-client-ip')?.trim() ?? '') : ''
  const isOwnMachine = hop === '' || hop === '::1' || hop.startsWith('127.')
  return isOwnMachine && client === '' ? null : `${client} ${hop}`
}

/** Normalizes IPv6 to its network of 64 bits, which belongs to one customer, and mapped IPv4 to plain IPv4. */
function normalized(address: string): string {
  const text = address.slice(0, 64).toLowerCase()
  const mapped = /^::ffff:([\d.]+)$/.exec(text)?.[1]
  if (mapped !== undefined) return mapped
  if (!text.includes(':') || text === '::1') return text
  const [head = '', tail] = text.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}

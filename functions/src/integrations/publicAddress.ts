import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Returns every address of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

export const resolveName: Resolve = name => lookup(name, { all: true })

const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * Whether an address belongs to the public internet. Anything with a special purpose is refused: private, shared,
 * loopback, link-local (with the metadata services of clouds), multicast and reserved addresses, and the forms of IPv6
 * that contain an address of IPv4, which may lead to any of them.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** Returns the addresses of a name; null if one of them is not public, so that a mixed answer gives nothing. */
export async function publicAddresses(
  name: string,
  resolve: Resolve,
): Promise<readonly LookupAddress[] | null> {
  const found = await resolve(name)
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? found : null
}

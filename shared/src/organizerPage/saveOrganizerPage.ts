import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { isSameValue } from '../text/isSameValue.ts'
import { isReservedAddress } from './organizerAddress.ts'
import type { OrganizerAddress, OrganizerPage, OrganizerPageFields } from './organizerPage.ts'
import { organizerPageLimits } from './organizerPageLimits.ts'

interface Circumstances {
  readonly uid: string
  /** The revision that the person saw; 0 before there is a page. */
  readonly revision: number
  /** Who has the wanted address; null if nobody has had it. */
  readonly holder: OrganizerAddress | null
  /** All addresses of the account, also those of a page that it deleted. */
  readonly held: readonly string[]
  readonly now: number
}

/**
 * Creates or changes a person's page. An address belongs for good to the account that took it first: only that account
 * may return to it. Repeating a change has no effect.
 */
export function saveOrganizerPage(
  current: OrganizerPage | null,
  fields: OrganizerPageFields,
  { uid, revision, holder, held, now }: Circumstances,
): Outcome<OrganizerPage, 'changed-meanwhile' | 'address-reserved' | 'address-taken' | 'too-many-addresses'> {
  const { address, name, description, links } = fields
  if (current !== null) {
    const stored = [current.address, current.name, current.description, current.links]
    if (isSameValue(stored, [address, name, description, links])) return accept(current)
  }
  if ((current?.revision ?? 0) !== revision) return refuse('changed-meanwhile')
  const earlier = (current?.addresses ?? held).filter(each => each !== address)
  if (current?.address !== address) {
    if (isReservedAddress(address)) return refuse('address-reserved')
    if (holder !== null && holder.uid !== uid) return refuse('address-taken')
    const max = organizerPageLimits.addresses
    // Several spellings share a reservation.
    if ((holder === null && held.length >= max) || earlier.length >= max) {
      const addresses = (held.length >= max ? held : earlier).join(', ')
      return refuse('too-many-addresses', { max, addresses })
    }
  }
  return accept({
    address,
    addresses: [...earlier, address],
    name,
    description,
    links,
    revision: revision + 1,
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  })
}

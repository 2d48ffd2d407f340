import * as z from 'zod/mini'
import { organizerAddressPattern, organizerPageLimits } from './organizerPageLimits.ts'

const { addressMin, addressMax } = organizerPageLimits

export const organizerAddress = z
  .string()
  .check(
    z.minLength(addressMin, { error: 'too-short' }),
    z.maxLength(addressMax, { error: 'too-long' }),
    z.regex(organizerAddressPattern, { error: 'invalid-address' }),
  )

/**
 * The key under which addresses are unique, and the id of their document: addresses that readers may take for each
 * other share it ('navi-cup', 'navicup'; 'cup-10' and 'cup-lo').
 */
export function foldedAddress(address: string): string {
  return address
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const ownName = foldedAddress('upperbracket')

/** Paths of the product and of sites like it. */
const paths =
  'about account api assets auth builds commentate competition competitions contact create delete developers docs edit ' +
  'embed follow help home invite legal login logout new null organizer organizers page pages privacy profile register ' +
  'rules search settings shells signin signup static status terms tournament tournaments undefined www'

/** Words that claim to speak for the product, its staff, or the games. */
const impostors =
  'admin administration administrator billing info mail moderator official owner payment payments root security staff ' +
  'support system team verified counterstrike cs2 csgo dota dota2 steam valve'

const reserved: ReadonlySet<string> = new Set(`${paths} ${impostors}`.split(' ').map(foldedAddress))

/** Whether nobody may take the address, because it looks like the product's own. */
export function isReservedAddress(address: string): boolean {
  const folded = foldedAddress(address)
  return reserved.has(folded) || folded.includes(ownName)
}

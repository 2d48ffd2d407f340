import { cleanLine } from '../text/cleanLine.ts'
import type { Profile } from './profile.ts'
import { profileLimits } from './profileLimits.ts'

const most = 12

/**
 * A dot after the @ distinguishes an address from a name such as 'H@cker'; all of Unicode's at signs and dots count.
 */
const addresses = /([^\s@＠﹫]+)[@＠﹫]\S*[.．。｡]\S*/gu

/** In an address clipped to the maximum length of a name the dot may be cut off. */
const clipped = /([^\s@＠﹫]+)[@＠﹫]\S*$/gu

/** Whether the name still contains an e-mail address (the default after sign-up), which must not be public. */
export function isNameMissing({ displayName }: Pick<Profile, 'displayName'>): boolean {
  return displayName.search(addressesIn(displayName)) !== -1
}

/**
 * Returns the public name. An e-mail address is cut down to the part before the first separator, at most 12 characters
 * ('ivan.petrov1985@example.org' becomes 'ivan'), because the whole local part would reveal half the address. A name
 * without an address stays unchanged.
 */
export function publicName(profile: Pick<Profile, 'displayName'>): string {
  if (!isNameMissing(profile)) return profile.displayName
  const shown = profile.displayName.replace(addressesIn(profile.displayName), (_, local: string) =>
    shortened(local),
  )
  return cleanLine(shown, most) || 'Player'
}

function addressesIn(name: string): RegExp {
  return [...name].length >= profileLimits.displayNameMax && name.search(addresses) === -1
    ? clipped
    : addresses
}

function shortened(local: string): string {
  return /[^._+-]+/u.exec(local)?.[0] ?? ''
}

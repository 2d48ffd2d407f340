import { cleanLine } from '../text/cleanLine.ts'
import type { Profile } from './profile.ts'
import { profileLimits } from './profileLimits.ts'

const most = 12

/** A name with an @ that is no address ('H@cker') has no dot behind it; any of Unicode's at signs and dots will do. */
const addresses = /([^\s@＠﹫]+)[@＠﹫]\S*[.．。｡]\S*/gu

/** Of an address that was clipped to what a name may be the dot may be lost. */
const clipped = /([^\s@＠﹫]+)[@＠﹫]\S*$/gu

/** Whether the person has yet to choose a name: sign-up gives the e-mail address for one, and nobody else may see it. */
export function isNameMissing({ displayName }: Pick<Profile, 'displayName'>): boolean {
  return displayName.search(addressesIn(displayName)) !== -1
}

/**
 * The name as everyone may see it. Of an e-mail address there is left what stands before the @ up to its first
 * separator, at most 12 characters ('ivan.petrov1985@example.org' is 'ivan'): the whole of it would be half the
 * address. A name without an address is itself.
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

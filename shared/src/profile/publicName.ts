import { cleanLine } from '../text/cleanLine.ts'
import type { Profile } from './profile.ts'

const most = 12

/** An e-mail address, also one that was cut off, or written with another of Unicode's at signs. */
const addresses = /([^\s@＠﹫]+)[@＠﹫]\S*/gu

/** Whether the person has yet to choose a name: sign-up gives the e-mail address for one, and nobody else may see it. */
export function isNameMissing({ displayName }: Pick<Profile, 'displayName'>): boolean {
  return displayName.search(addresses) !== -1
}

/**
 * The name as everyone may see it. Of an e-mail address there is left what stands before the @ up to its first
 * separator, at most 12 characters ('ivan.petrov1985@example.org' is 'ivan'): the whole of it would be half the
 * address. A name without an address is itself.
 */
export function publicName(profile: Pick<Profile, 'displayName'>): string {
  if (!isNameMissing(profile)) return profile.displayName
  const shown = profile.displayName.replace(addresses, (_, local: string) => shortened(local))
  return cleanLine(shown, most) || 'Player'
}

function shortened(local: string): string {
  return /[^._+-]+/u.exec(local)?.[0] ?? ''
}

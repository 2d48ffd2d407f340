import type { Profile, PublicProfile } from '../profile/profile.ts'
import { publicName } from '../profile/publicName.ts'
import { isSteamProfile } from '../profile/steamProfile.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import { isRankTier, type RankTier } from '../ranks/rankTier.ts'
import type { Player } from './player.ts'

/** The fields of an entry that are copied from the profile. */
export type PublicCopy = Pick<Player, 'displayName' | 'photoURL' | 'rankTier'> & {
  readonly steamProfileURL: string
}

/**
 * Returns the fields that an entry copies from its owner's profile: those of `publicCopy`, except that an entry taken
 * over from a guest keeps the rank entered by the organizer.
 */
export function copyInto(
  { rankTier, rankEntered }: Pick<Player, 'rankTier' | 'rankEntered'>,
  profile: PublicProfile,
  scale: RankScale,
): PublicCopy {
  const copy = publicCopy(profile, scale)
  return rankEntered ? { ...copy, rankTier } : copy
}

const ranks: Record<RankScale, (profile: Pick<Profile, 'dota' | 'cs'>) => RankTier | null> = {
  dota2: ({ dota }) => dota.RankTier,
  csgo: ({ cs }) => cs.RankTier,
  mmr: ({ dota }) => dota.rating ?? null,
  premier: ({ cs }) => cs.rating ?? null,
}

/**
 * Returns the public part of a profile for a competition by `scale`. An e-mail address in the name is shortened, an
 * invalid rank is null, and an address that is not a Steam profile is empty.
 */
export function publicCopy(profile: PublicProfile, scale: RankScale): PublicCopy {
  const tier = ranks[scale](profile)
  return {
    displayName: publicName(profile),
    photoURL: profile.photoURL,
    steamProfileURL: isSteamProfile(profile.steamProfileURL) ? profile.steamProfileURL : '',
    rankTier: tier !== null && isRankTier(scale, tier) ? tier : null,
  }
}

/** Whether an entry is up to date. */
export function isSameCopy(
  entry: Omit<PublicCopy, 'steamProfileURL'> & Pick<Player, 'steamProfileURL'>,
  copy: PublicCopy,
): boolean {
  return (
    entry.displayName === copy.displayName &&
    entry.photoURL === copy.photoURL &&
    entry.rankTier === copy.rankTier &&
    (entry.steamProfileURL ?? '') === copy.steamProfileURL
  )
}

import type { Game } from '../games/game.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { publicName } from '../profile/publicName.ts'
import { isSteamProfile } from '../profile/steamProfile.ts'
import { isRankTier } from '../ranks/rankTier.ts'
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
  game: Game,
): PublicCopy {
  const copy = publicCopy(profile, game)
  return rankEntered ? { ...copy, rankTier } : copy
}

/**
 * Returns the public part of a profile for a competition in `game`. An e-mail address in the name is shortened, an
 * invalid rank is null, and an address that is not a Steam profile is empty.
 */
export function publicCopy(profile: PublicProfile, game: Game): PublicCopy {
  const tier = game === 'dota2' ? profile.dota.RankTier : profile.cs.RankTier
  return {
    displayName: publicName(profile),
    photoURL: profile.photoURL,
    steamProfileURL: isSteamProfile(profile.steamProfileURL) ? profile.steamProfileURL : '',
    rankTier: tier !== null && isRankTier(game, tier) ? tier : null,
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

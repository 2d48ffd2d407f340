import type { Game } from '../games/game.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { publicName } from '../profile/publicName.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { Player } from './player.ts'

/** The fields of an entry that are copied from the profile. */
export type PublicCopy = Pick<Player, 'displayName' | 'photoURL' | 'rankTier'>

/**
 * What an entry has to show of its owner's profile: what `publicCopy` returns, but the rank of an entry that was taken
 * over stays as the organizer entered it.
 */
export function copyInto(
  { rankTier, rankEntered }: Pick<Player, 'rankTier' | 'rankEntered'>,
  profile: PublicProfile,
  game: Game,
): PublicCopy {
  const copy = publicCopy(profile, game)
  return rankEntered ? { ...copy, rankTier } : copy
}

/** The public part of a profile for a competition in `game`: no e-mail address in the name, an invalid rank is null. */
export function publicCopy(profile: PublicProfile, game: Game): PublicCopy {
  const tier = game === 'dota2' ? profile.dota.RankTier : profile.cs.RankTier
  return {
    displayName: publicName(profile),
    photoURL: profile.photoURL,
    rankTier: tier !== null && isRankTier(game, tier) ? tier : null,
  }
}

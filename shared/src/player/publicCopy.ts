import type { Game } from '../games/game.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { publicName } from '../profile/publicName.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { Player } from './player.ts'

/** What a player's entry repeats of the profile. */
export type PublicCopy = Pick<Player, 'displayName' | 'photoURL' | 'rankTier'>

/**
 * The public part of a profile, as a competition in `game` shows it: no e-mail address in the name, and a number that
 * is no rank counts as none.
 */
export function publicCopy(profile: PublicProfile, game: Game): PublicCopy {
  const tier = game === 'dota2' ? profile.dota.RankTier : profile.cs.RankTier
  return {
    displayName: publicName(profile),
    photoURL: profile.photoURL,
    rankTier: tier !== null && isRankTier(game, tier) ? tier : null,
  }
}

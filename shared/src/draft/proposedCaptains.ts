import { teamSize } from '../format/teamLimits.ts'
import type { Player } from '../player/player.ts'
import { type RankTier, rankStep } from '../ranks/rankTier.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import { draftLimits } from './draft.ts'

type Candidate = Pick<Player, 'uid' | 'displayName' | 'rankTier' | 'guest' | 'wantsToCaptain'>

/** Returns how many captains a pool is proposed: one for each full team. */
export function proposedCaptainCount(poolSize: number): number {
  return Math.min(draftLimits.captainsMax, Math.max(draftLimits.captainsMin, Math.floor(poolSize / teamSize)))
}

/**
 * Returns the captains who are proposed for a draft: volunteers, then the highest ranked. Guests, who cannot
 * pick for themselves, come last.
 */
export function proposedCaptains(pool: readonly Candidate[], count: number, scale: RankScale): string[] {
  const stepOf = (tier: RankTier | null) => (tier === null ? 0 : rankStep(scale, tier))
  const classOf = ({ guest, wantsToCaptain }: Candidate) =>
    guest === true ? 2 : wantsToCaptain === true ? 0 : 1
  return pool
    .filter(({ displayName }) => displayName !== null)
    .toSorted(
      (a, b) =>
        classOf(a) - classOf(b) || stepOf(b.rankTier) - stepOf(a.rankTier) || (a.uid < b.uid ? -1 : 1),
    )
    .slice(0, count)
    .map(({ uid }) => uid)
}

import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier, type RankTier } from '../ranks/rankTier.ts'
import { foldedName } from '../text/foldedName.ts'

/**
 * Changes the name and the rank of a player without an account. `others` are the other entries of the competition.
 * Returns the same value if nothing changes.
 */
export function updateGuestPlayer(
  competition: Pick<Competition, 'status' | 'game' | 'options'>,
  player: Player | null,
  { name, rankTier }: { readonly name: string; readonly rankTier: RankTier | null },
  others: Iterable<Player>,
): Outcome<Player, 'guest-gone' | 'competition-over' | 'player-name-taken' | 'rank-invalid'> {
  if (!player?.guest) return refuse('guest-gone')
  if (player.displayName === name && player.rankTier === rankTier) return accept(player)
  if (competition.status === 'finished') return refuse('competition-over')
  const folded = foldedName(name)
  for (const { uid, displayName } of others) {
    if (uid !== player.uid && foldedName(displayName ?? '') === folded) {
      return refuse('player-name-taken', { name })
    }
  }
  const scale = rankScaleOf(competition)
  if (rankTier !== null && !isRankTier(scale, rankTier)) return refuse('rank-invalid', { name, scale })
  return accept({ ...player, displayName: name, rankTier })
}

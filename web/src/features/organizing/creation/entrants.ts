import { rankSums } from '@upper-bracket/shared/balance/teamRankSum'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { StoredPlayer, TeamDocument } from '#documents/competition.ts'

/** A team that would participate in the bracket. */
export type Entrant = TeamDocument & { readonly rankSum: number }

/**
 * Returns the teams that would participate in a bracket, without those that have no players. `players` are all players
 * of the competition.
 */
export function entrants(
  scale: RankScale,
  teams: readonly TeamDocument[],
  players: readonly StoredPlayer[],
): readonly Entrant[] {
  const rankSum = rankSums(scale, new Map(players.map(({ uid, rankTier }) => [uid, rankTier])))
  return teams.filter(hasPlayers).map(team => ({ ...team, rankSum: rankSum(team) }))
}

export function hasPlayers({ playerUids }: TeamDocument): boolean {
  return playerUids.length > 0
}

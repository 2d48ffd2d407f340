import { type Comparison, comparison } from '../balance/comparison.ts'
import { distribute } from '../balance/distribute.ts'
import { rankSums } from '../balance/teamRankSum.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { Draft } from './draft.ts'
import type { DraftPlayer } from './draftPlayer.ts'
import { membersOf } from './members.ts'

interface Fairness {
  /** The spread of the teams of the draft. */
  readonly draft: Comparison
  /** The spread of the same people in as many teams after even balancing, by the same measure. */
  readonly even: Comparison
}

/**
 * Compares the teams of a draft so far with what even balancing would make of the same people. `players` are all players
 * of the competition. Null with fewer than two teams that have members.
 */
export function fairnessOf(
  draft: Pick<Draft, 'teams' | 'picks'>,
  players: readonly DraftPlayer[],
  scale: RankScale,
): Fairness | null {
  const members = membersOf(draft, players).filter(({ length }) => length > 0)
  if (members.length < 2) return null
  const drafted = new Set(members.flat())
  const tiers = new Map(players.map(({ uid, rankTier }) => [uid, rankTier]))
  const rankSumOf = rankSums(scale, tiers)
  const compared = comparison(
    members.map(playerUids => ({ size: playerUids.length, rankSum: rankSumOf({ playerUids }) })),
  )
  const balanced = distribute(
    {
      scale,
      // Others count for the median alone.
      players: players.map(({ uid, rankTier }) => ({
        uid,
        rankTier,
        teamId: drafted.has(uid) ? null : 'other',
      })),
      teams: new Map(),
    },
    { mode: 'even', scope: 'unassigned', teamCount: members.length },
  )
  if (!balanced.ok) return null
  const even = comparison(
    balanced.value.teams.map(({ playerUids, rankSum }) => ({ size: playerUids.length, rankSum })),
    compared.comparedBy,
  )
  return { draft: compared, even }
}

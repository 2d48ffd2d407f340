import { teamRankSum } from './teamRankSum.ts'
import type { Competition } from '../competition/competition.ts'
import { medianStep } from '../ranks/medianStep.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { rankOfStep } from '../ranks/rankTier.ts'
import type { Player } from '../player/player.ts'
import type { RosterTeam } from './rosterView.ts'

type Ranked = Pick<Player, 'rankTier' | 'teamId'>

/** Returns what the board shows of the ranks of players and teams. */
export function boardRanks(
  competition: Pick<Competition, 'status'> & Parameters<typeof rankScaleOf>[0],
  players: readonly Ranked[],
  teams: readonly Pick<RosterTeam<Ranked, unknown>, 'members'>[],
) {
  const scale = rankScaleOf(competition)
  const step = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const isRanked = ({ rankTier }: Ranked) => rankTier !== null
  // After the start the sums change only by substitutions, whose dialog shows the effect.
  const isEstimated =
    competition.status === 'registration' && players.some(each => each.teamId !== null && !isRanked(each))
  const differInSize = new Set(teams.flatMap(({ members }) => members.length || [])).size > 1
  return {
    scale,
    /** The rank that counts for members without one; null where no sum counts it. */
    median: isEstimated && players.some(isRanked) ? (rankOfStep(scale, step) ?? 0) : null,
    sumsOf: ({ members }: Pick<RosterTeam<Ranked, unknown>, 'members'>) => {
      const rankSum = teamRankSum(scale, members, step)
      return { rankSum, average: differInSize && members.length > 0 ? rankSum / members.length : null }
    },
  }
}

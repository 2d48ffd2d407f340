import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { rankOfStep } from '@upper-bracket/shared/ranks/rankTier'
import type { PlayerDocument } from '#documents/competition.ts'
import type { RosterTeam, RosterView } from '../rosterView.ts'

/** Returns what the board shows of the ranks of players and teams. */
export function boardRanks(
  competition: Competition,
  players: readonly PlayerDocument[],
  { teams }: Pick<RosterView, 'teams'>,
) {
  const scale = rankScaleOf(competition)
  const step = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const isRanked = ({ rankTier }: PlayerDocument) => rankTier !== null
  // After the start the sums change only by substitutions, whose dialog shows the effect.
  const isEstimated =
    competition.status === 'registration' && players.some(each => each.teamId !== null && !isRanked(each))
  const differInSize = new Set(teams.flatMap(({ members }) => members.length || [])).size > 1
  return {
    scale,
    /** The rank that counts for members without one; null where no sum counts it. */
    median: isEstimated && players.some(isRanked) ? (rankOfStep(scale, step) ?? 0) : null,
    sumsOf: ({ members }: RosterTeam) => {
      const rankSum = teamRankSum(scale, members, step)
      return { rankSum, average: differInSize && members.length > 0 ? rankSum / members.length : null }
    },
  }
}

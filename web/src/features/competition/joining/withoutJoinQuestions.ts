import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { CompetitionDocument } from '#documents/competition.ts'

/**
 * Returns the competition as it judges a newcomer whom joining still asks: whatever is asked counts as answered, and for
 * a newcomer without a rank, whatever is required of ranks as met.
 */
export function withoutJoinQuestions(
  competition: CompetitionDocument,
  profile: Profile,
): CompetitionDocument {
  const { rankTier } = publicCopy(profile, rankScaleOf(competition))
  const unranked = rankTier === null && { rankRequired: false, rankFrom: null, rankTo: null }
  return { ...competition, questions: [], options: { ...competition.options, minAge: 0, ...unranked } }
}

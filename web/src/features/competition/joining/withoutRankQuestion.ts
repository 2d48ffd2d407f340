import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { CompetitionDocument } from '#documents/competition.ts'

/** Returns the competition as it judges a newcomer whom joining still asks for a rank: whatever it requires of ranks is met. */
export function withoutRankQuestion(competition: CompetitionDocument, profile: Profile): CompetitionDocument {
  const { rankTier } = publicCopy(profile, rankScaleOf(competition))
  if (rankTier !== null) return competition
  const unranked = { rankRequired: false, rankFrom: null, rankTo: null }
  return { ...competition, options: { ...competition.options, ...unranked } }
}

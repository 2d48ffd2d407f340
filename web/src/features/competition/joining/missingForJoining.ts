import type { Competition } from '@upper-bracket/shared/competition/competition'
import { requirementsOf } from '@upper-bracket/shared/competition/requirements'
import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { isNameMissing } from '@upper-bracket/shared/profile/publicName'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'

/** The data missing from a newcomer's profile that is requested before joining. */
export interface MissingForJoining {
  readonly name: boolean
  readonly rank: boolean
}

/** Returns the missing data. `rankDeclined`: the user was asked for the rank on this scale before, and gave none. */
export function missingForJoining(
  competition: Pick<Competition, 'game' | 'options'>,
  profile: Profile,
  rankDeclined: boolean,
): MissingForJoining {
  const hasRank = publicCopy(profile, rankScaleOf(competition)).rankTier !== null
  return {
    name: isNameMissing(profile),
    rank: !hasRank && (requirementsOf(competition.options).includes('rank-required') || !rankDeclined),
  }
}

import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isInRankRange } from '@upper-bracket/shared/competition/rankRange'
import { requirementsOf } from '@upper-bracket/shared/competition/requirements'
import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { isNameMissing } from '@upper-bracket/shared/profile/publicName'
import { isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { typedRating } from '@upper-bracket/shared/ranks/typedRating'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import type { ProfileChanges } from '#documents/profile.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import type { MissingForJoining } from './missingForJoining.ts'

type JoinNameProblem = 'too-short' | 'too-long' | 'deceptive-characters' | 'address'

const nameProblems: readonly JoinNameProblem[] = ['too-short', 'too-long', 'deceptive-characters']

export interface JoinDraft {
  readonly name: string
  readonly rank: RankTier | null
  /** The rating as typed, which takes the place of the rank if players are compared by it. */
  readonly rating: string
}

export interface JoinProblems {
  readonly name?: JoinNameProblem
  readonly rank?: 'required' | 'not-rating' | 'out-of-range'
}

/** Returns the changes to the profile, or the problems of the requested fields. */
export function readJoin(
  { name, rank, rating }: JoinDraft,
  missing: MissingForJoining,
  competition: Pick<Competition, 'game' | 'options'>,
): ReadDraft<ProfileChanges, JoinProblems> {
  const nameProblem = missing.name ? joinNameProblem(name) : null
  const scale = rankScaleOf(competition)
  const given = isRatingScale(scale) ? typedRating(scale, rating) : rank
  const rankProblem = missing.rank ? rankProblemOf(given, competition) : null
  if (nameProblem !== null || rankProblem !== null) {
    const problems = {
      ...(nameProblem && { name: nameProblem }),
      ...(rankProblem && { rank: rankProblem }),
    }
    return { ok: false, problems }
  }
  const ofGame = isRatingScale(scale) ? { rating: given } : { RankTier: given }
  return {
    ok: true,
    value: {
      ...(missing.name && { displayName: displayName.parse(name) }),
      ...(missing.rank && given !== null && { [profileFields[competition.game]]: ofGame }),
    },
  }
}

/** The fields of the profile that hold rank and rating in each game. */
const profileFields = { dota2: 'dota', csgo: 'cs' } as const

function rankProblemOf(
  given: RankTier | null | undefined,
  { options }: Pick<Competition, 'options'>,
): JoinProblems['rank'] | null {
  if (given === undefined) return 'not-rating'
  if (given !== null) return isInRankRange(options, given) ? null : 'out-of-range'
  return requirementsOf(options).includes('rank-required') ? 'required' : null
}

const displayName = singleLine(1, profileLimits.displayNameMax)

/** Returns why a name cannot be public; null if it can. */
function joinNameProblem(name: string): JoinNameProblem | null {
  const parsed = displayName.safeParse(name)
  if (parsed.success) return isNameMissing({ displayName: parsed.data }) ? 'address' : null
  const messages = parsed.error.issues.map(({ message }) => message)
  return nameProblems.find(problem => messages.includes(problem)) ?? 'too-short'
}

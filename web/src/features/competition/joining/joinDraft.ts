import type { Competition } from '@upper-bracket/shared/competition/competition'
import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { isNameMissing } from '@upper-bracket/shared/profile/publicName'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import type { ProfileChanges } from '#documents/profile.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import type { MissingForJoining } from './missingForJoining.ts'

type JoinNameProblem = 'too-short' | 'too-long' | 'deceptive-characters' | 'address'

const nameProblems: readonly JoinNameProblem[] = ['too-short', 'too-long', 'deceptive-characters']

export interface JoinDraft {
  readonly name: string
  readonly rank: RankTier | null
}

export interface JoinProblems {
  readonly name?: JoinNameProblem
  readonly rank?: 'required'
}

/** Returns the changes to the profile, or the problems of the requested fields. */
export function readJoin(
  { name, rank }: JoinDraft,
  missing: MissingForJoining,
  { game, options }: Pick<Competition, 'game' | 'options'>,
): ReadDraft<ProfileChanges, JoinProblems> {
  const nameProblem = missing.name ? joinNameProblem(name) : null
  const isRankLacking = missing.rank && options.rankRequired && rank === null
  if (nameProblem !== null || isRankLacking) {
    const problems = {
      ...(nameProblem && { name: nameProblem }),
      ...(isRankLacking && { rank: 'required' as const }),
    }
    return { ok: false, problems }
  }
  const ofGame = { RankTier: rank }
  return {
    ok: true,
    value: {
      ...(missing.name && { displayName: displayName.parse(name) }),
      ...(missing.rank && rank !== null && (game === 'dota2' ? { dota: ofGame } : { cs: ofGame })),
    },
  }
}

const displayName = singleLine(1, profileLimits.displayNameMax)

/** Returns why a name cannot be public; null if it can. */
function joinNameProblem(name: string): JoinNameProblem | null {
  const parsed = displayName.safeParse(name)
  if (parsed.success) return isNameMissing({ displayName: parsed.data }) ? 'address' : null
  const messages = parsed.error.issues.map(({ message }) => message)
  return nameProblems.find(problem => messages.includes(problem)) ?? 'too-short'
}

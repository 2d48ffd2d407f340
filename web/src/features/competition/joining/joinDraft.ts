import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Game } from '@upper-bracket/shared/games/game'
import { publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { isNameMissing } from '@upper-bracket/shared/profile/publicName'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import type { ProfileChanges } from '#documents/profile.ts'

/** What a newcomer has not said yet, and is asked for before joining. */
export interface MissingForJoining {
  readonly name: boolean
  readonly rank: boolean
}

export type JoinNameProblem = 'too-short' | 'too-long' | 'deceptive-characters' | 'address'

const nameProblems: readonly JoinNameProblem[] = ['too-short', 'too-long', 'deceptive-characters']

/** `rankDeclined`: the person has been asked for the rank of this game before, and gave none. */
export function missingForJoining(
  { game, options }: Pick<Competition, 'game' | 'options'>,
  profile: Profile,
  rankDeclined: boolean,
): MissingForJoining {
  const hasRank = publicCopy(profile, game).rankTier !== null
  return { name: isNameMissing(profile), rank: !hasRank && (options.rankRequired || !rankDeclined) }
}

/** Why a name cannot be the one that everyone sees; null for one that can. */
export function joinNameProblem(name: string): JoinNameProblem | null {
  const parsed = singleLine(1, profileLimits.displayNameMax).safeParse(name)
  if (parsed.success) return isNameMissing({ displayName: parsed.data }) ? 'address' : null
  const messages = parsed.error.issues.map(({ message }) => message)
  return nameProblems.find(problem => messages.includes(problem)) ?? 'too-short'
}

/** What the answers change in the profile; the name is one that can be. */
export function joiningChanges(
  game: Game,
  missing: MissingForJoining,
  answers: { readonly name: string; readonly rank: RankTier | null },
): ProfileChanges {
  const rank = { RankTier: answers.rank }
  return {
    ...(missing.name && { displayName: singleLine(1, profileLimits.displayNameMax).parse(answers.name) }),
    ...(missing.rank && answers.rank !== null && (game === 'dota2' ? { dota: rank } : { cs: rank })),
  }
}

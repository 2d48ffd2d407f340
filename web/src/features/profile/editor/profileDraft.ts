import type { Language, Profile } from '@upper-bracket/shared/profile/profile'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'

/** The fields of the form; the profile nests the ranks in objects. */
export interface ProfileDraft {
  readonly displayName: string
  readonly lang: Language
  readonly dotaRank: RankTier | null
  readonly csRank: RankTier | null
  /** The ratings as typed. */
  readonly mmr: string
  readonly premier: string
  readonly steamNickname: string
  readonly realName: string
  readonly steamProfileURL: string
  readonly messagingURL: string
}

export type ProfileField = keyof ProfileDraft
export type ProfileProblem =
  | 'displayNameEmpty'
  | 'tooLong'
  | 'hiddenCharacters'
  | 'notSteam'
  | 'notTelegram'
  | 'notRating'

export type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>

export function draftOf(profile: Profile): ProfileDraft {
  return {
    displayName: profile.displayName,
    lang: profile.lang,
    dotaRank: profile.dota.RankTier,
    csRank: profile.cs.RankTier,
    mmr: String(profile.dota.rating ?? ''),
    premier: String(profile.cs.rating ?? ''),
    steamNickname: profile.steamNickname,
    realName: profile.realName,
    steamProfileURL: profile.steamProfileURL,
    messagingURL: profile.messagingURL,
  }
}

import { cleanLine } from '../text/cleanLine.ts'
import type { AcceptedTerms } from './acceptedTerms.ts'
import { defaultLanguage, type Profile, profileDefaults } from './profile.ts'
import { profileLimits } from './profileLimits.ts'

/** The part of an account at Firebase Authentication, Discord or Steam that a profile is created from. */
export interface Account {
  readonly email: string | null
  readonly displayName: string | null
}

/**
 * Creates the profile of a new account. Signing up by e-mail provides no name, so the name is the address, clipped. The
 * picture is always one of ours with the number `avatar` (0 to 4), because an account's own picture is hosted elsewhere
 * and could be changed to anything.
 */
export function newProfile(
  account: Account,
  avatar: number,
  acceptedTerms: AcceptedTerms | null = null,
): Profile {
  const name = cleanLine(account.displayName ?? '', profileLimits.displayNameMax)
  return {
    displayName: name || cleanLine(account.email ?? '', profileLimits.displayNameMax) || 'Player',
    photoURL: `/avatars/avatar${avatar}.svg`,
    lang: defaultLanguage,
    activeCompetitionID: null,
    dota: { RankTier: null, rating: null },
    cs: { RankTier: null, rating: null },
    steamNickname: '',
    realName: '',
    steamProfileURL: '',
    messagingURL: '',
    ...profileDefaults,
    acceptedTerms,
  }
}

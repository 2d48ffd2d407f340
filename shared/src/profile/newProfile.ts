import { cleanLine } from '../text/cleanLine.ts'
import { defaultLanguage, laterProfileFields, type Profile } from './profile.ts'
import { profileLimits } from './profileLimits.ts'

/** What is taken over of what the identity service, or Discord or Steam, knows of an account. */
export interface Account {
  readonly email: string | null
  readonly displayName: string | null
}

/**
 * The profile of a new account. Signing up by e-mail brings no name: it is the e-mail, clipped to what a name may be.
 * The picture is the one of number `avatar` (0 to 4) whatever the account came with, which lies at others' addresses,
 * and which whoever holds the account's token can set to anything.
 */
export function newProfile(account: Account, avatar: number): Profile {
  const name = cleanLine(account.displayName ?? '', profileLimits.displayNameMax)
  return {
    displayName: name || cleanLine(account.email ?? '', profileLimits.displayNameMax) || 'Player',
    photoURL: `/avatars/avatar${avatar}.svg`,
    lang: defaultLanguage,
    activeCompetitionID: null,
    dota: { RankTier: null },
    cs: { RankTier: null },
    steamNickname: '',
    realName: '',
    steamProfileURL: '',
    messagingURL: '',
    ...laterProfileFields,
  }
}

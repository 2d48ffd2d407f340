import { cleanLine } from '../text/cleanLine.ts'
import { defaultLanguage, laterProfileFields, type Profile } from './profile.ts'
import { profileLimits } from './profileLimits.ts'

/** Pictures of the project's own, `/avatars/avatar0.svg` and so on, one of which a new account gets. */
export const avatarCount = 5

/** What the identity service knows of an account. */
export interface Account {
  readonly email: string | null
  readonly displayName: string | null
  readonly photoURL: string | null
}

/**
 * The profile of a new account. Signing up by e-mail brings no name and no picture: the name is the e-mail,
 * clipped to what a name may be, the picture the one of number `avatar` (0 to 4).
 */
export function newProfile(account: Account, avatar: number): Profile {
  const name = cleanLine(account.displayName ?? '', profileLimits.displayNameMax)
  return {
    displayName: name || cleanLine(account.email ?? '', profileLimits.displayNameMax) || 'Player',
    photoURL: pictureOf(account) ?? `/avatars/avatar${avatar}.svg`,
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

function pictureOf({ photoURL }: Account): string | null {
  return photoURL?.startsWith('https://') && photoURL.length <= profileLimits.urlMax ? photoURL : null
}

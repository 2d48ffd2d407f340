import type { Profile } from '../profile/profile.ts'
import { profileLimits } from '../profile/profileLimits.ts'
import { isSteamProfile } from '../profile/steamProfile.ts'
import { cleanLine } from '../text/cleanLine.ts'
import type { IdentityProvider } from './account.ts'

/** A person's account at Discord or Steam, as reported by that service. */
export interface Identity {
  readonly provider: IdentityProvider
  readonly id: string
  readonly nickname: string | null
  /** The public page of the account, if any. */
  readonly profileURL: string | null
}

/** The profile fields that change when `identity` is linked; fields that the person has filled in stay. */
export function profileWithIdentity(profile: Profile, identity: Identity): Partial<Profile> {
  if (identity.provider === 'discord') return { discordID: identity.id }
  return {
    steamID: identity.id,
    steamNickname:
      profile.steamNickname || cleanLine(identity.nickname ?? '', profileLimits.steamNicknameMax),
    steamProfileURL: profile.steamProfileURL || steamAddress(identity),
  }
}

/** The profile fields that change when an account of `provider` is unlinked. */
export function profileWithoutIdentity(provider: IdentityProvider): Partial<Profile> {
  return provider === 'discord' ? { discordID: null } : { steamID: null }
}

function steamAddress({ id, profileURL }: Identity): string {
  const isUsual = profileURL !== null && isSteamProfile(profileURL)
  return isUsual ? profileURL.replace(/\/$/, '') : `https://steamcommunity.com/profiles/${id}`
}

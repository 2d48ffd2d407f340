import type { Profile } from '../profile/profile.ts'
import { profileLimits } from '../profile/profileLimits.ts'
import { cleanLine } from '../text/cleanLine.ts'
import type { IdentityProvider } from './account.ts'

/** Who somebody is at Discord or Steam, as that service has said it to us. */
export interface Identity {
  readonly provider: IdentityProvider
  readonly id: string
  readonly nickname: string | null
  /** The public page of the account, where there is one. */
  readonly profileURL: string | null
}

const steamProfile = /^https:\/\/steamcommunity\.com\/(id\/[A-Za-z0-9_-]{2,32}|profiles\/[0-9]{17})\/?$/

/** What changes in the profile of someone who links `identity`: what the person has written stays. */
export function profileWithIdentity(profile: Profile, identity: Identity): Partial<Profile> {
  if (identity.provider === 'discord') return { discordID: identity.id }
  return {
    steamID: identity.id,
    steamNickname:
      profile.steamNickname || cleanLine(identity.nickname ?? '', profileLimits.steamNicknameMax),
    steamProfileURL: profile.steamProfileURL || steamAddress(identity),
  }
}

/** What changes in the profile of someone who unlinks an account of `provider`. */
export function profileWithoutIdentity(provider: IdentityProvider): Partial<Profile> {
  return provider === 'discord' ? { discordID: null } : { steamID: null }
}

function steamAddress({ id, profileURL }: Identity): string {
  const isUsual = profileURL !== null && steamProfile.test(profileURL)
  return isUsual ? profileURL.replace(/\/$/, '') : `https://steamcommunity.com/profiles/${id}`
}

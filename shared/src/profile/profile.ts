import type { RankTier } from '../ranks/rankTier.ts'
import type { AcceptedTerms } from './acceptedTerms.ts'
import type { Visit } from './visit.ts'
import type { Channel, ChannelChoices } from './channel.ts'

export const languages = ['ru', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ru'

/** A person's rank and rating in a game; null for none. */
interface GameProfile {
  readonly RankTier: RankTier | null
  /** The MMR in Dota 2, the Premier rating in CS. Absent in profiles stored before this field existed. */
  readonly rating?: number | null
}

/** The document `profiles/{uid}`, written by its owner except where noted. */
export interface Profile {
  readonly displayName: string
  readonly photoURL: string | null
  readonly lang: Language
  /** The competition that opens after signing in; also written by the server when the person joins a competition. */
  readonly activeCompetitionID: string | null
  readonly dota: GameProfile
  readonly cs: GameProfile
  readonly steamNickname: string
  readonly realName: string
  readonly steamProfileURL: string
  readonly messagingURL: string
  /** The channels to which notifications are sent in addition to the page. */
  readonly channels: Readonly<Record<Channel, boolean>>
  /** The channels by topic, for topics with a choice. */
  readonly channelChoices: ChannelChoices
  /** Ids of the linked accounts; written by the server. */
  readonly steamID: string | null
  readonly discordID: string | null
  /** Written by the server. */
  readonly telegramConnected: boolean
  /** The ids of browsers that show notifications, the oldest first; written by the server. */
  readonly pushDeviceIds: readonly string[]
  /** The visit of the demonstration for which the account exists; written by the server. Null elsewhere. */
  readonly visit: Visit | null
  /** Written by the server with the profile. Null for a visitor of the demonstration, and where the account was older. */
  readonly acceptedTerms: AcceptedTerms | null
}

/** Default values for new profiles, and for old ones that lack these fields. */
export const profileDefaults = {
  channels: { push: true, telegram: true, email: true },
  channelChoices: {},
  steamID: null,
  discordID: null,
  telegramConnected: false,
  pushDeviceIds: [],
  visit: null,
  acceptedTerms: null,
} as const satisfies Partial<Profile>

/** Completes a stored profile. */
export function withProfileDefaults(stored: Partial<Profile>): Profile {
  const channels = { ...profileDefaults.channels, ...stored.channels }
  return { ...profileDefaults, ...stored, channels } as Profile
}

/** The fields that are copied to the person's entries in competitions; see `profileVisibility`. */
export type PublicProfile = Pick<Profile, 'displayName' | 'photoURL' | 'dota' | 'cs' | 'steamProfileURL'>

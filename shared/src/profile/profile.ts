import type { RankTier } from '../ranks/rankTier.ts'

export const languages = ['ru', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ru'

/** The document `profiles/{uid}`. The person writes it, save the fields said to be the server's. */
export interface Profile {
  readonly displayName: string
  readonly photoURL: string | null
  readonly lang: Language
  /** Where signing in leads; written by the server too, when its player joins. */
  readonly activeCompetitionID: string | null
  readonly dota: { readonly RankTier: RankTier | null }
  readonly cs: { readonly RankTier: RankTier | null }
  readonly steamNickname: string
  readonly realName: string
  readonly steamProfileURL: string
  readonly messagingURL: string
  /** Where else than on the page the person is told of what happens; the page itself always tells. */
  readonly channels: NotificationChannels
  /** Of the linked accounts; the server's. */
  readonly steamID: string | null
  readonly discordID: string | null
  /** Whether a Telegram chat is connected; the server's. */
  readonly telegramConnected: boolean
}

export interface NotificationChannels {
  readonly email: boolean
  readonly telegram: boolean
}

/** What the oldest profiles lack, as it is for them and for new ones. */
export const laterProfileFields = {
  channels: { email: true, telegram: true },
  steamID: null,
  discordID: null,
  telegramConnected: false,
} as const satisfies Partial<Profile>

/** What is private of a profile stays in the document of its owner; this much is copied to competitions. */
export type PublicProfile = Pick<Profile, 'displayName' | 'photoURL' | 'dota' | 'cs'>

/** The languages in which tournaments are usually commented, by their ISO 639-1 codes. */
export const broadcastLanguages = ['ru', 'en', 'uk', 'be', 'kk', 'de', 'fr', 'es', 'pt', 'pl', 'zh'] as const
export type BroadcastLanguage = (typeof broadcastLanguages)[number]

export interface LiveLink {
  /** Of Twitch or YouTube, in the form of `broadcastUrl`. */
  readonly url: string
  readonly lang: BroadcastLanguage
  /** Empty: shown by its service and language. */
  readonly title: string
}

export const liveLinkLimits = { links: 6, urlMax: 500, titleMax: 80 } as const

import { readBroadcast } from './broadcast.ts'

/** The languages in which tournaments are usually commentated, by their ISO 639-1 codes. */
export const broadcastLanguages = ['ru', 'en', 'uk', 'be', 'kk', 'de', 'fr', 'es', 'pt', 'pl', 'zh'] as const
export type BroadcastLanguage = (typeof broadcastLanguages)[number]

export interface LiveLink {
  /** The address of a stream on Twitch or YouTube, as returned by `broadcastUrl`. */
  readonly url: string
  readonly lang: BroadcastLanguage
  /** If empty, the link is shown by its service and language. */
  readonly title: string
  /** The stream that the link shows; see `QueuedMatch`. */
  readonly stream: number
}

export const liveLinkLimits = { links: 6, urlMax: 500, titleMax: 80 } as const

/** Returns the link that is shown at first: that in the reader's language, or else the first. */
export function linkFor(links: readonly LiveLink[], language: string): LiveLink | null {
  return links.find(({ lang }) => lang === language) ?? links[0] ?? null
}

export function linkName({ title, url }: LiveLink): string {
  if (title !== '') return title
  const read = readBroadcast(url)
  return read.ok && read.value.service === 'youtube' ? 'YouTube' : 'Twitch'
}

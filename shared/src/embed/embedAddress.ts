import { type Language, languages } from '../profile/profile.ts'

export const embedViews = ['bracket', 'table', 'agenda'] as const
export type EmbedView = (typeof embedViews)[number]

/** `auto` follows the visitor's device. */
export const embedThemes = ['auto', 'dark', 'light'] as const
type EmbedTheme = (typeof embedThemes)[number]

export interface EmbedLook {
  readonly view: EmbedView
  readonly theme: EmbedTheme
  /** Null follows the visitor's browser. */
  readonly language: Language | null
}

export interface EmbedAddress extends EmbedLook {
  readonly competitionId: string
}

/** Returns the path and query of an embed; defaults are left out. */
export function embedPath({ competitionId, view, theme, language }: EmbedAddress): string {
  const query = new URLSearchParams({
    ...(language === null ? {} : { lang: language }),
    ...(theme === 'auto' ? {} : { theme }),
  })
  const path = `/embed/competitions/${competitionId}/${view}`
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * Parses the address of an embed; null if it is none. Unknown values of its parameters count as absent. The id is not
 * validated.
 */
export function readEmbedAddress({ pathname, searchParams }: URL): EmbedAddress | null {
  const [, competitionId, segment] = /^\/embed\/competitions\/([^/]+)\/(\w+)\/?$/.exec(pathname) ?? []
  const view = embedViews.find(each => each === segment)
  if (competitionId === undefined || view === undefined) return null
  return {
    competitionId,
    view,
    theme: embedThemes.find(each => each === searchParams.get('theme')) ?? 'auto',
    language: languages.find(each => each === searchParams.get('lang')) ?? null,
  }
}

import { existingId } from '../text/documentId.ts'
import { escapedHtml } from '../text/escapedHtml.ts'
import { type EmbedAddress, type EmbedView, embedPath, readEmbedAddress } from './embedAddress.ts'
import { embedFrame } from './embedSnippet.ts'

/** A valid request for oEmbed, of a competition that may not exist. */
export interface OEmbedRequest {
  readonly embed: EmbedAddress
  readonly maxWidth: number
  readonly maxHeight: number
}

/** How the response says why there is nothing to embed (oembed.com, 2.3.5). */
type OEmbedRefusal = 400 | 404 | 501

/** A response of type `rich` (oembed.com, 2.3.4). */
interface OEmbed {
  readonly type: 'rich'
  readonly version: '1.0'
  readonly title: string
  readonly provider_name: 'Upper Bracket'
  readonly provider_url: string
  /** In seconds. */
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
}

const size = { width: 800, height: 600 } as const
const secondsCached = 3600

/** The embed of each tab of a competition that anybody can see. */
const viewOfTab: Readonly<Record<string, EmbedView>> = {
  '': 'bracket',
  about: 'bracket',
  teams: 'bracket',
  bracket: 'bracket',
  live: 'bracket',
  commentators: 'bracket',
  schedule: 'agenda',
  matches: 'agenda',
}

/**
 * Reads a request of a consumer of oEmbed. The address in it has to be a page of a competition or an embed, at our own
 * origin.
 */
export function readOEmbedRequest(query: URLSearchParams, origin: string): OEmbedRequest | OEmbedRefusal {
  const asked = query.get('url')
  const [maxWidth, maxHeight] = [pixels(query.get('maxwidth')), pixels(query.get('maxheight'))]
  if (asked === null || maxWidth === null || maxHeight === null) return 400
  if ((query.get('format') ?? 'json') !== 'json') return 501
  const url = URL.parse(asked)
  const embed = url?.origin === origin ? (readEmbedAddress(url) ?? embedOfPage(url)) : null
  if (embed === null || !existingId.safeParse(embed.competitionId).success) return 404
  return { embed, maxWidth, maxHeight }
}

/** Returns the response for a competition of this name. */
export function oEmbed({ embed, maxWidth, maxHeight }: OEmbedRequest, name: string, origin: string): OEmbed {
  const [width, height] = [Math.min(size.width, maxWidth), Math.min(size.height, maxHeight)]
  const title = `${name} · Upper Bracket`
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Upper Bracket',
    provider_url: origin,
    cache_age: secondsCached,
    html: embedFrame({ address: `${origin}${embedPath(embed)}`, title, width, height }),
    width,
    height,
  }
}

/** Returns the tag with which consumers find the response for a page (oembed.com, 4); empty if the page has none. */
export function oEmbedDiscovery(page: URL, name: string): string {
  if (embedOfPage(page) === null) return ''
  const query = new URLSearchParams({ url: `${page.origin}${page.pathname}` })
  return `<link rel="alternate" type="application/json+oembed" href="${page.origin}/api/oembed?${query}" title="${escapedHtml(name)}"/>`
}

/** Returns the embed of a competition's page; null if it is none that anybody can see. */
function embedOfPage({ pathname }: URL): EmbedAddress | null {
  const [, competitionId, tab = ''] =
    /^\/competitions\/([^/]+)(?:\/(\w+)(?:\/[^/]+)?)?\/?$/.exec(pathname) ?? []
  const view = viewOfTab[tab]
  if (competitionId === undefined || competitionId === 'new' || view === undefined) return null
  return { competitionId, view, theme: 'auto', language: null }
}

/** Returns a maximum; infinite if there is none, null if it is no positive number. */
function pixels(value: string | null): number | null {
  if (value === null) return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
}

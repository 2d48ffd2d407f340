import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { broadcastUrl, readBroadcast } from '../live/broadcast.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { Competition } from './competition.ts'

/**
 * Replaces the links to a competition's broadcasts, in their order. A duplicate link is dropped. Returns the same value
 * if nothing changes, so that a repeated call succeeds at any revision. Otherwise an outdated revision is refused.
 * `unsupported-broadcast` has the `index` of the link.
 */
export function setLiveLinks(
  competition: Competition,
  links: readonly LiveLink[],
  { revision, now }: { readonly revision: number; readonly now: number },
): Outcome<Competition, 'changed-meanwhile' | 'unsupported-broadcast'> {
  const accepted: LiveLink[] = []
  for (const [index, { url: typed, ...link }] of links.entries()) {
    const read = readBroadcast(typed)
    if (!read.ok) return refuse('unsupported-broadcast', { index })
    const url = broadcastUrl(read.value)
    if (!accepted.some(other => other.url === url)) accepted.push({ ...link, url })
  }
  if (isSame(accepted, competition.liveLinks)) return accept(competition)
  if (revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }
  return accept({ ...competition, liveLinks: accepted, revision: revision + 1, updatedAt: now })
}

function isSame(links: readonly LiveLink[], others: readonly LiveLink[]): boolean {
  return (
    links.length === others.length &&
    links.every(({ url, lang, title, stream }, index) => {
      const other = others[index]
      return url === other?.url && lang === other.lang && title === other.title && stream === other.stream
    })
  )
}

import { embedViews } from '@upper-bracket/shared/embed/embedAddress'
import { type OperatorPage, operatorPages } from '@upper-bracket/shared/operator/operatorPages'

/**
 * The target of a page's address; `english` at its English one. Whether it exists, and whether its ids are valid, is not
 * known yet.
 */
export type PagePlace =
  | { readonly page: 'home'; readonly english: boolean }
  | { readonly page: 'tournaments' }
  | { readonly page: 'operator'; readonly name: OperatorPage; readonly english: boolean }
  | { readonly page: 'invite'; readonly invitationId: string }
  | { readonly page: 'organizers'; readonly address: string }
  | { readonly page: 'commentate'; readonly competitionId: string; readonly requestId: string }
  | { readonly page: 'embed'; readonly competitionId: string }
  | {
      readonly page: 'competition'
      readonly competitionId: string
      readonly tab: CompetitionTab
      /** The match, if the address is that of a match. */
      readonly matchId: string | null
    }

type CompetitionTab = (typeof tabs)[number]

const tabs = [
  '',
  'about',
  'rules',
  'teams',
  'draft',
  'bracket',
  'schedule',
  'matches',
  'people',
  'history',
  'commentators',
  'live',
  'desk',
  'edit',
  'integrations',
  'overlay',
] as const

/** Parses a path; null if the app has no such page. */
export function pagePlace(path: string): PagePlace | null {
  const parts = path.replace(/\/$/, '').split('/')
  const [, page, id, segment = '', matchId = null, ...rest] = parts
  const tab = tabs.find(each => each === segment)
  if (id === undefined && (page === undefined || page === 'en'))
    return { page: 'home', english: page === 'en' }
  if (id === undefined && page === 'tournaments') return { page }
  const name = operatorPages.find(each => path.replace(/^\/en(?=\/)|\/$/g, '') === `/${each}`)
  if (name !== undefined) return { page: 'operator', name, english: page === 'en' }
  if (id === undefined || rest.length > 0) return null
  if (page === 'embed') return embedPlace(parts)
  if (page === 'commentate') {
    return segment !== '' && matchId === null ? { page, competitionId: id, requestId: segment } : null
  }
  if (page === 'organizers') return segment === '' ? { page, address: id } : null
  if (page === 'invite') return segment === '' ? { page, invitationId: id } : null
  if (page !== 'competitions' || tab === undefined || (tab === 'matches') !== (matchId !== null)) return null
  return { page: 'competition', competitionId: id, tab, matchId }
}

/** Parses `/embed/competitions/{id}/{view}`. */
function embedPlace([, , area, competitionId, view]: readonly string[]): PagePlace | null {
  const isEmbed = area === 'competitions' && embedViews.some(each => each === view)
  return isEmbed && competitionId !== undefined ? { page: 'embed', competitionId } : null
}

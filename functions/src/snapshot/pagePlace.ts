/** The target of a page's address. Whether it exists, and whether its ids are valid, is not known yet. */
export type PagePlace =
  | { readonly page: 'invite'; readonly invitationId: string }
  | { readonly page: 'commentate'; readonly competitionId: string; readonly requestId: string }
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
  'teams',
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
  const [, page, id, segment = '', matchId = null, ...rest] = path.replace(/\/$/, '').split('/')
  const tab = tabs.find(each => each === segment)
  if (id === undefined || rest.length > 0) return null
  if (page === 'commentate') {
    return segment !== '' && matchId === null ? { page, competitionId: id, requestId: segment } : null
  }
  if (page === 'invite') return segment === '' ? { page, invitationId: id } : null
  if (page !== 'competitions' || tab === undefined || (tab === 'matches') !== (matchId !== null)) return null
  return { page: 'competition', competitionId: id, tab, matchId }
}

import { type CompetitionList, listedSection } from '../competition/competitionList.ts'
import type { Competition } from '../competition/competition.ts'
import { bySection, listSections, overdueBefore, sectionOf } from '../competition/listSections.ts'
import type { OrganizerPage } from './organizerPage.ts'

/** What the page of an organizer shows. */
export interface OrganizerView extends CompetitionList {
  readonly organizerUid: string
  readonly page: Omit<OrganizerPage, 'addresses'>
  readonly followerCount: number
}

type Row = Competition & { readonly id: string }

/** Sorts the competitions on a page into sections, with at most `limit` in each. */
export function organizerSections(
  rows: readonly Row[],
  { limit, now }: { readonly limit: number; readonly now: number },
): CompetitionList['sections'] {
  const overdue = overdueBefore(now)
  const sorted = rows.toSorted(bySection(overdue))
  const request = { search: null, game: null, state: null }
  return listSections
    .map(section => {
      const own = sorted.filter(row => sectionOf(row, overdue) === section)
      return listedSection(section, own, { request, limit })
    })
    .filter(({ competitions }) => competitions.length > 0)
}

/** The id of the element in which the page carries what it shows, so that it need not ask for it. */
export const carriedOrganizerId = 'organizer'

/** The address that answers with what a page shows, or with the finished competitions after one. */
export function organizerViewAddress(address: string, after: string | null = null): string {
  return `/api/organizers/${address}${after === null ? '' : `?${new URLSearchParams({ after })}`}`
}

/** A link as it is shown: its host as the browser resolves it, and the path. */
export function shownLink(href: string): string {
  const { host, pathname } = new URL(href)
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
}

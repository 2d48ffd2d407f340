import type { Player } from '@upper-bracket/shared/player/player'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Cursor, ListSource, Row } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamed.ts'
import type { CompetitionDocument } from './competition.ts'
import { type ListSection, startOrder } from './listSections.ts'

/** Someone's place in a competition; `id` is the id of the competition. */
type Participation = Player & { readonly id: string }

type Competitions = readonly CompetitionDocument[]

/** Where a page lies: after the last row of the one before it, and, where there is one behind it, up to its own last. */
export interface PageBounds {
  readonly after: Cursor | null
  readonly until: Cursor | null
}

export interface SectionPage extends PageBounds {
  /** Whose competitions: everybody's, those that someone owns, or those that someone helps to run. */
  readonly whose: 'everybody' | { readonly owner: string } | { readonly administrator: string }
  readonly section: ListSection
  /** See `overdueBefore`. */
  readonly overdue: number
}

/** Competitions on a page, and places of a player on one: as many as can be asked for by their ids. */
export const pageSizes = { competitions: 12, participations: 30 } as const

/** What the rules give at once: a page that has another behind it shows whatever has come in between. */
const mostRows = 50

/** One row more than a page shows tells that there are more. */
export function sectionSource({ whose, section, overdue, after, until }: SectionPage): ListSource {
  const status = section === 'running' || section === 'finished' ? section : 'registration'
  const owned = whose !== 'everybody' && 'owner' in whose ? [['ownerUid', '==', whose.owner] as const] : []
  const administered =
    whose !== 'everybody' && 'administrator' in whose
      ? [['adminUids', 'array-contains', whose.administrator] as const]
      : []
  const started = {
    upcoming: [['startDate', '>=', overdue] as const],
    overdue: [['startDate', '<', overdue] as const],
    running: [],
    finished: [],
  }[section]
  return {
    path: 'competitions',
    where: [...owned, ...administered, ['status', '==', status], ...started],
    orderBy: [['startDate', startOrder(section)]],
    after,
    until,
    limit: until === null ? pageSizes.competitions + 1 : mostRows,
  }
}

/** After which competition a page of a section ends. */
export function cursorAfter({ startDate, id }: CompetitionDocument): Cursor {
  return [startDate, id]
}

export function participationSource({
  uid,
  after,
  until,
}: PageBounds & { readonly uid: string }): ListSource {
  return {
    path: 'players',
    group: true,
    where: [['uid', '==', uid]],
    orderBy: [['joinedAt', 'desc']],
    after,
    until,
    limit: until === null ? pageSizes.participations + 1 : mostRows,
  }
}

export function cursorAfterPlace({ joinedAt, id, uid }: Participation): Cursor {
  return [joinedAt, `competitions/${id}/players/${uid}`]
}

const readCompetition = ({ id, data }: Row) => ({ ...data, id }) as CompetitionDocument

const competitionListsApi = api.injectEndpoints({
  endpoints: build => ({
    competitionsOfSection: build.query<Live<Competitions>, SectionPage>({
      ...listStream(sectionSource, readCompetition),
    }),
    /** Where someone plays, the latest joined first; the competitions are followed by `useCompetitionsAmongQuery`. */
    participations: build.query<Live<readonly Participation[]>, PageBounds & { readonly uid: string }>({
      ...listStream(
        participationSource,
        ({ parentId, data }) => ({ ...data, id: parentId ?? '' }) as Participation,
      ),
    }),
    /** Those of these ids that exist: at most `pageSizes.participations`. */
    competitionsAmong: build.query<Live<Competitions>, readonly string[]>({
      ...listStream(
        (ids: readonly string[]): ListSource => ({
          path: 'competitions',
          where: [['__name__', 'in', ids]],
          limit: pageSizes.participations,
        }),
        readCompetition,
      ),
    }),
  }),
})

export const { useCompetitionsOfSectionQuery, useParticipationsQuery, useCompetitionsAmongQuery } =
  competitionListsApi

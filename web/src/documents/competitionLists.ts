import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ListSection } from '@upper-bracket/shared/competition/listSections'
import type { Game } from '@upper-bracket/shared/games/game'
import type { Player } from '@upper-bracket/shared/player/player'
import { api } from '#platform/api/api.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Cursor, ListSource, Row } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { CompetitionDocument } from './competition.ts'
import { useOwnProfile } from './profile.ts'
import { useUid } from './sessionSlice.ts'

/** A person's entry in a competition; `id` is the id of the competition. */
export type Participation = Player & { readonly id: string }

type Competitions = readonly CompetitionDocument[]

/**
 * The bounds of a page: it starts after the last row of the previous page and, if there is a next page, ends with its
 * own last row.
 */
export interface PageBounds {
  readonly after: Cursor | null
  readonly until: Cursor | null
}

/** Null matches any value. */
export interface ListFilter {
  readonly game: Game | null
  /** The prefix of a word of the name; see `searchedWord`. */
  readonly word: string | null
}

/** A filter that matches everything. */
export const anything: ListFilter = { game: null, word: null }

export interface SectionPage extends PageBounds {
  /** The competitions of everybody, of an owner, or of an administrator; of nobody: no visitor's copies of a demonstration. */
  readonly whose: 'everybody' | 'nobody' | { readonly owner: string } | { readonly administrator: string }
  readonly section: ListSection
  /** The threshold returned by `overdueBefore`. */
  readonly overdue: number
  readonly filter: ListFilter
}

/** The number of competitions per page, and of a player's entries per page: the maximum of ids in one query. */
export const pageSizes = { competitions: 12, participations: 30 } as const

/** The number of recently joined competitions that every page follows. Others are followed on their own pages. */
const latestJoined = 5

/** The number of competitions of a section that the home page follows. */
const maxFirst = { running: 4, upcoming: 4, finished: 1 } as const

interface Among {
  readonly ids: readonly string[]
  /** The visitor of a demonstration whose copies they are. Absent elsewhere. */
  readonly visitorUid?: string
}

export type FirstOfSection = Pick<SectionPage, 'whose' | 'overdue'> & {
  readonly section: keyof typeof maxFirst
}

/** The maximum that the rules allow. A page with a next page shows all rows that appear in between. */
const maxRows = 50

/** Builds the query of a page, with one row more than it shows, to find out whether there is a next page. */
export function sectionSource({ whose, section, overdue, filter, after, until }: SectionPage): ListSource {
  const status = section === 'running' || section === 'finished' ? section : 'registration'
  const isAdministered = typeof whose !== 'string' && 'administrator' in whose
  const params = {
    status,
    ...(whose === 'nobody' && { visitorUid: null }),
    ...(typeof whose !== 'string' && 'owner' in whose && { ownerUid: whose.owner }),
    ...(isAdministered && { adminUids: whose.administrator }),
    ...(filter.game !== null && { game: filter.game }),
    // A query supports one `array-contains`. The few competitions that a person administers are filtered on the page.
    ...(filter.word !== null && !isAdministered && { nameWords: filter.word }),
  }
  const page = { after, until, limit: until === null ? pageSizes.competitions + 1 : maxRows }
  const datedParams = { ...params, startDate: overdue }
  if (section === 'upcoming') return { query: 'upcomingCompetitions', params: datedParams, ...page }
  if (section === 'overdue') return { query: 'overdueCompetitions', params: datedParams, ...page }
  return { query: 'latestCompetitions', params, ...page }
}

/** Returns the cursor of a competition that ends a page. */
export function cursorAfter({ startDate, id }: CompetitionDocument): Cursor {
  return [startDate, id]
}

export function participationSource({
  uid,
  after,
  until,
}: PageBounds & { readonly uid: string }): ListSource {
  return {
    query: 'participations',
    params: { uid },
    after,
    until,
    limit: until === null ? pageSizes.participations + 1 : maxRows,
  }
}

export function cursorAfterPlace({ joinedAt, id, uid }: Participation): Cursor {
  return [joinedAt, `competitions/${id}/players/${uid}`]
}

const readCompetition = ({ id, data }: Row) => ({ ...data, id }) as CompetitionDocument

const readParticipation = ({ parentId, data }: Row) => ({ ...data, id: parentId ?? '' }) as Participation

const competitionListsApi = api.injectEndpoints({
  endpoints: build => ({
    competitionsOfSection: build.query<Live<Competitions>, SectionPage>({
      ...listStream(sectionSource, readCompetition),
    }),
    /** Follows the first few competitions of a section. */
    firstCompetitions: build.query<Live<Competitions>, FirstOfSection>({
      ...listStream(
        (first: FirstOfSection) => ({
          ...sectionSource({ ...first, filter: anything, after: null, until: null }),
          limit: maxFirst[first.section],
        }),
        readCompetition,
      ),
    }),
    /**
     * Follows the entries of a player, most recently joined first; `useCompetitionsAmongQuery` follows the competitions
     * themselves.
     */
    participations: build.query<Live<readonly Participation[]>, PageBounds & { readonly uid: string }>({
      ...listStream(participationSource, readParticipation),
    }),
    /** Follows the player's most recent entries, as every page does. */
    latestParticipations: build.query<Live<readonly Participation[]>, string>({
      ...listStream(
        (uid: string) => ({ ...participationSource({ uid, after: null, until: null }), limit: latestJoined }),
        readParticipation,
      ),
    }),
    /** The existing competitions among these ids, at most `pageSizes.participations`. */
    competitionsAmong: build.query<Live<Competitions>, Among>({
      ...listStream(
        ({ ids, ...visitor }: Among): ListSource => ({
          query: 'competitionsById',
          params: { __name__: ids, ...visitor },
          limit: pageSizes.participations,
        }),
        readCompetition,
      ),
    }),
  }),
})

export const {
  useCompetitionsOfSectionQuery,
  useFirstCompetitionsQuery,
  useParticipationsQuery,
  useLatestParticipationsQuery,
} = competitionListsApi

/** Follows the competitions among these ids in which the viewer takes part; null for none. */
export function useCompetitionsAmong(ids: readonly string[] | null) {
  const { data: profile, isError } = useOwnProfile()
  const uid = useUid()
  const isKnown = profile !== undefined || isError
  const visitor = uid && profile?.value?.visit ? { visitorUid: uid } : {}
  return competitionListsApi.useCompetitionsAmongQuery(
    ids === null || !isKnown ? skipToken : { ids, ...visitor },
  )
}

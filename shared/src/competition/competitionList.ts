import type { Game } from '../games/game.ts'
import { games } from '../games/game.ts'
import type { Competition } from './competition.ts'
import type { ListSection } from './listSections.ts'
import { canonicalSearch, isNamedLike } from './nameWords.ts'

/** The state of a competition as the list's filter names it. */
export const listStates = ['running', 'soon', 'finished'] as const
export type ListState = (typeof listStates)[number]

/** The sections that show competitions in a state. */
export const sectionsOfState: Readonly<Record<ListState, readonly ListSection[]>> = {
  running: ['running'],
  soon: ['upcoming', 'overdue'],
  finished: ['finished'],
}

/** A request for the public list; null matches any value. */
export interface ListRequest {
  /** The words of the name that are searched, in the form of `canonicalSearch`; null if none are. */
  readonly search: string | null
  readonly game: Game | null
  readonly state: ListState | null
}

/** The fields of a competition that a card shows. */
const listedFields = [
  'name',
  'game',
  'format',
  'stages',
  'bestOf',
  'startDate',
  'registrationDeadline',
  'status',
  'playerCount',
  'teamCount',
  'places',
  'ownerName',
  'champion',
  'champions',
] as const satisfies readonly (keyof Competition)[]

export type ListedCompetition = Pick<Competition, (typeof listedFields)[number]> & { readonly id: string }

interface ListedSection {
  readonly section: ListSection
  readonly competitions: readonly ListedCompetition[]
  /** Whether more competitions match than the section contains. */
  readonly hasMore: boolean
}

/** The public list. A section without competitions is left out. */
export interface CompetitionList {
  readonly sections: readonly ListedSection[]
}

/** The maximum per section: fewer in an overview of all sections. */
export const listLimits = { overview: 12, section: 48 } as const

/** Returns the sections that a request asks for. An overview leaves out what should have started. */
export function sectionsOf({ search, state }: ListRequest): readonly ListSection[] {
  if (state !== null) return sectionsOfState[state]
  return search === null
    ? ['running', 'upcoming', 'finished']
    : ['running', 'upcoming', 'overdue', 'finished']
}

/** Returns the query string of a request, empty for an overview; equal requests have the same one. */
export function listQuery({ search, game, state }: ListRequest): string {
  const values = { q: search, game, when: state }
  const named = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as [string, string]],
  )
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}

/** Reads a query string; null if it has another parameter, or a value that nothing has. */
export function readListQuery(query: string): ListRequest | null {
  const given = [...new URLSearchParams(query)]
  const values = new Map(given)
  const [game, state] = [values.get('game') ?? null, values.get('when') ?? null]
  const request = {
    search: canonicalSearch(values.get('q') ?? ''),
    game: games.find(each => each === game) ?? null,
    state: listStates.find(each => each === state) ?? null,
  }
  const isKnown = given.length === values.size && given.every(([name]) => /^(q|game|when)$/.test(name))
  return isKnown && request.game === game && request.state === state ? request : null
}

/** Builds a section from the rows of its query, which may have read more than the limit. */
export function listedSection(
  section: ListSection,
  rows: readonly (Competition & { readonly id: string })[],
  { request, limit }: { readonly request: ListRequest; readonly limit: number },
): ListedSection {
  const { search } = request
  const matching = search === null ? rows : rows.filter(({ name }) => isNamedLike(name, search))
  return {
    section,
    competitions: matching.slice(0, limit).map(listed),
    hasMore: matching.length > limit,
  }
}

function listed(competition: Competition & { readonly id: string }): ListedCompetition {
  const fields = listedFields.map(field => [field, competition[field]])
  return { id: competition.id, ...Object.fromEntries(fields) } as ListedCompetition
}

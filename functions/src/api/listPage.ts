import { apiSummary } from '@upper-bracket/shared/api/apiAnswers'
import type { CompetitionListAnswer } from '@upper-bracket/shared/api/competitionSchemas'
import { pageLimits, type QueryOf } from '@upper-bracket/shared/api/readOperations'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { type ListSection, listSections, startOrder } from '@upper-bracket/shared/competition/listSections'
import { canonicalSearch, isNamedLike } from '@upper-bracket/shared/competition/nameWords'
import { orderById } from '../platform/firestore/find.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { packedBody } from '../snapshot/packedResponse.ts'
import { remembered } from '../snapshot/remembered.ts'
import { type SectionFilter, sectionQuery } from '../snapshot/sectionQuery.ts'

type Request = QueryOf<'listCompetitions'>

/** A place in the list: after a competition of a section, or at its beginning. */
interface Place {
  readonly section: ListSection
  readonly after: { readonly value: number; readonly id: string } | null
}

const sectionsOf = {
  registration: ['upcoming', 'overdue'],
  running: ['running'],
  finished: ['finished'],
} as const satisfies Readonly<Record<string, readonly ListSection[]>>

/** Pages of the list by their requests as JSON, at most five seconds old. */
export const latestPage = remembered({ freshMs: 5000 }, async request =>
  packedBody(await readPage(JSON.parse(request), Date.now())),
)

/** Reads a page section by section. A search compares at most 48 competitions of each, so that its page can be short. */
async function readPage({ game, status, q = '', limit = pageLimits.default, cursor }: Request, now: number) {
  const filter = { search: canonicalSearch(q), game: game ?? null }
  const start = readPlace(cursor ?? '')
  const wanted: readonly ListSection[] = status === undefined ? listSections : sectionsOf[status]
  const page: Found[] = []
  for (const section of wanted.slice(start === null ? 0 : Math.max(0, wanted.indexOf(start.section)))) {
    const room = limit - page.length
    if (room === 0) return answerOf(page, { section, after: null })
    const after = section === start?.section ? start.after : null
    const { found, next } = await readSection({ section, after }, { ...filter, room, now })
    page.push(...found)
    if (next !== null) return answerOf(page, next)
  }
  return answerOf(page, null)
}

interface Found extends Competition {
  readonly id: string
}

interface Wanted extends SectionFilter {
  readonly room: number
  readonly now: number
}

/** Reads the competitions after a place, and the place where reading goes on; null at the end of the section. */
async function readSection({ section, after }: Place, { search, game, room, now }: Wanted) {
  const size = search === null ? room : pageLimits.max
  const sorted = orderById(sectionQuery(section, { search, game }, now), startOrder(section))
  const rows = await (after === null ? sorted : sorted.startAfter(after.value, after.id))
    .limit(size + 1)
    .get()
  const read = rows.docs.slice(0, size).map((row): Found => ({ ...row.data(), id: row.id }))
  const matching = search === null ? read : read.filter(({ name }) => isNamedLike(name, search))
  const found = matching.slice(0, room)
  const isCut = found.length < matching.length
  const last = isCut ? found.at(-1) : read.at(-1)
  const next =
    last !== undefined && (isCut || rows.size > size) ? { section, after: placeOf(section, last) } : null
  return { found, next }
}

function placeOf(section: ListSection, { id, updatedAt, startDate }: Found): Place['after'] {
  return { value: section === 'running' ? updatedAt : startDate, id }
}

function answerOf(page: readonly Found[], next: Place | null): CompetitionListAnswer {
  return {
    competitions: page.map(competition => apiSummary(competition, publicOrigin())),
    nextCursor: next && written(next),
  }
}

function written({ section, after }: Place): string {
  return after === null ? section : `${section}.${after.value}.${after.id}`
}

function readPlace(text: string): Place | null {
  const [name, value, id] = text.split('.')
  const section = listSections.find(each => each === name)
  if (section === undefined) return null
  return { section, after: value === undefined || id === undefined ? null : { value: Number(value), id } }
}

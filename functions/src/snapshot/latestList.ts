import {
  type CompetitionList,
  type ListRequest,
  listedSection,
  listLimits,
  readListQuery,
  sectionsOf,
} from '@upper-bracket/shared/competition/competitionList'
import { type ListSection, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { searchedWord } from '@upper-bracket/shared/competition/nameWords'
import { find } from '../platform/firestore/find.ts'
import { packedBody } from './packedResponse.ts'
import { remembered } from './remembered.ts'

/** The public list by its query string, at most five seconds old. */
export const latestList = remembered({ freshMs: 5000, most: 200 }, async query => {
  const request = readListQuery(query)
  return packedBody(request === null ? { sections: [] } : await readList(request, Date.now()))
})

async function readList(request: ListRequest, now: number): Promise<CompetitionList> {
  const sections = await Promise.all(
    sectionsOf(request).map(section => readSection(section, { request, now })),
  )
  return { sections: sections.filter(({ competitions }) => competitions.length > 0) }
}

async function readSection(
  section: ListSection,
  { request, now }: { readonly request: ListRequest; readonly now: number },
) {
  const { search, game, state } = request
  const limit = state === null ? listLimits.overview : listLimits.section
  // A query finds one word; the others are compared with what it finds.
  const read = 1 + (search === null ? limit : listLimits.section)
  const rows = await queryOf(section, {
    startDate: overdueBefore(now),
    ...(search !== null && { nameWords: searchedWord(search) ?? '' }),
    ...(game !== null && { game }),
  })
    .limit(read)
    .get()
  return listedSection(
    section,
    rows.docs.map(each => ({ ...each.data(), id: each.id })),
    { request, limit },
  )
}

function queryOf(section: ListSection, params: { readonly startDate: number }) {
  const { startDate: _, ...undated } = params
  switch (section) {
    case 'running':
      return find('activeCompetitions', { ...undated, status: 'running' })
    case 'upcoming':
      return find('upcomingCompetitions', { ...params, status: 'registration' })
    case 'overdue':
      return find('overdueCompetitions', { ...params, status: 'registration' })
    case 'finished':
      return find('latestCompetitions', { ...undated, status: 'finished' })
  }
}

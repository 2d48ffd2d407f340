import {
  type CompetitionList,
  type ListRequest,
  listedSection,
  listLimits,
  readListQuery,
  sectionsOf,
} from '@upper-bracket/shared/competition/competitionList'
import type { ListSection } from '@upper-bracket/shared/competition/listSections'
import { packedBody } from './packedResponse.ts'
import { remembered } from './remembered.ts'
import { sectionQuery } from './sectionQuery.ts'

/** The public list by its query string, at most five seconds old. */
export const latestList = remembered({ freshMs: 5000 }, async query => {
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
  const { search, state } = request
  const limit = state === null ? listLimits.overview : listLimits.section
  const read = 1 + (search === null ? limit : listLimits.section)
  const rows = await sectionQuery(section, request, now).limit(read).get()
  return listedSection(
    section,
    rows.docs.map(each => ({ ...each.data(), id: each.id })),
    { request, limit },
  )
}

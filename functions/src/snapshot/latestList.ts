import {
  type ListRequest,
  listedSection,
  listLimits,
  listQuery,
  readListQuery,
  sectionsOf,
} from '@upper-bracket/shared/competition/competitionList'
import type { ListSection } from '@upper-bracket/shared/competition/listSections'
import { drawnBracket } from '@upper-bracket/shared/preview/drawnBracket'
import { featuredIn, type PublicList } from '@upper-bracket/shared/preview/publicList'
import { latestCompetition } from './latestCompetition.ts'
import { packedBody } from './packedResponse.ts'
import { remembered } from './remembered.ts'
import { sectionQuery } from './sectionQuery.ts'

/** The public list by its query string, at most five seconds old, and its body. */
export const latestList = remembered({ freshMs: 5000 }, async query => {
  const request = readListQuery(query)
  const list = request === null ? { sections: [] } : await readList(request, Date.now())
  return { list, packed: await packedBody(list) }
})

async function readList(request: ListRequest, now: number): Promise<PublicList> {
  const sections = await Promise.all(
    sectionsOf(request).map(section => readSection(section, { request, now })),
  )
  const list = { sections: sections.filter(({ competitions }) => competitions.length > 0) }
  const featured = listQuery(request) === '' ? featuredIn(list) : undefined
  if (featured === undefined) return list
  const latest = await latestCompetition(featured.id, 'bracket', now)
  return latest === null ? list : { ...list, drawn: drawnBracket(latest.snapshot) }
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

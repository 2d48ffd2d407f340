import type { ListRequest } from '@upper-bracket/shared/competition/competitionList'
import { type ListSection, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { searchedWord } from '@upper-bracket/shared/competition/nameWords'
import { isDemonstration } from '../platform/demonstration.ts'
import { find } from '../platform/firestore/find.ts'

export type SectionFilter = Pick<ListRequest, 'search' | 'game'>

/** Builds the query of a section of the public list, which finds one word of a search: the caller compares the others. */
export function sectionQuery(section: ListSection, { search, game }: SectionFilter, now: number) {
  const filter = {
    ...(isDemonstration() && { visitorUid: null }),
    ...(search !== null && { nameWords: searchedWord(search) ?? '' }),
    ...(game !== null && { game }),
  }
  const startDate = overdueBefore(now)
  switch (section) {
    case 'running':
      return find('activeCompetitions', { ...filter, status: 'running' })
    case 'upcoming':
      return find('upcomingCompetitions', { ...filter, startDate, status: 'registration' })
    case 'overdue':
      return find('overdueCompetitions', { ...filter, startDate, status: 'registration' })
    case 'finished':
      return find('latestCompetitions', { ...filter, status: 'finished' })
  }
}

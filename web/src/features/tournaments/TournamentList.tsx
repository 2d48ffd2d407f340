import Box from '@mui/material/Box'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ListSection, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { type ReactNode, useState } from 'react'
import {
  type PageBounds,
  pageSizes,
  type SectionPage,
  useCompetitionsOfSectionQuery,
} from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { NothingFound } from './NothingFound.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentSection } from './TournamentSection.tsx'
import { useListFilter } from './useListFilter.ts'

interface TournamentListProps {
  readonly whose: SectionPage['whose']
  readonly empty: ReactNode
}

/** Running, upcoming, overdue and finished competitions that match the filter; each section loads more on demand. */
export function TournamentList({ whose, empty }: TournamentListProps) {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const { filter, sections, matches, isNarrowed } = useListFilter()
  const of = (section: ListSection) => ({ whose, section, overdue, filter })
  const isKnown = useUid() !== null
  const isAsked = (section: ListSection) => isKnown && sections.includes(section)
  const firstPages = {
    running: useFirstPage(of('running'), isAsked('running')),
    upcoming: useFirstPage(of('upcoming'), isAsked('upcoming')),
    overdue: useFirstPage(of('overdue'), isAsked('overdue')),
    finished: useFirstPage(of('finished'), isAsked('finished')),
  }
  const pages = sections.map(section => firstPages[section])
  const retry = () => {
    for (const { refetch } of pages) void refetch()
  }

  const isDrawn = useDrawnInSteps(pages.every(({ data }) => data !== undefined))
  const failed = pages.find(({ data, error }) => data === undefined && error !== undefined)
  if (failed !== undefined) return <LoadFailure error={failed.error} onRetry={retry} />
  if (!isDrawn) return <CardSkeletons />
  const filled = sections.filter(section => {
    const rows = firstPages[section].data?.value ?? []
    return rows.some(matches) || rows.length > pageSizes.competitions
  })
  return (
    <>
      {filled.length === 0 && (isNarrowed ? <NothingFound /> : empty)}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {filled.map(section => (
          <TournamentSection key={`${section} ${JSON.stringify(filter)}`} {...of(section)} />
        ))}
      </Box>
    </>
  )
}

/** Follows the first page of a section if `isAsked`. */
function useFirstPage(listed: Omit<SectionPage, keyof PageBounds>, isAsked: boolean) {
  const { currentData, error, refetch } = useCompetitionsOfSectionQuery(
    isAsked ? { ...listed, after: null, until: null } : skipToken,
  )
  return { data: currentData, error, refetch }
}

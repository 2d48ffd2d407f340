import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { type SectionPage, useCompetitionsOfSectionQuery } from '#documents/competitionLists.ts'
import { type ListSection, listSections, overdueBefore } from '#documents/listSections.ts'
import { LiveNotice } from '#ui/page/LiveNotice.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentSection } from './TournamentSection.tsx'

interface TournamentListProps {
  readonly whose: SectionPage['whose']
  readonly empty: ReactNode
}

/** Running, upcoming, overdue and finished competitions: each section loads more on demand. */
export function TournamentList({ whose, empty }: TournamentListProps) {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const of = (section: ListSection) => ({ whose, section, overdue })
  const firstPages = {
    running: useFirstPage(of('running')),
    upcoming: useFirstPage(of('upcoming')),
    overdue: useFirstPage(of('overdue')),
    finished: useFirstPage(of('finished')),
  }
  const pages = Object.values(firstPages)
  const retry = () => {
    for (const { refetch } of pages) void refetch()
  }

  const failed = pages.find(({ data, error }) => data === undefined && error !== undefined)
  if (failed !== undefined) return <LoadFailure error={failed.error} onRetry={retry} />
  if (pages.some(({ data }) => data === undefined)) return <CardSkeletons />
  const filled = listSections.filter(section => (firstPages[section].data?.value.length ?? 0) > 0)
  return (
    <>
      <LiveNotice
        interrupted={pages.find(({ data }) => data?.interrupted)?.data?.interrupted}
        onRetry={retry}
      />
      {filled.length === 0 && empty}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {filled.map(section => (
          <TournamentSection key={section} {...of(section)} />
        ))}
      </Box>
    </>
  )
}

/** Reports whether the first page of a section has any rows. */
function useFirstPage(listed: Pick<SectionPage, 'whose' | 'section' | 'overdue'>) {
  const { currentData, error, refetch } = useCompetitionsOfSectionQuery({
    ...listed,
    after: null,
    until: null,
  })
  return { data: currentData, error, refetch }
}

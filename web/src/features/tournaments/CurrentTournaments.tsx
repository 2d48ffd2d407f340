import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { anything, useCompetitionsOfSectionQuery } from '#documents/competitionLists.ts'
import { type ListSection, overdueBefore } from '#documents/listSections.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/**
 * What is running and what starts soon, for everybody; nothing where there is none. What starts soon is rarely
 * missing: while it loads, its place is kept.
 */
export function CurrentTournaments() {
  const { t } = useTranslation('tournaments')
  return (
    <>
      <Section section="running" />
      <Section section="upcoming" />
      <Button
        component={Link}
        to={hrefs.tournaments()}
        variant="outlined"
        color="inherit"
        sx={{ justifySelf: 'start' }}
      >
        {t('toAll')}
      </Button>
    </>
  )
}

const most = 3

function Section({ section }: { section: ListSection }) {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const page = { section, overdue, whose: 'everybody', filter: anything, after: null, until: null } as const
  const { currentData, isError } = useCompetitionsOfSectionQuery(page)
  if (currentData === undefined && !isError && section === 'upcoming') return <CardSkeletons count={most} />
  const competitions = currentData?.value ?? []
  if (competitions.length === 0) return null
  return (
    <SectionFrame section={section}>
      {competitions.slice(0, most).map(competition => (
        <TournamentCard key={competition.id} competition={competition} />
      ))}
    </SectionFrame>
  )
}

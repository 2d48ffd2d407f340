import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { anything, useCompetitionsOfSectionQuery } from '#documents/competitionLists.ts'
import { type ListSection, overdueBefore } from '#documents/listSections.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/** The running tournaments and those that start soon; nothing if there are none. */
export function CurrentTournaments() {
  const { t } = useTranslation('tournaments')
  const running = useSection('running')
  const upcoming = useSection('upcoming')
  // Both lists appear together, because a later one would move the other.
  if (running === undefined || upcoming === undefined) return <CardSkeletons count={maxCurrent} />
  return (
    <>
      <Section section="running" competitions={running} />
      <Section section="upcoming" competitions={upcoming} />
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

/** The maximum per section. */
export const maxCurrent = 3

/** Undefined while loading; a section that fails to load is left out. */
function useSection(section: ListSection): readonly CompetitionDocument[] | undefined {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const page = { section, overdue, whose: 'everybody', filter: anything, after: null, until: null } as const
  const { currentData, isError } = useCompetitionsOfSectionQuery(page)
  return isError ? [] : currentData?.value
}

interface SectionProps {
  readonly section: ListSection
  readonly competitions: readonly CompetitionDocument[]
}

function Section({ section, competitions }: SectionProps) {
  if (competitions.length === 0) return null
  return (
    <SectionFrame section={section}>
      {competitions.slice(0, maxCurrent).map(competition => (
        <TournamentCard key={competition.id} competition={competition} />
      ))}
    </SectionFrame>
  )
}

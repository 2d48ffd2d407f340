import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  anything,
  pageSizes,
  type SectionPage,
  useCompetitionsAmongQuery,
  useCompetitionsOfSectionQuery,
  useParticipationsQuery,
} from '#documents/competitionLists.ts'
import { type ListSection, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { myTournaments } from './myTournaments.ts'
import { TournamentCard } from './TournamentCard.tsx'
import { CardGrid } from './TournamentGrid.tsx'

const most = 6

/** The unfinished competitions in which a person plays or that they organize; nothing if there are none. */
export function MyTournaments({ uid }: { uid: string }) {
  const { t } = useTranslation('tournaments')
  const { data: entries } = useParticipationsQuery({ uid, after: null, until: null })
  const ids = useMemo(
    () =>
      entries?.value
        .map(({ id }) => id)
        .toSorted()
        .slice(0, pageSizes.participations),
    [entries],
  )
  const played = useCompetitionsAmongQuery(ids === undefined || ids.length === 0 ? skipToken : ids)
  const [owner, administrator] = [{ owner: uid }, { administrator: uid }]
  const competitions = myTournaments([
    played.currentData?.value,
    useSection(owner, 'running'),
    useSection(owner, 'upcoming'),
    useSection(administrator, 'running'),
    useSection(administrator, 'upcoming'),
  ])
  if (competitions.length === 0) return null
  return (
    <Box component="section" aria-labelledby="my-tournaments">
      <Typography id="my-tournaments" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('myTitle')}
      </Typography>
      <CardGrid>
        {competitions.slice(0, most).map(competition => (
          <TournamentCard key={competition.id} competition={competition} />
        ))}
      </CardGrid>
    </Box>
  )
}

function useSection(whose: SectionPage['whose'], section: ListSection) {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const page = { whose, section, overdue, filter: anything, after: null, until: null }
  return useCompetitionsOfSectionQuery(page).currentData?.value
}

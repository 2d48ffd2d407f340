import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { Live } from '#platform/streamed.ts'
import { LiveNotice } from '#ui/LiveNotice.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardGrid, CardSkeletons } from './TournamentGrid.tsx'

interface TournamentListProps {
  /** What the query of a list answers. */
  readonly list: {
    readonly currentData?: Live<readonly CompetitionDocument[]> | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly empty: ReactNode
}

/** What is ahead, soonest first; then what is over, latest first. */
export function TournamentList({ list: { currentData, error, refetch }, empty }: TournamentListProps) {
  const { t } = useTranslation('tournaments')
  if (currentData === undefined) {
    return error === undefined ? (
      <CardSkeletons />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const { value: competitions, interrupted } = currentData
  const past = competitions.filter(({ status }) => status === 'finished')
  const ahead = competitions.filter(({ status }) => status !== 'finished').toReversed()
  return (
    <>
      <LiveNotice interrupted={interrupted} onRetry={() => void refetch()} />
      {competitions.length === 0 && empty}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={t('ahead')} competitions={ahead} />
        <Section title={t('past')} competitions={past} />
      </Box>
    </>
  )
}

function Section({ title, competitions }: { title: string; competitions: readonly CompetitionDocument[] }) {
  if (competitions.length === 0) return null
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <CardGrid>
        {competitions.map(competition => (
          <TournamentCard key={competition.id} competition={competition} />
        ))}
      </CardGrid>
    </section>
  )
}

import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useParticipationsQuery } from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/hrefs.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LiveNotice } from '#ui/LiveNotice.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardGrid, CardSkeleton, CardSkeletons } from './TournamentGrid.tsx'

/** Only the places are one list; each competition is followed by itself. */
export default function PlayedTournamentsPage() {
  const { t } = useTranslation('tournaments')
  const { currentData, error, refetch } = useParticipationsQuery(useUid() ?? skipToken)
  if (currentData === undefined) {
    return error === undefined ? (
      <CardSkeletons />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  if (currentData.value.length === 0) {
    return (
      <EmptyState
        title={t('emptyPlayerTitle')}
        text={t('emptyPlayerText')}
        action={
          <Button component={Link} to={hrefs.tournaments()} variant="contained">
            {t('emptyPlayerAction')}
          </Button>
        }
      />
    )
  }
  const latestFirst = currentData.value.toSorted((a, b) => b.joinedAt - a.joinedAt)
  return (
    <>
      <LiveNotice interrupted={currentData.interrupted} onRetry={() => void refetch()} />
      <CardGrid>
        {latestFirst.map(({ id }) => (
          <PlayedTournament key={id} competitionId={id} />
        ))}
      </CardGrid>
    </>
  )
}

function PlayedTournament({ competitionId }: { competitionId: string }) {
  const { currentData, isError } = useCompetitionQuery(competitionId)
  if (currentData?.value) return <TournamentCard competition={currentData.value} />
  return currentData === undefined && !isError ? <CardSkeleton /> : null
}

import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import Button from '@mui/material/Button'
import { may } from '@upper-bracket/shared/competition/permissions'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import {
  type CompetitionDocument,
  type StoredPlayer,
  useCompetitionQuery,
  usePlayersQuery,
} from '#documents/competition.ts'
import { useCompetitionDraft } from '#documents/draft.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { DraftRoom } from './room/DraftRoom.tsx'
import { VolunteerButton } from './VolunteerButton.tsx'

// Organizers alone start drafts.
const DraftSetup = lazy(() => import('./setup/DraftSetup.tsx'))

/** The captains' draft of a competition, or its set-up. The layout handles a missing competition. */
export default function DraftPage() {
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const players = usePlayersQuery(competitionId)
  const draftId = competition?.draftId
  const draft = useCompetitionDraft({ id: competitionId, draftId })
  const isKnown = draftId === undefined || draft.currentData !== undefined
  if (!competition || !players.currentData || !isKnown) {
    const failed = players.error === undefined ? draft : players
    return failed.error === undefined ? (
      <RowsSkeleton rows={6} height={48} />
    ) : (
      <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />
    )
  }
  const current = draft.currentData?.value ?? null
  if (draftId === undefined || current === null || current.status === 'cancelled') {
    return (
      <NoDraft
        competition={competition}
        players={players.currentData.value}
        wasCancelled={current?.status === 'cancelled'}
      />
    )
  }
  return (
    <DraftRoom
      key={draftId}
      competition={competition}
      draftId={draftId}
      draft={current}
      players={players.currentData.value}
    />
  )
}

interface NoDraftProps {
  readonly competition: CompetitionDocument
  readonly players: readonly StoredPlayer[]
  readonly wasCancelled: boolean
}

/** Organizers set a draft up; others learn that there is none, and can volunteer. */
function NoDraft({ competition, players, wasCancelled }: NoDraftProps) {
  const { t } = useTranslation('draft')
  const { player, roles } = useMyParticipation(competition)
  const isRegistering = competition.status === 'registration'
  const named = useNamedPlayers(players)
  const isThere = new Set(players.filter(({ displayName }) => displayName !== null).map(({ uid }) => uid))
  const volunteers = isRegistering && player !== null && hasNoTeam(player)
  const volunteer = volunteers && (
    <VolunteerButton competitionId={competition.id} isVolunteer={player.wantsToCaptain === true} />
  )
  return (
    <>
      <PageTitle>{`${t('title')} · ${competition.name}`}</PageTitle>
      {isRegistering && may('startDraft', roles) ? (
        <Suspense fallback={<RowsSkeleton rows={6} height={48} />}>
          {volunteer}
          <DraftSetup
            key={competition.draftId}
            competition={competition}
            pool={named.filter(each => hasNoTeam(each) && isThere.has(each.uid))}
            scale={rankScaleOf(competition)}
            wasCancelled={wasCancelled}
          />
        </Suspense>
      ) : (
        <EmptyState
          title={t(wasCancelled ? 'cancelled' : isRegistering ? 'none' : 'noneClosed')}
          text={t(isRegistering ? 'noneText' : 'noneClosedText')}
          action={
            volunteer || (
              <Button
                component={Link}
                to={hrefs.competitionTeams(competition.id)}
                variant="outlined"
                color="inherit"
              >
                {t('toTeams')}
              </Button>
            )
          }
        />
      )}
    </>
  )
}

import Button from '@mui/material/Button'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useBracketState } from '#features/bracket/state/useBracketState.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'
import { PlannedMatches } from './PlannedMatches.tsx'

const ScheduleEditor = lazy(() => import('./ScheduleEditor.tsx'))

/** The tab 'Schedule' of a competition: planned matches by time. Organizers plan and move them here. */
export default function SchedulePage() {
  const { t } = useTranslation('schedule')
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return <RowsSkeleton rows={6} height={56} />
  if (competition.bracketId !== null) {
    return (
      <CurrentSchedule
        key={competition.bracketId}
        competition={competition}
        bracketId={competition.bracketId}
      />
    )
  }
  return (
    <EmptyState
      title={t('noBracket')}
      text={t('noBracketText')}
      action={
        <Button component={Link} to={hrefs.competitionBracket(competitionId)} variant="outlined">
          {t('toBracket')}
        </Button>
      }
    />
  )
}

interface CurrentScheduleProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
}

function CurrentSchedule({ competition, bracketId }: CurrentScheduleProps) {
  const { known, roles } = useMyParticipation(competition)
  const { scope, error, retry } = useBracketState(competition.id, bracketId)
  if (scope === null && error !== undefined) return <LoadFailure error={error} onRetry={retry} />
  if (scope === null || !known) return <RowsSkeleton rows={6} height={56} />
  return (
    <BracketScopeProvider scope={scope} starts={mayPlan(competition, roles)}>
      {mayPlan(competition, roles) ? (
        <Suspense fallback={<RowsSkeleton rows={6} height={56} />}>
          <ScheduleEditor competition={competition} />
        </Suspense>
      ) : (
        <PlannedMatches competition={competition} />
      )}
    </BracketScopeProvider>
  )
}

/** Whether there is something left to plan, and the viewer may do it. */
function mayPlan({ status, champion }: CompetitionDocument, roles: ReadonlySet<Role>): boolean {
  return status === 'running' && champion === null && may('planMatches', roles)
}

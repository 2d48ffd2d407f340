import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { may } from '@upper-bracket/shared/competition/permissions'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { MatchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { openReport } from '@upper-bracket/shared/matchRoom/openReport'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { FinishedStep } from './FinishedStep.tsx'
import { StepBar } from '../section/StepBar.tsx'

// What a spectator mostly does without.
const OrganizedStep = lazy(() => import('./OrganizedStep.tsx'))
const CheckInStep = lazy(() => import('./CheckInStep.tsx'))
const ReportStep = lazy(() => import('./ReportStep.tsx'))
const ConfirmStep = lazy(() => import('./ConfirmStep.tsx'))
const DisputeStep = lazy(() => import('./DisputeStep.tsx'))
const VetoSection = lazy(() => import('../veto/VetoSection.tsx'))

interface MatchStepViewProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** Null if a team is missing. */
  readonly matchRoomId: string | null
  /** Null if the match room does not exist, or organizers run the match. */
  readonly matchRoom: MatchRoom | null
  readonly step: MatchStep
  /** Whether the viewer is a player or an organizer. */
  readonly isInMatch: boolean
  readonly now: number | null
}

const hourMs = 60 * 60_000

/** What a match waits for, and what the viewer can do about it. */
export function MatchStepView({ matchRoomId, step, ...props }: MatchStepViewProps): ReactNode {
  const { competition, match, matchRoom, isInMatch: belongs, now } = props
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const { organizes } = useOwnSide(competition, match)
  const { roles } = useMyParticipation(competition)
  const { selfService } = competition
  if (selfService === null && may('scoreMatch', roles) && match.status !== 'bye') {
    return <OrganizedStep match={match} roles={roles} />
  }
  switch (step.kind) {
    case 'waiting':
      return <StepBar title={t('waitingForTeams')} hint={t('bracket:waitingHint')} />
    case 'ready':
      return <StepBar title={t('startsSoon')} hint={t('organizerStarts')} />
    case 'running':
      return <StepBar title={t('playing')} hint={t('organizerScores')} />
    case 'earlier-match':
      return <StepBar title={t('earlierMatch')} hint={t('earlierMatchHint')} />
    case 'locked':
      return <StepBar title={t('locked')} hint={t('lockedHint')} />
    case 'before-check-in': {
      const opensAt = step.deadline ?? 0
      const isSoon = now !== null && opensAt - now < hourMs
      return (
        <StepBar
          title={t('checkIn')}
          hint={
            <>
              {t('checkInOpens')} <LocalTime at={opensAt} />
            </>
          }
          deadline={isSoon ? opensAt : null}
          now={now}
        />
      )
    }
    case 'check-in':
    case 'no-show':
      return (
        selfService &&
        matchRoom && (
          <CheckInStep
            competition={competition}
            selfService={selfService}
            match={match}
            matchRoom={matchRoom}
            step={step}
            now={now}
          />
        )
      )
    case 'veto':
      return (
        matchRoom?.veto && (
          <VetoSection
            competition={competition}
            match={match}
            matchRoom={matchRoom}
            now={now}
            veto={matchRoom.veto}
            isDue
          />
        )
      )
    case 'lobby':
    case 'report':
      return (
        matchRoomId !== null && (
          <ReportStep competition={competition} match={match} matchRoomId={matchRoomId} step={step} />
        )
      )
    case 'confirm':
    case 'dispute': {
      const report = matchRoom && openReport(matchRoom, match)
      if (report === null) return null
      return step.kind === 'confirm' ? (
        <ConfirmStep competition={competition} match={match} report={report} belongs={belongs} now={now} />
      ) : (
        <DisputeStep competition={competition} match={match} report={report} belongs={belongs} />
      )
    }
    case 'stuck':
      if (match.status === 'ready' && selfService && matchRoom) {
        return (
          <CheckInStep
            competition={competition}
            selfService={selfService}
            match={match}
            matchRoom={matchRoom}
            step={step}
            now={now}
          />
        )
      }
      return (
        <StepBar title={t('stuck')} hint={t('stuckText')} urgent={organizes}>
          {organizes && (
            <Button
              component={Link}
              to={hrefs.matchInBracket(competition.id, match.id)}
              variant="contained"
              data-next-step="stuck"
            >
              {t('runInBracket')}
            </Button>
          )}
        </StepBar>
      )
    case 'finished':
      return <FinishedStep competition={competition} match={match} />
  }
}

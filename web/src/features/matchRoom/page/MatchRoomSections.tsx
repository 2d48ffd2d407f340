import Box from '@mui/material/Box'
import { skipToken } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { needsLobby } from '@upper-bracket/shared/matchRoom/lobby'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { screenshotsOf } from '@upper-bracket/shared/matchRoom/screenshot'
import { matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { CourseSection } from './CourseSection.tsx'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { useLobbyQuery } from '../state/matchRoomEndpoints.ts'
import { PathSections } from './PathSections.tsx'
import { MatchStepView } from '../step/MatchStepView.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'

// What participants do; of a match that organizers run, spectators see none of it.
const LobbySection = lazy(() => import('./LobbySection.tsx'))
const TimeSection = lazy(() => import('./TimeSection.tsx'))
const StandInSection = lazy(() => import('../standIns/StandInSection.tsx'))
const ReportDetails = lazy(() => import('../report/ReportDetails.tsx'))
const VetoSection = lazy(() => import('../veto/VetoSection.tsx'))

interface MatchRoomSectionsProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** Null if a team is missing. */
  readonly matchRoomId: string | null
  /** Null if the match room does not exist, or organizers run the match. */
  readonly matchRoom: MatchRoom | null
  /** Whether the viewer is a player or an organizer. */
  readonly isInMatch: boolean
  /** The line-ups, if they are not next to the score. */
  readonly children: ReactNode
}

/** The step that a match waits for, then everything else about it. */
export default function MatchRoomSections({ competition, match, ...props }: MatchRoomSectionsProps) {
  const { matchRoomId, matchRoom, isInMatch, children } = props
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId, shape } = useBracketScope()
  const isPlayable = playableMatches(shape.stages, useMatches()).some(({ id }) => id === match.id)
  const { organizes } = useOwnSide(competition, match)
  const { selfService } = competition
  const isOpen = match.status === 'ready' || match.status === 'running'
  const now = useServerNow(selfService !== null && isOpen ? 1000 : null) ?? null
  const readsLobby = selfService !== null && isInMatch && needsLobby(match) && matchRoomId !== null
  const lobby = useLobbyQuery(readsLobby ? { competitionId, bracketId, matchRoomId } : skipToken)
  const known = lobby.currentData?.value
  const hasLobby = known === undefined ? undefined : known !== null
  const step = matchStep(match, { competition, matchRoom, hasLobby, isPlayable, now })
  const settled = matchRoom?.report?.settled ? matchRoom.report.version : null
  // The maps of a veto already list their games.
  const details = settled && matchRoom?.veto ? { ...settled, games: [] } : settled
  const hasDetails = details !== null && details.games.length + screenshotsOf(details).length > 0
  return (
    <>
      <Suspense fallback={<RowsSkeleton rows={1} height={96} />}>
        <MatchStepView
          competition={competition}
          match={match}
          matchRoomId={matchRoomId}
          matchRoom={matchRoom}
          step={step}
          isInMatch={isInMatch}
          now={now}
        />
      </Suspense>
      {readsLobby && step.kind !== 'lobby' && (
        <LobbySection competition={competition} match={match} matchRoomId={matchRoomId} lobby={known} />
      )}
      {matchRoom?.veto && step.kind !== 'veto' && (
        <VetoSection
          competition={competition}
          match={match}
          matchRoom={matchRoom}
          now={now}
          veto={matchRoom.veto}
          isDue={false}
        />
      )}
      {children}
      <Box sx={sections}>
        {selfService !== null && match.status === 'ready' && (
          <>
            <TimeSection
              competition={competition}
              selfService={selfService}
              match={match}
              matchRoom={matchRoom}
              step={step}
            />
            {isPlayable && (
              <StandInSection
                competition={competition}
                selfService={selfService}
                match={match}
                matchRoom={matchRoom}
                step={step}
              />
            )}
          </>
        )}
        {hasDetails && match.status === 'finished' && (
          <MatchRoomSection title={t(details.games.length > 0 ? 'games' : 'screenshots')}>
            <ReportDetails match={match} version={details} belongs={isInMatch} />
          </MatchRoomSection>
        )}
        <PathSections match={match} />
        <CourseSection competition={competition} match={match} matchRoom={matchRoom} organizes={organizes} />
      </Box>
    </>
  )
}

const sections = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
} as const

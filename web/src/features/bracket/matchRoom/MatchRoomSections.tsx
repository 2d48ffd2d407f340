import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { needsLobby } from '@upper-bracket/shared/matchRoom/lobby'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { CompetitionDocument } from '#documents/competition.ts'
import { VetoSection } from '../veto/VetoSection.tsx'
import { CheckInSection } from './CheckInSection.tsx'
import { CourseSection } from './CourseSection.tsx'
import { LobbySection } from './LobbySection.tsx'
import { ReportSection } from './ReportSection.tsx'
import { StandInSection } from './StandInSection.tsx'
import { TimeSection } from './TimeSection.tsx'
import { useOwnSide } from './useOwnSide.ts'

interface MatchRoomSectionsProps {
  readonly competition: CompetitionDocument
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoomId: string
  /** Null if the match room does not exist yet; undefined while loading. */
  readonly matchRoom: MatchRoom | null | undefined
  /** Whether the viewer is a player or an organizer. */
  readonly isInMatch: boolean
}

/** The sections of a match room, depending on the state of the match. */
export default function MatchRoomSections({
  competition,
  selfService,
  match,
  matchRoomId,
  matchRoom,
  isInMatch,
}: MatchRoomSectionsProps) {
  const { organizes } = useOwnSide(competition, match)
  return (
    <>
      {matchRoom !== undefined && (
        <>
          {match.status === 'ready' && (
            <>
              <CheckInSection
                competition={competition}
                selfService={selfService}
                match={match}
                matchRoom={matchRoom}
              />
              <TimeSection
                competition={competition}
                selfService={selfService}
                match={match}
                matchRoom={matchRoom}
              />
              <StandInSection
                competition={competition}
                selfService={selfService}
                match={match}
                matchRoom={matchRoom}
              />
            </>
          )}
          {matchRoom !== null && matchRoom.veto !== null && (
            <VetoSection competition={competition} match={match} veto={matchRoom.veto} />
          )}
          {match.status === 'running' && (
            <ReportSection {...{ competition, match, matchRoom }} belongs={isInMatch} />
          )}
        </>
      )}
      {isInMatch && needsLobby(match) && <LobbySection {...{ competition, match, matchRoomId }} />}
      {matchRoom !== undefined && (
        <CourseSection competition={competition} match={match} matchRoom={matchRoom} organizes={organizes} />
      )}
    </>
  )
}

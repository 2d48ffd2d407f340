import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { needsLobby } from '@upper-bracket/shared/matchDay/lobby'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import type { CompetitionDocument } from '#documents/competition.ts'
import { VetoSection } from '../veto/VetoSection.tsx'
import { CheckInSection } from './CheckInSection.tsx'
import { CourseSection } from './CourseSection.tsx'
import { LobbySection } from './LobbySection.tsx'
import { ReportSection } from './ReportSection.tsx'
import { StandInSection } from './StandInSection.tsx'
import { TimeSection } from './TimeSection.tsx'
import { useOwnSide } from './useOwnSide.ts'

interface RoomSectionsProps {
  readonly competition: CompetitionDocument
  readonly matchDay: MatchDay
  readonly match: Match
  readonly roomId: string
  /** Null while nothing has happened in it; undefined until it is known. */
  readonly room: MatchRoom | null | undefined
  /** Whether the viewer plays or organizes. */
  readonly isInMatch: boolean
}

/** What the teams of a match settle, depending on how far it is. */
export default function RoomSections({
  competition,
  matchDay,
  match,
  roomId,
  room,
  isInMatch,
}: RoomSectionsProps) {
  const { organizes } = useOwnSide(competition, match)
  return (
    <>
      {room !== undefined && (
        <>
          {match.status === 'ready' && (
            <>
              <CheckInSection competition={competition} matchDay={matchDay} match={match} room={room} />
              <TimeSection competition={competition} matchDay={matchDay} match={match} room={room} />
              <StandInSection competition={competition} matchDay={matchDay} match={match} room={room} />
            </>
          )}
          {room !== null && room.veto !== null && (
            <VetoSection competition={competition} match={match} veto={room.veto} />
          )}
          {match.status === 'running' && (
            <ReportSection {...{ competition, match, room }} belongs={isInMatch} />
          )}
        </>
      )}
      {isInMatch && needsLobby(match) && <LobbySection {...{ competition, match, roomId }} />}
      {room !== undefined && (
        <CourseSection competition={competition} match={match} room={room} organizes={organizes} />
      )}
    </>
  )
}

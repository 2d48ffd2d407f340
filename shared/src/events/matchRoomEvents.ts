import type { Match } from '../bracket/model/match.ts'
import { currentCheckIn, missingSides } from '../matchRoom/checkIn.ts'
import type { Lobby } from '../matchRoom/lobby.ts'
import type { MatchRoom } from '../matchRoom/matchRoom.ts'
import type { DomainEvent } from './domainEvent.ts'
import { matchRoomAudience } from './matchRoomAudience.ts'

export interface MatchRoomIds {
  readonly bracketId: string
  readonly matchRoomId: string
  readonly matchId: string
}

/** The teams that have not checked in are notified that the deadline is near; null where both have. */
export function checkInClosingEvent(
  bracketId: string,
  match: Match,
  matchRoom: MatchRoom,
): DomainEvent | null {
  const checkIn = currentCheckIn(matchRoom, match)
  const missing = checkIn === null ? [] : missingSides(checkIn)
  if (checkIn === null || missing.length === 0) return null
  const { id: matchId, revision } = match
  return {
    kind: 'checkInClosing',
    cause: [bracketId, matchId, revision, checkIn.openedAt],
    facts: { bracketId, matchId, deadline: checkIn.deadline, revision },
    audience: matchRoomAudience(matchRoom, missing),
  }
}

/** Both teams are notified of how their match has ended, where that is not what they reported. */
export function matchDecidedEvent(
  bracketId: string,
  { id: matchId, revision, score, winner, forfeits }: Match,
  matchRoom: MatchRoom,
): DomainEvent {
  const winnerTeamId = winner === null ? null : matchRoom.teamIds[winner]
  return {
    kind: 'matchDecided',
    cause: [bracketId, matchId, revision],
    facts: { bracketId, matchId, score, winnerTeamId, walkover: forfeits.some(Boolean) },
    audience: matchRoomAudience(matchRoom, [0, 1]),
  }
}

/** Both teams are notified of where their match is played. */
export function lobbyGivenEvent(
  { bracketId, matchRoomId, matchId }: MatchRoomIds,
  { revision }: Pick<Lobby, 'revision'>,
  sides: Pick<MatchRoom, 'teamIds' | 'standIns'>,
): DomainEvent {
  return {
    kind: 'lobbyGiven',
    cause: [bracketId, matchRoomId, revision],
    facts: { bracketId, matchId },
    audience: matchRoomAudience(sides, [0, 1]),
  }
}

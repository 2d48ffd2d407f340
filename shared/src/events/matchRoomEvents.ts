import type { Match } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
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

/** Notifies the teams that have not checked in that the deadline is near; null if both have. */
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

/** Notifies both teams of the outcome of their match if it is not the one they reported. */
export function matchDecidedEvent(bracketId: string, match: Match, matchRoom: MatchRoom): DomainEvent {
  const { id: matchId, revision, winner, forfeits } = match
  const winnerTeamId = winner === null ? null : matchRoom.teamIds[winner]
  return {
    kind: 'matchDecided',
    cause: [bracketId, matchId, revision],
    facts: { bracketId, matchId, score: figures(match), winnerTeamId, walkover: forfeits.some(Boolean) },
    audience: matchRoomAudience(matchRoom, [0, 1]),
  }
}

/** Notifies both teams of the lobby of their match. */
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

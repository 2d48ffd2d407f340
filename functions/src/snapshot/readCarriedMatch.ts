import type { PublicCompetition } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { type CarriedMatch, carriedVersion } from '@upper-bracket/shared/preview/carriedMatch'
import { documents } from '../platform/firestore/documents.ts'

/** Reads what the page of a match shows of public documents that are not in the snapshot. */
export async function readCarriedMatch(
  competitionId: string,
  { bracketId, selfService }: PublicCompetition,
  match: Match,
): Promise<CarriedMatch | null> {
  if (bracketId === null) return null
  const roomId = selfService !== null && match.status === 'finished' ? matchRoomIdOf(match) : null
  const [lineUps, room] = await Promise.all([
    documents.lineUps(competitionId, bracketId).doc(match.id).get(),
    roomId === null ? null : documents.matchRooms(competitionId, bracketId).doc(roomId).get(),
  ])
  return {
    bracketId,
    matchId: match.id,
    version: carriedVersion(match),
    lineUps: lineUps.data() ?? null,
    matchRoom: roomId === null ? null : { id: roomId, value: room?.data() ?? null },
  }
}

import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import type { Transaction } from 'firebase-admin/firestore'
import { bracketOf } from '../brackets/openBracket.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { RoomAddress } from './authorizeForRoom.ts'

/** The match of a room, refused with `changed-meanwhile` if another team plays in it by now, or it is gone. */
export async function readPresentMatch(
  reads: Transaction,
  competition: Competition,
  { competitionId, bracketId, roomId, matchId }: RoomAddress & { readonly matchId: string },
): Promise<Outcome<Match, 'not-found' | 'changed-meanwhile' | 'match-day-off'>> {
  const [bracketRead, matchRead] = await Promise.all([
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
  const open = bracketOf(competition, bracketRead)
  if (!open.ok) return open
  if (competition.matchDay === null) return refuse('match-day-off')
  const match = matchRead.data()
  if (match === undefined) return refuse('not-found', { document: 'match' })
  return roomIdOf(match) === roomId ? accept(match) : refuse('changed-meanwhile')
}

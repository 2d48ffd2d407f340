import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { type MatchRoom, newRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { bracketOf, type OpenBracket } from '../brackets/openBracket.ts'
import { documents } from '../platform/firestore/documents.ts'

/** A match with both its teams, and what has happened in its room. */
export interface FoundRoom {
  readonly address: BracketAddress & { readonly matchId: string }
  readonly open: OpenBracket
  readonly matchDay: MatchDay
  readonly match: Match
  readonly matchRead: DocumentSnapshot<Match>
  readonly room: MatchRoom
  readonly roomRead: DocumentSnapshot<MatchRoom>
}

type RoomAddress = FoundRoom['address']

/** Refused with `match-day-off` where organizers run the matches, with `not-in-match` while a team is missing. */
export async function readMatchRoom(
  reads: Transaction,
  competition: Competition,
  { competitionId, bracketId, matchId }: RoomAddress,
): Promise<Outcome<FoundRoom, 'not-found' | 'changed-meanwhile' | 'match-day-off' | 'not-in-match'>> {
  const [bracketRead, matchRead] = await Promise.all([
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
  const open = bracketOf(competition, bracketRead)
  if (!open.ok) return open
  const match = matchRead.data()
  if (match === undefined) return refuse('not-found', { document: 'match' })
  const { matchDay } = competition
  if (matchDay === null) return refuse('match-day-off')
  const [roomId, empty] = [roomIdOf(match), newRoom(match)]
  if (roomId === null || empty === null) return refuse('not-in-match')
  const roomRead = await reads.get(documents.rooms(competitionId, bracketId).doc(roomId))
  return accept({
    address: { competitionId, bracketId, matchId },
    open: open.value,
    matchDay,
    match,
    matchRead,
    room: roomRead.data() ?? empty,
    roomRead,
  })
}

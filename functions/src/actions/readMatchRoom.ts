import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { type MatchRoom, matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { bracketOf, type OpenBracket } from './openBracket.ts'

/** A match with both its teams, and its match room. */
export interface FoundMatchRoom {
  readonly address: BracketAddress & { readonly matchId: string }
  readonly open: OpenBracket
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRead: DocumentSnapshot<Match>
  readonly matchRoom: MatchRoom
  readonly matchRoomRead: DocumentSnapshot<MatchRoom>
}

type MatchRoomAddress = FoundMatchRoom['address']

/** The documents of a match, which are read next to others: `readMatchRoom` needs the competition. */
export function readMatch(reads: Transaction, { competitionId, bracketId, matchId }: MatchRoomAddress) {
  return Promise.all([
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
}

/** Refuses with `self-service-off` if organizers run the matches, and `not-in-match` while a team is missing. */
export async function readMatchRoom(
  reads: Transaction,
  competition: Competition,
  { competitionId, bracketId, matchId }: MatchRoomAddress,
  [bracketRead, matchRead]: Awaited<ReturnType<typeof readMatch>>,
): Promise<Outcome<FoundMatchRoom, 'not-found' | 'changed-meanwhile' | 'self-service-off' | 'not-in-match'>> {
  const open = bracketOf(competition, bracketRead)
  if (!open.ok) return open
  const match = matchRead.data()
  if (match === undefined) return refuse('not-found', { document: 'match' })
  const { selfService } = competition
  if (selfService === null) return refuse('self-service-off')
  const [matchRoomId, empty] = [matchRoomIdOf(match), newMatchRoom(match)]
  if (matchRoomId === null || empty === null) return refuse('not-in-match')
  const matchRoomRead = await reads.get(documents.matchRooms(competitionId, bracketId).doc(matchRoomId))
  return accept({
    address: { competitionId, bracketId, matchId },
    open: open.value,
    selfService,
    match,
    matchRead,
    matchRoom: matchRoomRead.data() ?? empty,
    matchRoomRead,
  })
}

import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Transaction } from 'firebase-admin/firestore'
import { bracketOf } from '../actions/openBracket.ts'
import { documents } from '../platform/firestore/documents.ts'

interface MatchRoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly matchRoomId: string
}

/**
 * Reads the match of a match room. Refuses with `changed-meanwhile` if another team plays in it by now, or it is gone.
 */
export async function readCurrentMatch(
  reads: Transaction,
  competition: Competition,
  { competitionId, bracketId, matchRoomId, matchId }: MatchRoomAddress & { readonly matchId: string },
): Promise<Outcome<Match, 'not-found' | 'changed-meanwhile' | 'self-service-off'>> {
  const [bracketRead, matchRead] = await Promise.all([
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
  const open = bracketOf(competition, bracketRead)
  if (!open.ok) return open
  if (competition.selfService === null) return refuse('self-service-off')
  const match = matchRead.data()
  if (match === undefined) return refuse('not-found', { document: 'match' })
  return matchRoomIdOf(match) === matchRoomId ? accept(match) : refuse('changed-meanwhile')
}

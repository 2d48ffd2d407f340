import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { openCheckIn, presentCheckIn, withoutPutOffCheckIn } from '@upper-bracket/shared/matchDay/checkIn'
import { dueTime } from '@upper-bracket/shared/matchDay/dueTime'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import type { Transaction } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { readOrganizerSides } from './readOrganizerSides.ts'

interface Due {
  readonly address: BracketAddress
  readonly competition: Competition
  readonly matchDay: MatchDay
  readonly match: Match
  readonly room: MatchRoom
  readonly now: number
}

/** The room of a match whose teams are asked to check in if it is due; otherwise a timer opens the check-in later. */
export async function openCheckInWhenDue(
  reads: Transaction,
  writes: CheckedWrites,
  { address: { competitionId, bracketId }, competition, matchDay, match, room, now }: Due,
): Promise<MatchRoom> {
  if (match.status !== 'ready') return room
  const dueAt = dueTime(match, competition)
  if (dueAt > now) {
    const about = { competitionId, bracketId, matchId: match.id, revision: match.revision }
    writes.schedule({ kind: 'openCheckIn', dueAt, ...about })
    return withoutPutOffCheckIn(room, match)
  }
  if (presentCheckIn(room, match) !== null) return room
  const organizerSides = await readOrganizerSides(reads, competitionId, room, matchDay)
  return openCheckIn(room, match, { matchDay, organizerSides, now })
}

import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { withoutOpenCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeMatchRoom } from './writeMatchRoom.ts'

interface Locked extends BracketAddress {
  readonly competition: Competition
  readonly matches: readonly Match[]
  readonly now: number
}

/**
 * Drops the open check-ins of matches that are being locked. A check-in of the same moment starts over and is refused,
 * and after unlocking the teams have the full time again.
 */
export async function dropCheckIns(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, bracketId, competition, matches, now }: Locked,
): Promise<void> {
  const address = { competitionId, bracketId }
  const byRoom = new Map(
    matches.flatMap(match => {
      const id = matchRoomIdOf(match)
      return id === null ? [] : [[id, match] as const]
    }),
  )
  const rooms = documents.matchRooms(competitionId, bracketId)
  for (const [id, read] of await snapshotsOf(reads, byRoom.keys(), id => rooms.doc(id))) {
    const [match, current] = [byRoom.get(id), read.data()]
    if (match === undefined || current === undefined) continue
    const matchRoom = withoutOpenCheckIn(current, match)
    if (matchRoom === current) continue
    writeMatchRoom(writes, { address, competition, match, read, matchRoom, uid: null, now })
  }
}

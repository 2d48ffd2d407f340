import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { openCheckIn } from '@upper-bracket/shared/matchDay/checkIn'
import { decideRoom } from '@upper-bracket/shared/matchDay/decideRoom'
import { dueTime } from '@upper-bracket/shared/matchDay/dueTime'
import { newRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeRoom } from './writeRoom.ts'

interface Follow {
  readonly address: BracketAddress & { readonly matchId?: string }
  readonly competition: Competition
  readonly change: BracketChange
  /** Whether the command was an organizer's, which closes what was open in the room of its match. */
  readonly decides: boolean
  readonly now: number
}

/** What a command on a bracket means to the rooms of its matches: both teams of one that is ready are asked to check in. */
export async function followRooms(
  reads: Transaction,
  writes: CheckedWrites,
  { address, competition, change, decides, now }: Follow,
): Promise<void> {
  const { matchDay } = competition
  if (matchDay === null) return
  const { competitionId, bracketId } = address
  await Promise.all(
    change.changes.map(async ([, match]) => {
      const isDecided = decides && match.id === address.matchId
      const [roomId, empty] = [roomIdOf(match), newRoom(match)]
      if (roomId === null || empty === null || !(isDecided || match.status === 'ready')) return
      const read = await reads.get(documents.rooms(competitionId, bracketId).doc(roomId))
      const present = read.data() ?? empty
      const decided = isDecided ? decideRoom(present, now) : present
      const dueAt = dueTime(match, competition)
      const room = dueAt <= now ? openCheckIn(decided, match, { matchDay, now }) : decided
      if (dueAt > now && match.status === 'ready') {
        const about = { competitionId, bracketId, matchId: match.id, revision: match.revision }
        writes.create({ ref: documents.timers().doc() }, { kind: 'openCheckIn', dueAt, ...about })
      }
      if (room === empty) return
      writeRoom(writes, { address, competition, match, read, room, uid: null, now })
    }),
  )
}

import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { decideRoom } from '@upper-bracket/shared/matchDay/decideRoom'
import { type MatchRoom, newRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { withoutStandIns } from '@upper-bracket/shared/matchDay/standIn'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { followedVeto } from './followedVeto.ts'
import { openCheckInWhenDue } from './openCheckInWhenDue.ts'
import { withoutBusy } from './standInEntry.ts'
import { writeDecision, writeRoom } from './writeRoom.ts'

interface Follow {
  readonly address: BracketAddress
  readonly competition: Competition
  readonly change: BracketChange
  /** The match in whose room the command was brought about, and whose room is written by whoever did so. */
  readonly fromRoomOf: string | null
  /** The user who issued the command; null when a timer did. */
  readonly uid: string | null
  readonly now: number
}

/**
 * What a command on a bracket means to the rooms of its matches: what was open in those of matches that have changed is
 * closed, both teams of a match that is ready are asked to check in, and nobody stands in one that is reopened while they
 * stand in another.
 */
export async function followRooms(
  reads: Transaction,
  writes: CheckedWrites,
  { address, competition, change, fromRoomOf, uid, now }: Follow,
): Promise<void> {
  const { matchDay } = competition
  if (matchDay === null) return
  const { competitionId, bracketId } = address
  const changed = new Map(change.changes.map(([, after]) => [after.id, after]))
  const follow = async (
    match: Match,
    act: (room: MatchRoom) => MatchRoom | Promise<MatchRoom>,
    { reopens = false, ends = false } = {},
  ) => {
    const [roomId, empty] = [roomIdOf(match), newRoom(match)]
    if (roomId === null || empty === null) return
    const read = await reads.get(documents.rooms(competitionId, bracketId).doc(roomId))
    const present = read.data() ?? empty
    const about = { address: { competitionId, bracketId, matchId: match.id }, room: present }
    if (ends) writeDecision(writes, { address, competition, match, room: present, uid, now })
    const room = await act(reopens ? await withoutBusy(reads, writes, about, changed) : present)
    if (room === present) return
    writeRoom(writes, { address, competition, match, read, room, uid: null, now })
  }
  const openWhenDue = (match: Match) => (room: MatchRoom) =>
    openCheckInWhenDue(reads, writes, { address, competition, matchDay, match, room, now })
  await Promise.all(
    change.changes.flatMap(([before, after]) => {
      if (after.id === fromRoomOf) return []
      const ask = openWhenDue(after)
      const veto = (room: MatchRoom) => followedVeto(room, [before, after], { matchDay, now })
      return roomIdOf(before) === roomIdOf(after)
        ? [
            follow(after, room => ask(veto(decideRoom(room, now))), {
              reopens: before.status === 'finished' && after.status !== 'finished',
              ends: !isOver(before) && after.status === 'finished',
            }),
          ]
        : [
            // If its teams meet in this match again, they choose again, and play by themselves.
            follow(before, room => ({ ...withoutStandIns(decideRoom(room, now)), veto: null })),
            follow(after, room => ask(veto(room))),
          ]
    }),
  )
}

import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { playability } from '@upper-bracket/shared/bracket/stages/playableMatches'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { withoutOpenCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { decideMatchRoom } from '@upper-bracket/shared/matchRoom/decideMatchRoom'
import { type MatchRoom, matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { withoutStandIns } from '@upper-bracket/shared/matchRoom/standIn'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { followedVeto } from './followedVeto.ts'
import { openCheckInWhenDue } from './openCheckInWhenDue.ts'
import { withoutBusy } from './standInEntry.ts'
import { writeDecision, writeMatchRoom } from './writeMatchRoom.ts'

interface Follow {
  readonly address: BracketAddress
  readonly competition: Competition
  /** In a table it holds the matches of the group that are not over. */
  readonly change: BracketChange
  /** The match whose match room issued the command. The caller writes this match room itself. */
  readonly fromMatchRoomOf: string | null
  /** The user who issued the command; null when a timer did. */
  readonly uid: string | null
  readonly now: number
}

/**
 * Updates the match rooms of matches after a bracket command: closes open questions of changed matches, opens the
 * check-in of playable matches, withdraws it where an earlier match is open again, and withdraws stand-ins of a reopened
 * match who now play in another one.
 */
export async function followMatchRooms(
  reads: Transaction,
  writes: CheckedWrites,
  { address, competition, change, fromMatchRoomOf, uid, now }: Follow,
): Promise<void> {
  const { selfService } = competition
  if (selfService === null) return
  const { competitionId, bracketId } = address
  const changed = new Map(change.changes.map(([, after]) => [after.id, after]))
  const follow = async (
    match: Match,
    act: (matchRoom: MatchRoom) => MatchRoom | Promise<MatchRoom>,
    { reopens = false, ends = false } = {},
  ) => {
    const [matchRoomId, empty] = [matchRoomIdOf(match), newMatchRoom(match)]
    if (matchRoomId === null || empty === null) return
    const read = await reads.get(documents.matchRooms(competitionId, bracketId).doc(matchRoomId))
    const current = read.data() ?? empty
    const about = { address: { competitionId, bracketId, matchId: match.id }, matchRoom: current }
    if (ends) writeDecision(writes, { address, competition, match, matchRoom: current, uid, now })
    const matchRoom = await act(reopens ? await withoutBusy(reads, writes, about, changed) : current)
    if (matchRoom === current) return
    writeMatchRoom(writes, { address, competition, match, read, matchRoom, uid: null, now })
  }
  const { playable, opened, closed } = playability(change)
  const openWhenDue = (match: Match) => (matchRoom: MatchRoom) =>
    openCheckInWhenDue(reads, writes, {
      address,
      competition,
      selfService,
      match,
      matchRoom,
      now,
      isPlayable: () => playable.has(match.id),
    })
  await Promise.all([
    ...opened.map(match => follow(match, openWhenDue(match))),
    ...closed.map(match => follow(match, matchRoom => withoutOpenCheckIn(matchRoom, match))),
    ...change.changes.flatMap(([before, after]) => {
      if (after.id === fromMatchRoomOf) return []
      const ask = openWhenDue(after)
      const veto = (matchRoom: MatchRoom) => followedVeto(matchRoom, [before, after], { selfService, now })
      return matchRoomIdOf(before) === matchRoomIdOf(after)
        ? [
            follow(after, matchRoom => ask(veto(decideMatchRoom(matchRoom, now))), {
              reopens: before.status === 'finished' && after.status !== 'finished',
              ends: !isOver(before) && after.status === 'finished',
            }),
          ]
        : [
            // If its teams meet in this match again, they start over, and without stand-ins.
            follow(before, matchRoom => ({
              ...withoutStandIns(decideMatchRoom(matchRoom, now)),
              veto: null,
            })),
            follow(after, matchRoom => ask(veto(matchRoom))),
          ]
    }),
  ])
}

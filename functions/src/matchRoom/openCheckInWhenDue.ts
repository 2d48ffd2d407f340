import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isLocked } from '@upper-bracket/shared/live/broadcastQueue'
import {
  currentCheckIn,
  openCheckIn,
  withoutOpenCheckIn,
  withoutPutOffCheckIn,
} from '@upper-bracket/shared/matchRoom/checkIn'
import { dueTime } from '@upper-bracket/shared/matchRoom/dueTime'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { Transaction } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { readOrganizerSides } from './readOrganizerSides.ts'

interface Due {
  readonly address: BracketAddress
  readonly competition: Competition
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoom: MatchRoom
  /** Determines whether the teams can be called to the match; asked only if it is due. */
  readonly isPlayable: () => boolean | Promise<boolean>
  readonly now: number
}

/**
 * Returns the match room with an open check-in if the match is due and playable. Otherwise schedules the check-in, or
 * leaves it to the command that makes the match playable or unlocks it. Drops the check-in of a match that is locked, or
 * behind another one of its teams.
 */
export async function openCheckInWhenDue(
  reads: Transaction,
  writes: CheckedWrites,
  { address: { competitionId, bracketId }, competition, selfService, match, matchRoom, isPlayable, now }: Due,
): Promise<MatchRoom> {
  if (match.status !== 'ready') return matchRoom
  if (isLocked(competition, match.id)) return withoutOpenCheckIn(matchRoom, match)
  const dueAt = dueTime(match, competition)
  if (dueAt > now) {
    // Teams can move their other matches behind a planned one.
    if (match.startsAt == null && !(await isPlayable())) return matchRoom
    const about = { competitionId, bracketId, matchId: match.id, revision: match.revision }
    writes.schedule({ kind: 'openCheckIn', dueAt, ...about })
    return withoutPutOffCheckIn(matchRoom, match)
  }
  // A plan can put another match of its teams before one to which they are called.
  if (!(await isPlayable())) return withoutOpenCheckIn(matchRoom, match)
  if (currentCheckIn(matchRoom, match) !== null) return matchRoom
  const organizerSides = await readOrganizerSides(reads, competitionId, matchRoom, selfService)
  return openCheckIn(matchRoom, match, { selfService, organizerSides, now })
}

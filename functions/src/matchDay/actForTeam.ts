import type { Side } from '@upper-bracket/shared/bracket/model/match'
import { isSameScore } from '@upper-bracket/shared/bracket/model/series'
import { isOrganizer, may, rolesIn } from '@upper-bracket/shared/competition/permissions'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { sideOf } from '@upper-bracket/shared/matchDay/matchRoom'
import type { RoomChange } from '@upper-bracket/shared/matchDay/roomChange'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { changeRoom } from './changeRoom.ts'
import { type FoundRoom, readMatchRoom } from './readMatchRoom.ts'

/** Whether a competition may leave it to every member of a team. */
const leftToMembers = {
  checkInForMatch: true,
  reportResult: true,
  addScreenshot: true,
  answerReport: true,
  takeVetoStep: false,
  proposeTime: false,
  answerProposal: false,
  askForStandIn: false,
  answerStandIn: false,
} as const

interface TeamInRoom {
  readonly found: FoundRoom
  readonly side: Side
  /** Whether it is an organizer who acts for the team. */
  readonly organizes: boolean
}

interface Acting extends Pick<TeamInRoom, 'organizes'> {
  readonly reads: Transaction
  readonly writes: CheckedWrites
}

interface Act<C extends ErrorCode> {
  readonly action: keyof typeof leftToMembers
  readonly uid: string
  readonly input: FoundRoom['address'] & { readonly revision: number; readonly teamId: string }
  readonly now: number
  /** What the team's side does, in the room of the match as the caller saw it. */
  readonly change: (
    found: FoundRoom,
    side: Side,
    act: Acting,
  ) => Outcome<RoomChange, C> | Promise<Outcome<RoomChange, C>>
  /** Whether it was done before: then a repeated call is accepted, though the match has changed since. */
  readonly isDone?: (found: FoundRoom, side: Side) => boolean
  /** The revision that the caller has to have seen: by default the match's. */
  readonly revisionOf?: (found: FoundRoom) => number
}

type ActRefusal =
  | 'not-found'
  | 'permission-denied'
  | 'changed-meanwhile'
  | 'match-day-off'
  | 'not-in-match'
  | 'match-full'

/**
 * Something that somebody does in a match's room for one of its teams: its captain, or whoever else the permissions
 * and the competition's settings allow.
 */
export function actForTeam<C extends ErrorCode>({
  action,
  uid,
  input,
  now,
  change,
  isDone = () => false,
  revisionOf = found => found.match.revision,
}: Act<C>): Promise<Outcome<Record<string, never>, C | ActRefusal>> {
  return runOptimisticTransaction<Record<string, never>, C | ActRefusal>(async (reads, writes) => {
    const team = await teamInRoom(reads, { action, uid, input })
    if (!team.ok) return team
    const { found, side, organizes } = team.value
    const present = revisionOf(found)
    if (present !== input.revision) {
      return isDone(found, side) ? accept({}) : refuse('changed-meanwhile', { revision: present })
    }
    const changed = await change(found, side, { reads, writes, organizes })
    if (!changed.ok) return changed
    const carriedOut = await changeRoom(reads, writes, found, changed.value, { uid, now })
    return carriedOut.ok ? accept({}) : carriedOut
  })
}

/** The room of a match, and the side there for which somebody may act. */
export async function teamInRoom(
  reads: Transaction,
  { action, uid, input }: Pick<Act<never>, 'action' | 'uid' | 'input'>,
): Promise<Outcome<TeamInRoom, Exclude<ActRefusal, 'match-full'>>> {
  const { competitionId, teamId } = input
  const [read, playerRead] = await Promise.all([
    readCompetition(reads, competitionId),
    reads.get(documents.player(competitionId, uid)),
  ])
  if (!read.ok) return read
  const competition = read.value
  const player = playerRead.data() ?? null
  const isMember = player?.teamId === teamId && competition.matchDay?.reportBy === 'member'
  const roles = rolesIn(competition, uid, player, teamId)
  if (!may(action, roles) && !(isMember && leftToMembers[action])) return refuse('permission-denied')

  const found = await readMatchRoom(reads, competition, input)
  if (!found.ok) return found
  const side = sideOf(found.value.room, teamId)
  const organizes = isOrganizer(roles)
  return side === null ? refuse('not-in-match') : accept({ found: found.value, side, organizes })
}

/** Whether the match has ended with this score, and by nothing but what was seen at `revision`. */
export function hasEndedWith(
  { match }: Pick<FoundRoom, 'match'>,
  score: readonly [number, number],
  revision: number,
): boolean {
  return match.status === 'finished' && match.revision === revision + 1 && isSameScore(match.score, score)
}

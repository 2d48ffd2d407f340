import type { Competition } from '@upper-bracket/shared/competition/competition'
import { type Action, may, type Role, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { isInMatch } from '@upper-bracket/shared/matchDay/isInMatch'
import { homeSide } from '@upper-bracket/shared/matchDay/lobby'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { roomTeams } from '@upper-bracket/shared/matchDay/roomTeams'
import type { Player } from '@upper-bracket/shared/player/player'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'

export interface RoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly roomId: string
}

interface AuthorizedForRoom {
  readonly competition: Competition
  readonly player: Player | null
  readonly roles: ReadonlySet<Role>
  readonly matchId: string
  readonly teamIds: readonly [string, string]
  /** Of the room, whether or not anything has happened in it. */
  readonly room: DocumentReference<MatchRoom>
}

/**
 * Like `authorize`, for what those who belong to a match do in its room, with or without a document. `captain` is the
 * captain of the home team.
 */
export async function authorizeForRoom(
  reads: Transaction,
  action: Action,
  { uid, competitionId, bracketId, roomId }: RoomAddress & { readonly uid: string },
): Promise<Outcome<AuthorizedForRoom, 'not-found' | 'permission-denied' | 'not-in-match'>> {
  const [read, playerRead] = await Promise.all([
    readCompetition(reads, competitionId),
    reads.get(documents.player(competitionId, uid)),
  ])
  if (!read.ok) return read
  const competition = read.value
  const player = playerRead.data() ?? null
  const named = roomTeams(roomId)
  const roles = rolesIn(competition, uid, player, named?.teamIds[homeSide] ?? null)
  if (!may(action, roles)) return refuse('permission-denied')
  if (named === null) return refuse('not-in-match')
  const room = documents.rooms(competitionId, bracketId).doc(roomId)
  // Only who has no team can stand in.
  const standInUids = player?.teamId === null ? ((await reads.get(room)).data()?.standInUids ?? []) : []
  if (!isInMatch({ roles, player }, { ...named, standInUids })) return refuse('not-in-match')
  return accept({ competition, player, roles, ...named, room })
}

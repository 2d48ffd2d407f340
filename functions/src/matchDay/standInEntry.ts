import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { withoutStandIns } from '@upper-bracket/shared/matchDay/standIn'
import type { Player } from '@upper-bracket/shared/player/player'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import type { FoundRoom } from './readMatchRoom.ts'

interface StandInEntry {
  readonly incoming: DocumentSnapshot<Player>
  /** Whether the player stands in for a team in another match of the bracket that is ready or running. */
  readonly isBusy: boolean
}

/** The player who is to stand in a match. `changed`: matches as they will be, where they are not as they are stored. */
export async function readStandIn(
  reads: Transaction,
  { address: { competitionId, bracketId, matchId } }: Pick<FoundRoom, 'address'>,
  uid: string,
  changed: ReadonlyMap<string, Match> = new Map(),
): Promise<StandInEntry> {
  const rooms = documents.rooms(competitionId, bracketId)
  const [incoming, elsewhere] = await Promise.all([
    reads.get(documents.player(competitionId, uid)),
    reads.get(rooms.where('standInUids', 'array-contains', uid)),
  ])
  const others = elsewhere.docs.filter(room => room.data().matchId !== matchId)
  if (others.length === 0) return { incoming, isBusy: false }
  const matches = await reads.getAll(
    ...others.map(room => documents.match(competitionId, bracketId, room.data().matchId)),
  )
  const isBusy = matches.some((read, index) => {
    const match = changed.get(read.id) ?? read.data()
    const isOn = match?.status === 'ready' || match?.status === 'running'
    return match !== undefined && isOn && roomIdOf(match) === others[index]?.id
  })
  return { incoming, isBusy }
}

/**
 * The room of a match that is to be played again: whoever stands in another one by now does so no longer in this one,
 * and the entries of the others are held on to as below.
 */
export async function withoutBusy(
  reads: Transaction,
  writes: CheckedWrites,
  found: Pick<FoundRoom, 'address' | 'room'>,
  changed: ReadonlyMap<string, Match>,
): Promise<MatchRoom> {
  const { room } = found
  const entries = await Promise.all(room.standInUids.map(uid => readStandIn(reads, found, uid, changed)))
  const busy = new Set(entries.flatMap(({ incoming, isBusy }) => (isBusy ? incoming.id : [])))
  for (const { incoming, isBusy } of entries) if (!isBusy && incoming.exists) hold(writes, incoming)
  return busy.size === 0 ? room : withoutStandIns(room, ({ inUid }) => busy.has(inUid))
}

/**
 * Holds on to the entry of whoever stands in from now on: it has to be as it was read. So nobody stands in for two teams
 * that ask at the same time, or while joining a team.
 */
export function holdStandIn(
  writes: CheckedWrites,
  incoming: DocumentSnapshot<Player>,
  [before, after]: readonly [MatchRoom, MatchRoom],
): void {
  const isNew = after.standInUids.includes(incoming.id) && !before.standInUids.includes(incoming.id)
  if (isNew) hold(writes, incoming)
}

function hold(writes: CheckedWrites, incoming: DocumentSnapshot<Player>): void {
  writes.update(incoming, { uid: incoming.id })
}

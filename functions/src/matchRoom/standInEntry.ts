import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { withoutStandIns } from '@upper-bracket/shared/matchRoom/standIn'
import type { Player } from '@upper-bracket/shared/player/player'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { FoundMatchRoom } from '../actions/readMatchRoom.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface StandInEntry {
  readonly incoming: DocumentSnapshot<Player>
  /** Whether the player stands in for a team in another ready or running match of the bracket. */
  readonly isBusy: boolean
}

/** Reads the player who is to stand in. `changed` contains future states of matches that are not stored yet. */
export async function readStandIn(
  reads: Transaction,
  { address: { competitionId, bracketId, matchId } }: Pick<FoundMatchRoom, 'address'>,
  uid: string,
  changed: ReadonlyMap<string, Match> = new Map(),
): Promise<StandInEntry> {
  const [incoming, elsewhere] = await Promise.all([
    reads.get(documents.player(competitionId, uid)),
    reads.get(find('matchRoomsOfStandIn', { competitionId, bracketId, standInUids: uid })),
  ])
  const others = elsewhere.docs.filter(matchRoom => matchRoom.data().matchId !== matchId)
  if (others.length === 0) return { incoming, isBusy: false }
  const matches = await reads.getAll(
    ...others.map(matchRoom => documents.match(competitionId, bracketId, matchRoom.data().matchId)),
  )
  const isBusy = matches.some((read, index) => {
    const match = changed.get(read.id) ?? read.data()
    const isOn = match?.status === 'ready' || match?.status === 'running'
    return match !== undefined && isOn && matchRoomIdOf(match) === others[index]?.id
  })
  return { incoming, isBusy }
}

/**
 * Updates the match room of a match that is to be replayed. A stand-in who now plays in another match is withdrawn from
 * this one; the entries of the remaining stand-ins are guarded as below.
 */
export async function withoutBusy(
  reads: Transaction,
  writes: CheckedWrites,
  found: Pick<FoundMatchRoom, 'address' | 'matchRoom'>,
  changed: ReadonlyMap<string, Match>,
): Promise<MatchRoom> {
  const { matchRoom } = found
  const entries = await Promise.all(matchRoom.standInUids.map(uid => readStandIn(reads, found, uid, changed)))
  const busy = new Set(entries.flatMap(({ incoming, isBusy }) => (isBusy ? incoming.id : [])))
  for (const { incoming, isBusy } of entries) if (!isBusy && incoming.exists) hold(writes, incoming)
  return busy.size === 0 ? matchRoom : withoutStandIns(matchRoom, ({ inUid }) => busy.has(inUid))
}

/**
 * Guards the player entry of a new stand-in: the commit fails if the entry has changed since it was read. This prevents
 * a player from standing in for two teams that ask at the same time, or while joining a team.
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

import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { matchRoomEffects } from '@upper-bracket/shared/events/matchRoomEffects'
import { matchDecidedEvent } from '@upper-bracket/shared/events/matchRoomEvents'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { emitEvents } from '../platform/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Write {
  readonly address: BracketAddress
  readonly competition: Competition
  /** The match at the time of the decision. */
  readonly match: Match
  readonly read: DocumentSnapshot<MatchRoom>
  readonly matchRoom: MatchRoom
  /** The user who changed the match room; null when a timer did. */
  readonly uid: string | null
  readonly now: number
}

/** Writes a match room with the timers and events that follow from the change. */
export function writeMatchRoom(writes: CheckedWrites, write: Write): void {
  const { address, match, read, matchRoom, now } = write
  writes.merge(read, { ...matchRoom })
  const effects = matchRoomEffects({ address, match, before: read.data() ?? null, after: matchRoom, now })
  for (const timer of effects.timers) writes.schedule(timer)
  emitEvents(writes, contextOf(write), effects.events)
}

/** Notifies both teams of the outcome of their match if it is not the one they reported. */
export function writeDecision(writes: CheckedWrites, write: Omit<Write, 'read'>): void {
  const { address, match, matchRoom } = write
  emitEvents(writes, contextOf(write), [matchDecidedEvent(address.bracketId, match, matchRoom)])
}

function contextOf({ address, competition, uid, now }: Omit<Write, 'read'>) {
  return { competition: { id: address.competitionId, name: competition.name }, byUid: uid, at: now }
}

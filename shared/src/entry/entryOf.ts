import {
  type Circumstances,
  type ClosedRefusal,
  closedRefusal,
  type Opening,
} from '../competition/closedRefusal.ts'
import { accept, type Outcome } from '../errors/outcome.ts'
import { queueFull } from './queueAfter.ts'

/** What becomes of a person who asks to enter. */
export type Entry = 'entered' | 'requested' | 'waiting'

export type EntryRefusal = ClosedRefusal | 'queue-full'

/** Returns what would become of anybody who asks to enter now, without an invitation. */
export function entryOf(
  competition: Opening,
  { now }: Pick<Circumstances, 'now'>,
): Outcome<Entry, EntryRefusal> {
  const closed = closedRefusal(competition, { now })
  const { entry, waitingList } = competition.options
  const isFull = closed?.code === 'competition-full'
  if (closed !== null && !(isFull && waitingList)) return closed
  if (entry === 'open' && !isFull) return accept('entered')
  return queueFull(competition.entryQueue) ?? accept(entry === 'approval' ? 'requested' : 'waiting')
}

import {
  type Circumstances,
  type ClosedRefusal,
  closedRefusal,
  type Opening,
} from '../competition/closedRefusal.ts'
import { queueLength } from '../competition/entryQueue.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { entryLimits } from './entryLimits.ts'

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
  const people = queueLength(competition.entryQueue)
  if (people >= entryLimits.queue) return refuse('queue-full', { people })
  return accept(entry === 'approval' ? 'requested' : 'waiting')
}

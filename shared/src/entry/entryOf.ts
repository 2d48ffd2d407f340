import { capacityOf } from '../competition/capacityOf.ts'
import {
  type Circumstances,
  type ClosedRefusal,
  closedRefusal,
  hasPlaces,
  type Opening,
  placesLeft,
} from '../competition/closedRefusal.ts'
import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { queueFull } from './queueAfter.ts'

/** What becomes of those who ask to enter. */
export type Entry = 'entered' | 'requested' | 'waiting'

export type EntryRefusal = ClosedRefusal | 'queue-full'

/** Returns what would become of anybody who asks to enter now, without an invitation. */
export function entryOf(
  competition: Opening,
  { now }: Pick<Circumstances, 'now'>,
): Outcome<Entry, EntryRefusal> {
  return entryUnless(closedRefusal(competition, { now }), competition)
}

/** Returns what would become of a captain who asks to enter with a team now. */
export function teamEntryOf(
  competition: Opening,
  { now }: Pick<Circumstances, 'now'>,
): Outcome<Entry, EntryRefusal | 'too-many-teams'> {
  const closed = closedRefusal(competition, { now })
  if (closed !== null || hasPlaces(competition, true)) return entryUnless(closed, competition)
  const { players, teams } = capacityOf(competition)
  const full =
    placesLeft(competition).teams === 0
      ? refuse('too-many-teams', { teamsMax: teams })
      : refuse('competition-full', { players })
  return entryUnless(full, competition)
}

function entryUnless<Code extends EntryRefusal | 'too-many-teams'>(
  closed: Refusal<Code> | null,
  { options: { entry, waitingList }, entryQueue }: Opening,
): Outcome<Entry, Code | 'queue-full'> {
  const isFull = closed?.code === 'competition-full' || closed?.code === 'too-many-teams'
  const waits = isFull && waitingList && entry !== 'invited'
  if (closed !== null && !waits) return closed
  if (entry === 'open' && !isFull) return accept('entered')
  return queueFull(entryQueue) ?? accept(entry === 'approval' ? 'requested' : 'waiting')
}

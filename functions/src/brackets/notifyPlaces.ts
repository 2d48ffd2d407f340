import { accept } from '@upper-bracket/shared/errors/outcome'
import { placeEvents } from '@upper-bracket/shared/events/bracketEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { bracketOf } from '../actions/openBracket.ts'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readAll } from './readMatches.ts'

/** Leaves time to undo a wrong result. */
export const notifyPlacesAfterMs = 60_000

/**
 * Notifies each team of a finished competition of its place. After a correction, only teams whose place has changed are
 * notified.
 */
export async function notifyPlaces({
  competitionId,
  bracketId,
  dueAt,
}: Timer<'notifyPlaces'>): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, bracketRead, snapshots] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.bracket(competitionId, bracketId)),
      readAll(reads, { competitionId, bracketId }),
    ])
    if (!competition.ok || competition.value.status !== 'finished') return accept(null)
    const open = bracketOf(competition.value, bracketRead)
    if (!open.ok) return accept(null)
    const bracket = { shape: open.value.shape, matches: dataOf(snapshots.values()) }
    const { name } = competition.value
    const context = { competition: { id: competitionId, name }, byUid: null, at: dueAt }
    await notifyOnce(reads, writes, context, placeEvents(bracket, bracketId))
    return accept(null)
  })
}

import { accept } from '@upper-bracket/shared/errors/outcome'
import { placeNotifications } from '@upper-bracket/shared/notifications/placeNotifications'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { tellOnce } from '../notifications/tellOnce.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents, type Timer } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { bracketOf } from './openBracket.ts'
import { readAll } from './readMatches.ts'

/** Long enough to take back a result that was entered wrongly. */
export const notifyPlacesAfterMs = 60_000

/**
 * Tells each team of a competition that is over which place it took. After a correction only the teams are told whose
 * place is another one.
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
    const events = placeNotifications(bracket).map(({ teamId, facts }) =>
      outboxEvent('placeTaken', {
        cause: [bracketId, teamId, facts.best, facts.worst],
        competition: { id: competitionId, name: competition.value.name },
        facts: { bracketId, ...facts },
        audience: { of: 'teams', teamIds: [teamId] },
        byUid: null,
        at: dueAt,
      }),
    )
    await tellOnce(reads, writes, events)
    return accept(null)
  })
}

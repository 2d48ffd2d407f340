import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { digest } from './digest.ts'
import { documents } from './firestore/documents.ts'
import { demonstrationParam } from './params.ts'
import { runOptimisticTransaction } from './transaction/runOptimisticTransaction.ts'

/**
 * Whether this installation is a demonstration. Then nothing leaves it: each place that sends or asks others consults
 * this, and holds the message (`holdMessage`) or does without.
 */
export function isDemonstration(): boolean {
  return demonstrationParam.value()
}

/**
 * Shows a message to the visitor instead of sending it; the same key replaces it. One of a competition that is gone is
 * dropped.
 */
export async function holdMessage(competitionId: string, key: string, message: HeldMessage): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const competition = await reads.get(documents.competition(competitionId))
    if (competition.exists) writes.put(documents.heldMessages(competitionId).doc(digest(key)), message)
    return accept(null)
  })
}

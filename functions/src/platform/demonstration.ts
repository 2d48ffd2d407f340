import type { DemonstrationView } from '@upper-bracket/shared/demonstration/demonstrationView'
import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { digest } from './digest.ts'
import { documents } from './firestore/documents.ts'
import { demonstrationOrigin, demonstrationParam } from './params.ts'
import { runOptimisticTransaction } from './transaction/runOptimisticTransaction.ts'

/**
 * Whether this installation is a demonstration. Then nothing leaves it: each place that sends or asks others consults
 * this, and holds the message (`holdMessage`) or does without.
 */
export function isDemonstration(): boolean {
  return demonstrationParam.value()
}

/** Returns what the page has to know. */
export function demonstrationView(): DemonstrationView | null {
  const origin = URL.parse(demonstrationOrigin.value())?.origin
  if (isDemonstration()) return 'here'
  return origin === undefined ? null : { origin }
}

/** Returns the field of a competition that a person creates, which only those of a demonstration have. */
export function visitorOf(uid: string): { readonly visitorUid?: string } {
  return isDemonstration() ? { visitorUid: uid } : {}
}

/** Stores that this is a demonstration, so that the rules deny lists of copies: before there is a copy. */
export async function markDemonstration(now: number): Promise<void> {
  const mark = documents.demonstrationMark()
  if (!(await mark.get()).exists) await mark.set({ since: now })
}

/** Why a message is dropped that `holdMessage` does not show. */
export const ofNoVisitor = 'of no visitor of the demonstration'

/**
 * Shows a message to the visitor instead of sending it, with those of the visitor's copy, from whichever of the visitor's
 * competitions it comes; the same key replaces it. Returns false if there is nobody to show it to: the competition or the
 * copy is gone, or the competition is not a visitor's.
 */
export async function holdMessage(
  competitionId: string,
  key: string,
  message: HeldMessage,
): Promise<boolean> {
  const held = await runOptimisticTransaction(async (reads, writes) => {
    const competition = await reads.get(documents.competition(competitionId))
    const visitorUid = competition.data()?.visitorUid ?? null
    if (visitorUid === null) return accept(false)
    const copyId = (await reads.get(documents.visit(visitorUid))).data()?.competitionId
    if (copyId === undefined) return accept(false)
    const copy = copyId === competitionId ? competition : await reads.get(documents.competition(copyId))
    if (copy.exists) writes.put(documents.heldMessages(copyId).doc(digest(key)), message)
    return accept(copy.exists)
  })
  return held.ok && held.value
}

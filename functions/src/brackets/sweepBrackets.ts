import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { discardBracket } from './discardBracket.ts'

/** At most so many brackets a run, of up to a thousand documents each; what is left waits for the next one. */
const mostPerRun = 20

/** Deletes what is left of brackets that were replaced, or whose writing broke off. */
export const sweepBrackets = onSchedule({ schedule: 'every 5 minutes', region: functionsRegion }, () =>
  sweepLeftovers(Date.now()),
)

/** Safe to run twice, also at the same time. One that fails stands in nobody's way. */
export async function sweepLeftovers(now: number): Promise<void> {
  const due = await documents
    .everyBracket()
    .where('sweepAfter', '<=', now)
    .orderBy('sweepAfter')
    .limit(mostPerRun)
    .get()
  for (const { ref, id } of due.docs) {
    const competitionId = ref.parent.parent?.id
    if (competitionId === undefined) continue
    try {
      const isCurrent = !(await discardBracket(competitionId, id))
      if (isCurrent) await ref.update({ sweepAfter: null })
    } catch (error) {
      // To the end of the queue: a run never sees the same ones only.
      logs.leftBehind(ref.path, error)
      await ref.update({ sweepAfter: now + 1 }).catch(() => undefined)
    }
  }
}

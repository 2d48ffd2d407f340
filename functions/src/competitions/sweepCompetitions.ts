import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { clearRemains } from './clearRemains.ts'

/** At most so many competitions a run; what is left waits for the next one. */
const mostPerRun = 50

/**
 * Looks once more below competitions that were deleted a while ago, when no call of that time can be under way any
 * longer: what a call that died had still written is found here, and what the trigger did not get done.
 */
export const sweepCompetitions = onSchedule(
  { schedule: 'every 10 minutes', region: functionsRegion, timeoutSeconds: 540 },
  () => sweepRemains(Date.now()),
)

/** Safe to run twice, also at the same time. One that fails stands in nobody's way. */
export async function sweepRemains(now: number): Promise<void> {
  const due = await documents
    .deletedCompetitions()
    .where('sweepAfter', '<=', now)
    .orderBy('sweepAfter')
    .limit(mostPerRun)
    .get()
  for (const { ref, id } of due.docs) {
    try {
      await clearRemains(id)
      await ref.update({ sweepAfter: null })
    } catch (error) {
      // To the end of the queue: a run never sees the same ones only.
      logs.leftBehind(ref.path, error)
      await ref.update({ sweepAfter: now + 1 }).catch(() => undefined)
    }
  }
}

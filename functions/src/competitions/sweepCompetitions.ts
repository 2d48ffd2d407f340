import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { documents } from '../platform/firestore/documents.ts'
import { sweepDue } from '../platform/sweepDue.ts'
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

/** Safe to run twice, also at the same time. */
export async function sweepRemains(now: number): Promise<void> {
  await sweepDue({ among: documents.deletedCompetitions(), now, most: mostPerRun }, async ({ ref, id }) => {
    await clearRemains(id)
    await ref.update({ sweepAfter: null })
  })
}

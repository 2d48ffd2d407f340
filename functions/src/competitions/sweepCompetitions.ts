import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { sweepDue } from '../platform/sweepDue.ts'
import { deleteRemains } from './deleteRemains.ts'

/** The maximum number of competitions per run; the rest waits for the next run. */
const maxPerRun = 50

/**
 * Checks deleted competitions once more when no earlier call can still be running. Finds what an interrupted call wrote
 * late, and what the trigger did not finish.
 */
export const sweepCompetitions = onSchedule(
  { schedule: '*/10 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => sweepRemains(Date.now())),
)

/** Safe to run twice, even concurrently. */
export async function sweepRemains(now: number): Promise<void> {
  const due = find('deletedCompetitionsToSweep', { sweepAfter: now }).limit(maxPerRun)
  const figures = await sweepDue(due, now, async ({ ref, id }) => {
    await deleteRemains(id)
    await ref.update({ sweepAfter: null })
  })
  logs.jobRan('sweepCompetitions', figures)
}

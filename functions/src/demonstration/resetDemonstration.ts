import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { endVisit } from '../account/endVisit.ts'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { isSetUp } from '../platform/optionalServices.ts'
import { unlessPaused } from '../platform/pause.ts'
import { dropTemplates, seedTemplates } from './seedTemplates.ts'

/** The number of visits that a run ends; the rest waits for the next run. */
const maxPerRun = 100
const atOnce = 5

/** Makes the demonstration new: ends visits that are over, and replaces its competitions when the day changes. */
const job = onSchedule(
  { schedule: '*/10 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => resetAt(Date.now())),
)

/** Exists only in a demonstration. */
export const resetDemonstration = isSetUp('demonstration', process.env) ? job : undefined

/** Safe to run twice, even concurrently, and again after it was interrupted. */
export async function resetAt(now: number): Promise<void> {
  const { docs } = await find('expiredVisits', { expiresAt: now }).limit(maxPerRun).get()
  let failed = 0
  for (let first = 0; first < docs.length; first += atOnce) {
    const ended = await Promise.allSettled(
      docs.slice(first, first + atOnce).map(({ id }) => endVisit(id, now)),
    )
    for (const [index, { status, ...result }] of ended.entries()) {
      if (status === 'fulfilled') continue
      failed += 1
      const read = docs[first + index]
      if (read !== undefined) logs.leftBehind(read.ref.path, 'reason' in result ? result.reason : null)
    }
  }
  const { seeded, ids } = await seedTemplates(now)
  const dropped = await dropTemplates(new Set(ids), now)
  logs.jobRan('resetDemonstration', { ended: docs.length - failed, failed, seeded, dropped })
}

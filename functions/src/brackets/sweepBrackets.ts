import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { sweepDue } from '../platform/sweepDue.ts'
import { discardBracket } from './discardBracket.ts'

/** The maximum number of brackets per run, of up to a thousand documents each; the rest waits for the next run. */
const maxPerRun = 20

/** Deletes the remains of brackets that were replaced, or not written completely. */
export const sweepBrackets = onSchedule(
  { schedule: '*/5 * * * *', region: functionsRegion, ...capacity.job },
  unlessPaused(() => sweepLeftovers(Date.now())),
)

/** Safe to run twice, even concurrently. */
export async function sweepLeftovers(now: number): Promise<void> {
  const due = find('bracketsToSweep', { sweepAfter: now }).limit(maxPerRun)
  const figures = await sweepDue(due, now, async ({ ref, id }) => {
    const competitionId = ref.parent.parent?.id
    if (competitionId === undefined) return
    const isCurrent = !(await discardBracket(competitionId, id))
    if (isCurrent) await ref.update({ sweepAfter: null })
  })
  logs.jobRan('sweepBrackets', figures)
}

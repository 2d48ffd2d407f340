import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { sweepDue } from '../platform/sweepDue.ts'
import { discardBracket } from './discardBracket.ts'

/** At most so many brackets a run, of up to a thousand documents each; what is left waits for the next one. */
const maxPerRun = 20

/** Deletes what is left of brackets that were replaced, or whose writing broke off. */
export const sweepBrackets = onSchedule(
  { schedule: '*/5 * * * *', region: functionsRegion, ...capacity.job },
  () => sweepLeftovers(Date.now()),
)

/** Safe to run twice, also at the same time. */
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

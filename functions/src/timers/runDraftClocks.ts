import { setTimeout as wait } from 'node:timers/promises'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { isClockRunning } from '@upper-bracket/shared/draft/turn'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type Change, onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { coalesced } from '../platform/coalesced.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { fire } from './fireTimers.ts'

/** Until the next run has begun, also if Cloud Scheduler is some seconds late. */
const watchMs = 65_000
/** A turn can be over no sooner than ten seconds after it has begun, so that each timer is seen in time. */
const maxPauseMs = 1000
const atOnce = 50

/**
 * Fires the timers of drafts at their deadline: `fireTimers` looks once a minute, and a captain's turn is shorter. It
 * ends at once if no draft has a clock; `watchDraftClock` bridges the minute in which one starts.
 */
export const runDraftClocks = onSchedule(
  { schedule: '* * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 120 },
  unlessPaused(() => watchDraftClocks(Date.now() + watchMs)),
)

const watch = coalesced(() => watchDraftClocks(Date.now() + watchMs))

/** Does what `runDraftClocks` does from the start of a clock until the next run. One watch of an instance serves many drafts. */
export const watchDraftClock = onDocumentWritten(
  {
    document: 'competitions/{competitionId}/drafts/{draftId}',
    region: functionsRegion,
    ...capacity.trigger,
    // That of an earlier draft comes first.
    timeoutSeconds: 180,
  },
  ({ data }) =>
    data !== undefined && startsClock(data as Change<DocumentSnapshot<Draft>>) ? watch('') : null,
)

function startsClock({ before, after }: Change<DocumentSnapshot<Draft>>): boolean {
  const [was, is] = [before.data(), after.data()]
  return is !== undefined && isClockRunning(is) && !(was !== undefined && isClockRunning(was))
}

/** Fires the timers of drafts when they are due, until `end` or until there are none. Safe to run twice, even concurrently. */
export async function watchDraftClocks(end: number): Promise<void> {
  let [fired, failed] = [0, 0]
  while (Date.now() < end) {
    const clocks = find('timersOfKind', { kind: 'pickByClock' })
    const [next] = (await clocks.limit(1).get()).docs
    if (next === undefined) break
    const now = Date.now()
    const leftMs = next.data().dueAt - now
    if (leftMs > 0) {
      await wait(Math.min(maxPauseMs, leftMs))
      continue
    }
    const { docs } = await clocks.limit(atOnce).get()
    const due = docs.filter(timer => timer.data().dueAt <= now)
    const results = await Promise.all(due.map(timer => fire(timer, now)))
    fired += results.filter(Boolean).length
    failed += results.filter(result => !result).length
  }
  logs.jobRan('runDraftClocks', { fired, failed })
}

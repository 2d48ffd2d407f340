import { setTimeout as wait } from 'node:timers/promises'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { isClockRunning } from '@upper-bracket/shared/draft/turn'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type Change, onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { fire } from './fireTimers.ts'

/** Until the next run has begun, also if Cloud Scheduler is some seconds late. */
const watchMs = 65_000
/** A turn can be over no sooner than ten seconds after it has begun, so that each timer is seen in time. */
const maxPauseMs = 1000
const atOnce = 50
/** Less than the timeout of `watchDraftClock`, with time for the last timers. */
const maxWatchMs = 160_000

/**
 * Fires the timers of drafts at their deadline: `fireTimers` looks once a minute, and a captain's turn is shorter. It
 * ends at once if no draft has a clock; `watchDraftClock` bridges the minute in which one starts.
 */
export const runDraftClocks = onSchedule(
  { schedule: '* * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 120 },
  unlessPaused(() => watchDraftClocks(Date.now() + watchMs)),
)

/** Does what `runDraftClocks` does from the start of a clock until the next run. One watch of an instance serves all drafts. */
export const watchDraftClock = onDocumentWritten(
  {
    document: 'competitions/{competitionId}/drafts/{draftId}',
    region: functionsRegion,
    ...capacity.trigger,
    timeoutSeconds: 180,
  },
  unlessPaused(({ data }: { readonly data: Change<DocumentSnapshot> | undefined }) =>
    data !== undefined && startsClock(data as Change<DocumentSnapshot<Draft>>)
      ? watchHere(Date.now() + watchMs)
      : null,
  ),
)

function startsClock({ before, after }: Change<DocumentSnapshot<Draft>>): boolean {
  const [was, is] = [before.data(), after.data()]
  return is !== undefined && isClockRunning(is) && !(was !== undefined && isClockRunning(was))
}

interface Watch {
  end: number
  /** It is not extended further, because of the timeout of its function. */
  readonly lastEnd: number
  /** How often it was asked for: a timer can be newer than the last query. */
  requests: number
}

/** The last watch of this instance that was started by a clock; null once it is over. */
let current: Watch | null = null

/** Extends the running watch of this instance and returns at once, so that starts of clocks hold no invocations. */
async function watchHere(end: number): Promise<void> {
  if (current !== null && end <= current.lastEnd) {
    current.end = Math.max(current.end, end)
    current.requests += 1
    return
  }
  current = { end, lastEnd: Date.now() + maxWatchMs, requests: 1 }
  await keepWatch(current)
}

/** Fires the timers of drafts when they are due, until `end` or until there are none. Safe to run twice, even concurrently. */
export function watchDraftClocks(end: number): Promise<void> {
  return keepWatch({ end, lastEnd: end, requests: 1 })
}

async function keepWatch(watch: Watch): Promise<void> {
  let [fired, failed] = [0, 0]
  try {
    while (Date.now() < watch.end) {
      const { requests } = watch
      const clocks = find('timersOfKind', { kind: 'pickByClock' })
      const [next] = (await clocks.limit(1).get()).docs
      if (next === undefined && watch.requests === requests) break
      if (next === undefined) continue
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
  } finally {
    if (current === watch) current = null
  }
  logs.jobRan('runDraftClocks', { fired, failed })
}

import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { pauseMs } from '@upper-bracket/shared/notifications/delivery'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { notifyPlaces } from '../brackets/notifyPlaces.ts'
import { notifyUnreadMessages } from '../commentators/notifyUnreadMessages.ts'
import { remindOfRequest } from '../commentators/remindOfRequest.ts'
import { clearActiveCompetition } from '../competitions/clearActiveCompetition.ts'
import { openCheckIns, resumeMatchRooms } from '../matchRoom/bracketTimers.ts'
import {
  closeCheckIn,
  confirmUnansweredReport,
  openCheckIn,
  pickVetoStepAtRandom,
  warnOfCheckIn,
} from '../matchRoom/matchRoomTimers.ts'
import { notifyUnreadMatchMessages } from '../matchRoom/notifyUnreadMatchMessages.ts'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { logs } from '../platform/logs.ts'
import { copyProfile } from '../publicCopies/copyProfile.ts'
import { expireReadinessCheck } from '../readiness/expireReadinessCheck.ts'

/**
 * What each kind of timer does when it is due. A timer is bound to what it is about (a check's id, a revision): one
 * that fires late, twice, or after that has changed has no effect.
 */
const actions: { readonly [K in Timer['kind']]: (timer: Timer<K>) => Promise<void> } = {
  closeReadinessCheck: expireReadinessCheck,
  clearActiveCompetition,
  notifyPlaces,
  remindOfRequest,
  notifyUnreadMessages,
  openCheckIns,
  resumeMatchRooms,
  openCheckIn,
  warnOfCheckIn,
  closeCheckIn,
  confirmUnansweredReport,
  pickVetoStepAtRandom,
  notifyUnreadMatchMessages,
  copyProfile: ({ uid }) => copyProfile(uid),
}

/** About a day of attempts: what is repaired by then is late, but not lost. */
const maxAttempts = 70
const atOnce = 50
/** More than any minute brings; what is left waits for the next one. */
const maxPasses = 40

/** Fires the timers that are due. They are documents, so that none is lost when the functions are restarted. */
export const fireTimers = onSchedule(
  { schedule: '* * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 120 },
  () => fireDueTimers(Date.now()),
)

/** Fires the timers that are due at `now`, the longest due first. Safe to run twice, even concurrently. */
export async function fireDueTimers(now: number): Promise<void> {
  let [fired, failed] = [0, 0]
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const due = await find('dueTimers', { dueAt: now }).limit(atOnce).get()
    const results = await Promise.all(due.docs.map(timer => fire(timer, now)))
    fired += results.filter(Boolean).length
    failed += results.filter(result => !result).length
    if (due.size < atOnce) break
  }
  logs.jobRan('fireTimers', { fired, failed })
}

/**
 * A timer is deleted once it has been acted on, unless it has been set again meanwhile. One that fails is logged and tried again after a pause that grows, up to
 * `maxAttempts` times. Returns whether it succeeded.
 */
async function fire(read: QueryDocumentSnapshot<Timer>, now: number): Promise<boolean> {
  const { ref } = read
  const { failed, ...timer } = read.data()
  const unchanged = { lastUpdateTime: read.updateTime }
  const { attempts, firstDueAt } = { attempts: 0, firstDueAt: timer.dueAt, ...failed }
  try {
    await act({ ...timer, dueAt: firstDueAt })
    await ifUnchanged(ref.delete(unchanged))
    return true
  } catch (error) {
    const failedNow = { attempts: attempts + 1, firstDueAt }
    const isGivenUp = failedNow.attempts >= maxAttempts
    if (isGivenUp) logs.timerGivenUp(ref.path, { ...timer, dueAt: firstDueAt }, error)
    else logs.timerFailed(ref.path, error)
    const dueAt = now + pauseMs(failedNow.attempts, Math.random())
    await (isGivenUp ? ref.delete(unchanged) : ref.update({ dueAt, failed: failedNow }, unchanged)).catch(
      () => undefined,
    )
    return false
  }
}

async function ifUnchanged(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
}

function act<K extends Timer['kind']>(timer: Timer<K>): Promise<void> {
  return actions[timer.kind](timer)
}

import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { pauseMs } from '@upper-bracket/shared/notifications/delivery'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { closeStages } from '../brackets/closeStages.ts'
import { notifyPlaces } from '../brackets/notifyPlaces.ts'
import { notifyUnreadMessages } from '../commentators/notifyUnreadMessages.ts'
import { remindOfRequest } from '../commentators/remindOfRequest.ts'
import { clearActiveCompetition } from '../competitions/clearActiveCompetition.ts'
import { pickByClockTimer } from '../drafts/pickByClock.ts'
import { notifyOfClosing } from '../entry/notifyOfClosing.ts'
import { settleEntryQueue } from '../entry/settleEntryQueue.ts'
import { refillQueue } from '../live/refillQueue.ts'
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
import { notifyUnreadTeamMessages } from '../teams/notifyUnreadTeamMessages.ts'
import { keepDeadlines } from './keepDeadlines.ts'

/**
 * The action of each kind of timer. A timer is bound to the state that it refers to (a check's id, a revision), so that
 * one that fires late, twice, or after a change has no effect.
 */
const actions: { readonly [K in Timer['kind']]: (timer: Timer<K>) => Promise<void> } = {
  closeReadinessCheck: expireReadinessCheck,
  clearActiveCompetition,
  notifyPlaces,
  closeStages,
  remindOfRequest,
  notifyUnreadMessages,
  openCheckIns,
  refillQueue,
  resumeMatchRooms,
  openCheckIn,
  warnOfCheckIn,
  closeCheckIn,
  confirmUnansweredReport,
  pickVetoStepAtRandom,
  pickByClock: pickByClockTimer,
  notifyUnreadMatchMessages,
  notifyUnreadTeamMessages,
  settleEntryQueue: ({ competitionId }) => settleEntryQueue(competitionId),
  closeRegistration: notifyOfClosing,
  copyProfile: ({ uid }) => copyProfile(uid),
}

/** About a day of attempts: once the cause is repaired, the timer takes effect late but is not lost. */
const maxAttempts = 70
const atOnce = 50
/** Exceeds the number of timers in any minute; the rest waits for the next run. */
const maxPasses = 40

/** Fires the timers that are due. Timers are documents, so that none is lost when functions restart. */
export const fireTimers = onSchedule(
  { schedule: '* * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 120 },
  async () => {
    if (await keepDeadlines(Date.now())) await fireDueTimers(Date.now())
  },
)

/** Fires the timers that are due at `now`, the oldest first. Safe to run twice, even concurrently. */
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
 * Fires a timer and deletes it, unless it has been set again meanwhile. A timer that fails is logged and retried with
 * growing pauses, up to `maxAttempts` times. Returns whether it succeeded.
 */
export async function fire(read: QueryDocumentSnapshot<Timer>, now: number): Promise<boolean> {
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

import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { firestore } from '../platform/firebase.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'

/** The maximum of each kind per run; the rest waits for the next run. */
const maxPerRun = 500

/** The query of each figure in the log. */
const expired = {
  signInAttempts: 'expiredSignInAttempts',
  signInTickets: 'expiredSignInTickets',
  openidNonces: 'expiredOpenidNonces',
  telegramLinks: 'expiredTelegramLinks',
  accountDeletions: 'expiredAccountDeletions',
  rateLimits: 'expiredRateLimits',
} as const

/**
 * Deletes expired sign-in attempts, tickets, nonces, Telegram links and account deletions, and rate limits that are
 * full again.
 */
export const sweepSignIns = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job },
  () => sweepExpired(Date.now()),
)

/** Safe to run twice, even concurrently. */
export async function sweepExpired(now: number): Promise<void> {
  const figures = await Promise.all(
    Object.entries(expired).map(async ([name, query]) => [name, await sweep(query, now)]),
  )
  logs.jobRan('sweepSignIns', Object.fromEntries(figures))
}

/** Returns how many were deleted. */
async function sweep(query: (typeof expired)[keyof typeof expired], now: number): Promise<number> {
  const due = await find(query, { expiresAt: now }).limit(maxPerRun).get()
  const batch = firestore().batch()
  for (const { ref } of due.docs) batch.delete(ref)
  await batch.commit()
  return due.size
}

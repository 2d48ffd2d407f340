import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { deleteDue } from '../platform/deleteDue.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'

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
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => sweepExpired(Date.now())),
)

/** Safe to run twice, even concurrently. */
export async function sweepExpired(now: number): Promise<void> {
  const figures = await Promise.all(
    Object.entries(expired).map(async ([name, query]) => [
      name,
      await deleteDue(find(query, { expiresAt: now })),
    ]),
  )
  logs.jobRan('sweepSignIns', Object.fromEntries(figures))
}

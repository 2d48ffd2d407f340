import * as z from 'zod/mini'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { readinessMinutes } from '../readiness/readinessCheck.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal, second } from './rateLimits.ts'

const inCheck = { ...inCompetition, checkId: existingId }
const uids = z.array(existingId).check(z.minLength(1), z.maxLength(competitionLimits.players))

export const readinessCalls = {
  /** `replaces` is the id of the check that the caller saw last. */
  startReadinessCheck: callable<{ deadline: number }>()({
    input: z.strictObject({
      ...inCompetition,
      checkId: documentId,
      replaces: z.nullable(existingId),
      minutes: z.int().check(z.minimum(readinessMinutes.min), z.maximum(readinessMinutes.max)),
    }),
    errors: ['changed-meanwhile'],
    persistentRateLimit: personal({ burst: 60, refillMs: minute }),
  }),
  closeReadinessCheck: callable<Record<string, never>>()({
    input: z.strictObject(inCheck),
    errors: ['no-check-running'],
  }),
  confirmReadiness: callable<Record<string, never>>()({
    input: z.strictObject(inCheck),
    errors: ['not-in-competition', 'no-check-running', 'check-over'],
  }),
  confirmTeamReadiness: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCheck, teamId: existingId }),
    errors: ['no-check-running', 'check-over'],
  }),
  /** Confirms the readiness of players whom an organizer sees; those who have left are skipped. */
  confirmPlayersReadiness: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCheck, uids }),
    errors: ['no-check-running', 'check-over'],
    persistentRateLimit: personal({ burst: 300, refillMs: 10 * second }),
  }),
  /** Reminds players, except those who are ready or have left. Returns the number of reminders. */
  remindPlayers: callable<{ reminded: number }>()({
    input: z.strictObject({
      ...inCheck,
      uids,
    }),
    errors: ['no-check-running', 'check-over'],
    persistentRateLimit: personal({ burst: 300, refillMs: 10 * second }),
  }),
} as const

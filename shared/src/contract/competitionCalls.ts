import * as z from 'zod/mini'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { competitionSettings, inCompetition, liveLinks, newCompetitionSettings, revision } from './fields.ts'

/** Callables on competitions themselves and who takes part in them. */
export const competitionCalls = {
  createCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({
      competitionId: documentId,
      ...newCompetitionSettings.shape,
      /** The caller's competition whose banner is copied. */
      bannerOf: z.optional(existingId),
    }),
    errors: ['id-taken', 'date-in-past', 'date-too-far', 'deadline-after-start'],
  }),
  updateCompetition: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, changes: z.partial(competitionSettings) }),
    errors: [
      'changed-meanwhile',
      'format-locked',
      'foreign-picture',
      'date-in-past',
      'date-too-far',
      'deadline-after-start',
    ],
  }),
  /** With everything that belongs to it, and for good. */
  deleteCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [],
  }),
  /** Replaces them all. */
  setLiveLinks: callable<{ revision: number }>()({
    input: z.strictObject({ ...inCompetition, revision, links: liveLinks }),
    errors: ['changed-meanwhile', 'unsupported-broadcast'],
  }),
  /** Which match the broadcast shows; null: the first of those that are running. */
  showMatch: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      match: z.nullable(z.strictObject({ bracketId: existingId, matchId: existingId })),
    }),
    errors: [],
  }),
  joinCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: [
      'already-in-competition',
      'registration-closed',
      'competition-started',
      'competition-full',
      'rank-required',
      'telegram-required',
    ],
  }),
  leaveCompetition: callable<Record<string, never>>()({
    input: z.strictObject(inCompetition),
    errors: ['not-in-competition', 'competition-started'],
  }),
  removePlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-in-competition', 'competition-started'],
  }),
  /** Only players can be added this way: whoever does not take part is invited. */
  addAdministrator: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-in-competition', 'too-many-administrators'],
  }),
  /** Administrators may remove themselves. */
  removeAdministrator: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['last-owner'],
  }),
  /** To an administrator. The caller becomes an administrator. */
  handOver: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, uid: existingId }),
    errors: ['not-administrator'],
  }),
} as const

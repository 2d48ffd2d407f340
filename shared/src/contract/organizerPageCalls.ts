import * as z from 'zod/mini'
import { organizerPageFields } from '../organizerPage/organizerPage.ts'
import type { Announced } from '../organizerPage/showOnPage.ts'
import { existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition, revision } from './fields.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

export const organizerPageCalls = {
  /** Creates the caller's page with the revision 0, or changes it. */
  saveOrganizerPage: callable<{ revision: number }>()({
    input: z.strictObject({ ...organizerPageFields, revision }),
    errors: ['changed-meanwhile', 'address-reserved', 'address-taken', 'too-many-addresses'],
    rateLimit: rateLimits.account,
  }),
  /** Deletes the caller's page with its followers. Its addresses stay reserved for the account. */
  deleteOrganizerPage: callable<Record<string, never>>()({
    input: z.strictObject({}),
    errors: [],
    rateLimit: rateLimits.wholeAccount,
  }),
  /** Puts a competition on its owner's page or takes it off, and tells followers of one that is open. */
  showOnOrganizerPage: callable<{ announced: Announced }>()({
    input: z.strictObject({ ...inCompetition, shown: z.boolean() }),
    errors: ['no-organizer-page'],
  }),
  followOrganizer: callable<Record<string, never>>()({
    input: z.strictObject({ organizerUid: existingId, follows: z.boolean() }),
    errors: ['too-many-follows'],
    persistentRateLimit: personal({ burst: 100, refillMs: 5 * minute }),
  }),
} as const

import * as z from 'zod/mini'
import { guestUid } from '../guest/guest.ts'
import type { OwnGuest, OwnGuestKey } from '../transfer/ownGuest.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { rateLimits } from './rateLimits.ts'

export const ownGuestCalls = {
  /**
   * The guests with a Steam or Discord account that the caller has linked, in competitions without the caller; those
   * after a guest, if it is given. `next` is null at the end, and otherwise the guest after which others may follow.
   */
  findOwnGuests: callable<{ guests: readonly OwnGuest[]; next: OwnGuestKey | null }>()({
    input: z.strictObject({ after: z.exactOptional(z.strictObject({ ...inCompetition, guestUid })) }),
    permission: 'createCompetition',
    errors: [],
    rateLimit: rateLimits.wholeAccount,
  }),
  /** Takes the place of such a guest over, also in a competition that is over. */
  takeOverOwnGuest: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, guestUid }),
    permission: 'joinCompetition',
    errors: ['guest-gone', 'already-in-competition'],
    rateLimit: rateLimits.default,
  }),
} as const

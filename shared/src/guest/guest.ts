import * as z from 'zod/mini'
import { profileLimits } from '../profile/profileLimits.ts'
import { isNameMissing } from '../profile/publicName.ts'
import { singleLine } from '../text/singleLine.ts'

/** The uid of a player without an account, its 20 random characters made by the caller. No account has such a uid. */
export const guestUid = z.string().check(z.regex(/^guest-[A-Za-z0-9_-]{20}$/, { error: 'invalid-id' }))

/** A guest is called what a profile might be called, but never an e-mail address: the name is public. */
export const guestName = singleLine(1, profileLimits.displayNameMax).check(
  z.refine(name => !isNameMissing({ displayName: name }), { error: 'email-address' }),
)

/** How many guests, and teams of theirs, are added by one call. */
export const guestsAtOnce = 500

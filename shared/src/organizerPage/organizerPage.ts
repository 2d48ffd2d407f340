import * as z from 'zod/mini'
import { multiLine } from '../text/multiLine.ts'
import { safeAddress } from '../text/safeAddress.ts'
import { singleLine } from '../text/singleLine.ts'
import { organizerAddress } from './organizerAddress.ts'
import { organizerPageLimits } from './organizerPageLimits.ts'

/** The document `organizerPages/{uid}`, which everybody may read. Times are milliseconds since the epoch. */
export interface OrganizerPage {
  readonly address: string
  /** The current address and those that it replaced, oldest first. Competitions may name any of them. */
  readonly addresses: readonly string[]
  readonly name: string
  /** Markdown. */
  readonly description: string
  readonly links: readonly string[]
  /** Incremented with each change. */
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** The document `organizerPages/{organizerUid}/followers/{uid}`, which only its person and functions may read. */
export interface Follower {
  readonly uid: string
  readonly organizerUid: string
  /** Milliseconds since the epoch. */
  readonly followedAt: number
}

/** The document `organizerAddresses/{foldedAddress}`, which stays when the address is no longer used. */
export interface OrganizerAddress {
  /** The only account that may use the address; null once that account is deleted. */
  readonly uid: string | null
  /** As the account wrote it last. Without it, the id is such an address, too. */
  readonly address?: string
}

/** A link to a web page elsewhere. */
const link = z.pipe(
  z.string().check(z.maxLength(organizerPageLimits.linkMax)),
  z.pipe(
    z.transform((text: string) => safeAddress(text.trim()) ?? ''),
    z.string().check(z.regex(/^https:/, { error: 'invalid-link' })),
  ),
)

/** What a person writes on their page. */
export const organizerPageFields = {
  address: organizerAddress,
  name: singleLine(organizerPageLimits.nameMin, organizerPageLimits.nameMax),
  description: multiLine(organizerPageLimits.descriptionMax),
  links: z.array(link).check(z.maxLength(organizerPageLimits.links)),
}

export type OrganizerPageFields = Pick<OrganizerPage, keyof typeof organizerPageFields>

import type { AnnouncerService } from '../announcements/announcer.ts'
import type { Channel } from '../profile/channel.ts'

/** The ways out of the product: to people, to groups and channels, to programs. */
type HeldChannel = Channel | `${AnnouncerService}Channel` | 'webhook'

/**
 * The document `competitions/{id}/heldMessages/{messageId}`: a message that a demonstration shows to the visitor whose
 * copy it is, and does not send.
 */
export interface HeldMessage {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly channel: HeldChannel
  /** The name or address of the recipient; null if unknown. */
  readonly to: string | null
  /** Empty if the message has none. */
  readonly title: string
  /** In the markup of the channel. */
  readonly text: string
  /** The page that the message leads to; null if it leads to none. */
  readonly url: string | null
}

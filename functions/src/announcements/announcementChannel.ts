import type {
  AnnouncerSecret,
  AnnouncerService,
  BrokenReason,
} from '@upper-bracket/shared/announcements/announcer'

/** What a service says of a message. */
export type Delivered =
  | { readonly result: 'sent'; readonly messageId: string }
  /** The message that was to be edited has been deleted there. */
  | { readonly result: 'gone' }
  /** This message is never going to be taken; others may be. */
  | { readonly result: 'refused'; readonly reason: string }
  | { readonly result: 'too-fast'; readonly afterMs: number }
  | { readonly result: 'retry'; readonly reason: string }
  /** The group has another id from now on, and forgets its messages. */
  | { readonly result: 'moved'; readonly chatId: number }
  /** Nothing is ever going to be taken at this address. */
  | { readonly result: 'broken'; readonly reason: BrokenReason }

/** A service over which competitions are announced. It never throws for what the service or the network does. */
export interface AnnouncementChannel {
  /** From one message at an address to the next, so that the service need not refuse any. */
  readonly paceMs: number
  /** Posts a message, or edits the one with this id. `text` is in the service's own markup. */
  send(secret: AnnouncerSecret, text: string, messageId: string | null): Promise<Delivered>
}

export type AnnouncementChannels = Readonly<Record<AnnouncerService, AnnouncementChannel>>

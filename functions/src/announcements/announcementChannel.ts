import type {
  AnnouncerSecret,
  AnnouncerService,
  BrokenReason,
} from '@upper-bracket/shared/announcements/announcer'

/** The response of a service to a message. */
export type Delivered =
  | { readonly result: 'sent'; readonly messageId: string }
  /** The message to edit was deleted at the service. */
  | { readonly result: 'gone' }
  /** The service rejects this message permanently; others may succeed. */
  | { readonly result: 'refused'; readonly reason: string }
  | { readonly result: 'too-fast'; readonly afterMs: number }
  | { readonly result: 'retry'; readonly reason: string }
  /** The group has a new id, and its old messages cannot be edited. */
  | { readonly result: 'moved'; readonly chatId: number }
  /** The address is permanently unusable. */
  | { readonly result: 'broken'; readonly reason: BrokenReason }

/** A service for announcements. It never throws for errors of the service or the network. */
export interface AnnouncementChannel {
  /** The pause between two messages at an address, which keeps the service from rejecting any. */
  readonly paceMs: number
  /** Posts a message, or edits the one with this id. `text` is in the service's own markup. */
  send(secret: AnnouncerSecret, text: string, messageId: string | null): Promise<Delivered>
}

export type AnnouncementChannels = Readonly<Record<AnnouncerService, AnnouncementChannel>>

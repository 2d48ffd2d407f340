import type { Transfer } from './transferOf.ts'

/** An event in a list of those that can be imported. */
export interface ListedEvent {
  /** Unique within the list. */
  readonly key: string
  readonly name: string
  /** Milliseconds since the epoch; null until it is known. */
  readonly startDate: number | null
  /** Null until the event has been read. */
  readonly source: string | null
  readonly read: () => Promise<Transfer>
}

import type { BracketLogEntry } from '../bracket/commands/logEntry.ts'
import type { Deed } from './deed.ts'
import type { SettingsLogEntry } from './settingsLogEntry.ts'

/** The document `competitions/{id}/log/{entryId}`: what an organizer did. */
export type LogEntry = BracketLogEntry | SettingsLogEntry | DeedLogEntry

/** The organizer who acted, and when (milliseconds since the epoch, in UTC). */
interface Signature {
  readonly uid: string
  readonly at: number
}

export type DeedLogEntry = Signature &
  Deed & {
    /** Who is named in the entry: by this it is found when their account is deleted. */
    readonly personUid: string | null
    /** Likewise for the second person. Absent: nobody else is named. */
    readonly outgoingUid?: string
  }

export function deedLogEntry(signature: Signature, deed: Deed): DeedLogEntry {
  return {
    ...signature,
    ...deed,
    personUid: ('person' in deed && deed.person?.uid) || null,
    ...('outgoing' in deed && { outgoingUid: deed.outgoing.uid }),
  }
}

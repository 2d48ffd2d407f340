import type { BracketLogEntry } from '../bracket/commands/logEntry.ts'
import type { AuditAction } from './auditAction.ts'
import type { SettingsLogEntry } from './settingsLogEntry.ts'

/** The document `competitions/{id}/log/{entryId}`, which records an action of an organizer. */
export type LogEntry = BracketLogEntry | SettingsLogEntry | AuditEntry

/** The organizer who acted, and the time in milliseconds since the epoch (UTC). */
export interface Signature {
  readonly uid: string
  readonly at: number
  /** The name of the API key with which a program acted for the organizer. Absent if there was none. */
  readonly keyName?: string
}

export type AuditEntry = Signature &
  AuditAction & {
    /** The person named in the entry. Account deletion finds the entry by this field. */
    readonly personUid: string | null
    /** The second person named in the entry. Absent if there is none. */
    readonly outgoingUid?: string
  }

export function auditEntry(signature: Signature, auditAction: AuditAction): AuditEntry {
  return {
    ...signature,
    ...auditAction,
    personUid: ('person' in auditAction && auditAction.person?.uid) || null,
    ...('outgoing' in auditAction && { outgoingUid: auditAction.outgoing.uid }),
  }
}

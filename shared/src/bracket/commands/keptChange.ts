import type { CommandName } from './commandTable.ts'
import type { LoggedFacts } from './logEntry.ts'
import type { KeptFacts } from './keptFacts.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/changes/{entryId}`: what a command changed, so that it can be
 * taken back. It has the id of the command's log entry, if there is one.
 */
export interface KeptChange extends KeptFacts {
  /** The user who gave the command; null when a timer fired. */
  readonly uid: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly action: CommandName
  /** The match and the teams that the command applied to, as in the log. */
  readonly matchId: string | null
  readonly teamIds: readonly string[]
  /** What else the log tells of it. Absent in old changes. */
  readonly told?: LoggedFacts
  /** Whether it was taken back. */
  readonly takenBack: boolean
}

import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { stored } from '../../../testing/database.ts'

/** The log of a competition, in no order. */
export async function logOf({
  competitionId,
}: {
  readonly competitionId: string
}): Promise<readonly LogEntry[]> {
  const entries = await stored.newLogEntry(competitionId).parent.get()
  return entries.docs.map(entry => entry.data())
}

import type { LogDocument } from './logEndpoints.ts'

/** The result of a correction follows its reopening at once; a later one is a new result. */
const withinMs = 60_000

/**
 * A correction that changes the winner reopens the match and records the right result. Returns the entries, newest
 * first, with both steps as one corrected score.
 */
export function joinCorrections(entries: readonly LogDocument[]): readonly LogDocument[] {
  return entries.flatMap((entry, index) => {
    const newer = entries[index - 1]
    if (newer !== undefined && correction(newer, entry) !== null) return []
    const older = entries[index + 1]
    return (older === undefined ? null : correction(entry, older)) ?? entry
  })
}

function correction(result: LogDocument, reopening: LogDocument): LogDocument | null {
  if (result.action !== 'finishSeries' || reopening.action !== 'reopenMatch') return null
  const { matchId, uid, at } = result
  const isOne = reopening.matchId === matchId && reopening.uid === uid && at - reopening.at <= withinMs
  const after = result.changes.find(change => change.matchId === matchId)?.after
  if (!isOne || after === undefined) return null
  const changes = reopening.changes.map(change =>
    change.matchId === matchId ? { ...change, after } : change,
  )
  return { ...result, action: 'correctScore', changes }
}

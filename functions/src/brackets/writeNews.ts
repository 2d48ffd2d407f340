import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { dueTime } from '@upper-bracket/shared/matchDay/dueTime'
import { bracketNotifications } from '@upper-bracket/shared/notifications/bracketNotifications'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Writes an event for each match whose teams are to be told of a change that `byUid`, or nobody, made. */
export function writeNews(
  writes: CheckedWrites,
  { competitionId, bracketId }: BracketAddress,
  change: BracketChange,
  {
    byUid,
    at,
    competition,
  }: { readonly byUid: string | null; readonly at: number; readonly competition: Competition },
): void {
  for (const { kind, match, teamIds, facts } of bracketNotifications(change)) {
    // Its teams are asked to check in, which tells them as much.
    if (kind === 'matchReady' && competition.matchDay !== null && dueTime(match, competition) <= at) continue
    const event = outboxEvent(kind, {
      cause: [bracketId, match.id, match.revision],
      competition: { id: competitionId, name: competition.name },
      facts: { ...facts, bracketId, matchId: match.id },
      audience: { of: 'teams', teamIds },
      byUid,
      at,
    })
    writes.emit(event)
  }
}

import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { isRefilled } from '@upper-bracket/shared/live/broadcastQueue'

/** The timers that follow from other planned starts. */
export function planningTimers(
  competition: Competition,
  { competitionId, bracketId }: BracketAddress,
  now: number,
): readonly Timer[] {
  return [
    ...(competition.selfService === null ? [] : (['openCheckIns'] as const)),
    ...(isRefilled(competition) ? (['refillQueue'] as const) : []),
  ].map(kind => ({ kind, dueAt: now, competitionId, bracketId }))
}

import { feederOf, isOver, type Match, type Slot } from '@upper-bracket/shared/bracket/model/match'

/**
 * Whether an empty slot can only be filled by hand: it was cleared, and the match that would have filled it is over.
 * `matchById` returns matches in their current state.
 */
export function isFreeSlot(
  { teamId, closed, source }: Slot,
  matchById: (matchId: string) => Match | undefined,
): boolean {
  if (teamId !== null || closed) return false
  const feeder = feederOf(source)
  if (feeder === null) return source.from === 'seed'
  const feeding = matchById(feeder)
  return feeding !== undefined && isOver(feeding)
}

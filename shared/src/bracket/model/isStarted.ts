import { hasPlayedGame } from './advantage.ts'
import type { Match } from './match.ts'

/** Whether a match is neither running nor over, so that its start and its length can still be planned. */
export function hasNotBegun({ status }: Pick<Match, 'status'>): boolean {
  return status === 'waiting' || status === 'ready'
}

/**
 * Whether a match is running or has been played, so that it has a score or a result to lose. A match that was decided
 * by a disqualification before it started has none.
 */
export function isStarted(match: Match): boolean {
  const { status, slots } = match
  const endedByItself = slots.some(slot => slot.closed) && !hasPlayedGame(match)
  return status === 'running' || (status === 'finished' && !endedByItself)
}

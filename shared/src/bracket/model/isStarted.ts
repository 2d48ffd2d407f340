import type { Match } from './match.ts'

/**
 * Whether a match is running or has been played, so that it has a score or a result to lose. A match that was decided
 * by a disqualification before it started has none.
 */
export function isStarted({ status, slots, score }: Match): boolean {
  const endedByItself = slots.some(slot => slot.closed) && score.every(wins => wins === 0)
  return status === 'running' || (status === 'finished' && !endedByItself)
}

import type { Match } from './match.ts'

/**
 * Whether a match is running or has been played, so that a score or a result would be lost with it. One that ended by
 * itself, because of a disqualification before it had begun, has no result to lose.
 */
export function isStarted({ status, slots, score }: Match): boolean {
  const endedByItself = slots.some(slot => slot.closed) && score.every(wins => wins === 0)
  return status === 'running' || (status === 'finished' && !endedByItself)
}

import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Competition } from './competition.ts'

/**
 * Returns the entry to delete when a player leaves or is removed. This is possible until a bracket exists, even after
 * the deadline. After that, only players without a team can leave, so members need a substitute first.
 */
export function leaveCompetition(
  competition: Competition,
  player: Player | null,
): Outcome<Player, 'not-in-competition' | 'competition-started'> {
  if (player === null) return refuse('not-in-competition')
  const { status } = competition
  const isLate = status === 'finished' || (status === 'running' && player.teamId !== null)
  if (isLate) return refuse('competition-started')
  return accept(player)
}

import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Competition } from './competition.ts'

/**
 * Returns the entry to delete when a player leaves or is removed. Possible until a bracket exists, also after the
 * deadline; after that only without a team: members make room for a substitute first.
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

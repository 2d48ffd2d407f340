import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Competition } from './competition.ts'

/**
 * Returns the entry to delete when a player leaves or is removed. Possible until a bracket exists, also after the
 * deadline; after that, use a substitute.
 */
export function leaveCompetition(
  competition: Competition,
  player: Player | null,
): Outcome<Player, 'not-in-competition' | 'competition-started'> {
  if (player === null) return refuse('not-in-competition')
  if (competition.status !== 'registration') return refuse('competition-started')
  return accept(player)
}

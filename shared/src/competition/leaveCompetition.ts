import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Competition } from './competition.ts'

/**
 * The entry that goes when a player leaves or is removed: possible while registration lasts, also after the
 * deadline; once there is a bracket, a substitute is the way.
 */
export function leaveCompetition(
  competition: Competition,
  player: Player | null,
): Outcome<Player, 'not-in-competition' | 'competition-started'> {
  if (player === null) return refuse('not-in-competition')
  if (competition.status !== 'registration') return refuse('competition-started')
  return accept(player)
}

import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'

/** Marks a player who would be a captain in a draft, or takes the mark away. Returns the same entry if it is as wanted. */
export function volunteerAsCaptain(
  competition: Pick<Competition, 'status'>,
  player: Player,
  wanted: boolean,
): Outcome<Player, 'competition-started' | 'already-in-team'> {
  if ((player.wantsToCaptain ?? false) === wanted) return accept(player)
  const { wantsToCaptain: _, ...unmarked } = player
  if (!wanted) return accept(unmarked)
  if (competition.status !== 'registration') return refuse('competition-started')
  if (!hasNoTeam(player))
    return refuse('already-in-team', { teamId: player.teamId ?? player.substituteOf ?? '' })
  return accept({ ...unmarked, wantsToCaptain: true })
}

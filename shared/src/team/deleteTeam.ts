import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { withoutTeam } from './depart.ts'
import type { RosterChange } from './roster.ts'

/** Deletes a team; its players stay in the competition without one, except for those whom its captain has named. */
export function deleteTeam(
  competition: Pick<Competition, 'status'>,
  teamId: string,
  members: Iterable<Player>,
): Outcome<RosterChange, 'competition-started'> {
  if (competition.status !== 'registration') return refuse('competition-started')
  const players = new Map<string, Player | null>()
  for (const member of members) {
    if (member.teamId === teamId) players.set(member.uid, withoutTeam(member))
  }
  return accept({ teams: new Map([[teamId, null]]), players })
}

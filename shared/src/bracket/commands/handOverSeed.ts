import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Team } from '../../team/team.ts'
import { seedChanges } from '../creation/seedChanges.ts'
import type { Bracket } from '../model/bracket.ts'

/**
 * The seeds that change once `byTeamId` has replaced another team, which may have been deleted in the meantime.
 * Refused with `team-empty` if the new team has no players.
 */
export function handOverSeed(
  after: Bracket,
  { byTeamId }: { readonly byTeamId: string },
  teams: ReadonlyMap<string, Pick<Team, 'playerUids' | 'seed'>>,
): Outcome<ReadonlyMap<string, number | null>, 'not-found' | 'team-empty'> {
  const next = teams.get(byTeamId)
  if (next === undefined) return refuse('not-found', { document: 'team' })
  if (next.playerUids.length === 0) return refuse('team-empty')
  return accept(seedChanges(teams, after.shape.teamIds))
}

import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Team } from '../../team/team.ts'
import { seedChanges } from '../seeding/seedChanges.ts'
import type { Bracket } from '../model/bracket.ts'

/**
 * The seeds that change once a team has come into the bracket: `byTeamId` in place of `teamId`, which may have been
 * deleted in the meantime, otherwise `teamId` itself. Refused with `team-empty` if the new team has no players.
 */
export function handOverSeed(
  after: Bracket,
  { teamId = '', byTeamId = teamId }: { readonly teamId?: string; readonly byTeamId?: string },
  teams: ReadonlyMap<string, Pick<Team, 'playerUids' | 'seed'>>,
): Outcome<ReadonlyMap<string, number | null>, 'not-found' | 'team-empty'> {
  const next = teams.get(byTeamId)
  if (next === undefined) return refuse('not-found', { document: 'team' })
  if (next.playerUids.length === 0) return refuse('team-empty')
  return accept(seedChanges(teams, after.shape.teamIds))
}

/** The seed that a team loses when its late entry is taken back. */
export function giveUpSeed(
  after: Bracket,
  _: object,
  teams: ReadonlyMap<string, Pick<Team, 'seed'>>,
): Outcome<ReadonlyMap<string, number | null>, never> {
  return accept(seedChanges(teams, after.shape.teamIds))
}

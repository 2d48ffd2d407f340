import type { Team } from '../../team/team.ts'

/**
 * The teams whose stored seed differs from their place in `teamIds`, with the right seed. `teamIds` is in the order of
 * seeds of the competition's bracket; the seed of a team that is not in it is null.
 */
export function seedChanges(
  teams: ReadonlyMap<string, Pick<Team, 'seed'>>,
  teamIds: readonly string[],
): ReadonlyMap<string, number | null> {
  const seeds = new Map(teamIds.map((teamId, index) => [teamId, index + 1]))
  const changes = new Map<string, number | null>()
  for (const [teamId, team] of teams) {
    const seed = seeds.get(teamId) ?? null
    if (team.seed !== seed) changes.set(teamId, seed)
  }
  return changes
}

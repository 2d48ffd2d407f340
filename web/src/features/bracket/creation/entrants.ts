import type { TeamDocument } from '#documents/competition.ts'

/** The teams that a bracket would have: teams without players are left out. */
export function entrants(teams: readonly TeamDocument[]): readonly TeamDocument[] {
  return teams.filter(team => team.playerUids.length > 0)
}

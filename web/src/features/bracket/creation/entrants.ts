import type { TeamDocument } from '#documents/competition.ts'

/** The teams that a bracket would have: one without a player takes no part. */
export function entrants(teams: readonly TeamDocument[]): readonly TeamDocument[] {
  return teams.filter(team => team.playerUids.length > 0)
}

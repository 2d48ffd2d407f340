import type { Audience } from './outboxEvent.ts'

/**
 * Returns the ids of the teams that an event's notification names to somebody of `ownTeamId`: both teams of a match, but
 * of more than two addressed teams only the own one.
 */
export function namedTeamIds(audience: Audience, ownTeamId: string | null): readonly string[] {
  if (audience.of === 'organizers') return audience.teamIds ?? []
  if (audience.of !== 'teams') return []
  const { teamIds, matchTeamIds = teamIds } = audience
  return matchTeamIds.length === 2 || ownTeamId === null ? matchTeamIds : [ownTeamId]
}

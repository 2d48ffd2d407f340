/** What `matchRoomIdOf` has made a match room's id of; null for anything else. By position: ids of teams are chosen by callers. */
export function matchRoomTeams(
  matchRoomId: string,
): { readonly matchId: string; readonly teamIds: readonly [string, string] } | null {
  const [matchId, upper, lower, ...more] = matchRoomId.split('.')
  if (!matchId || !upper || !lower || more.length > 0) return null
  return { matchId, teamIds: [upper, lower] }
}

/**
 * Parses the id that `matchRoomIdOf` builds; null for other ids. It splits by position, because team ids are chosen by
 * callers.
 */
export function matchRoomTeams(
  matchRoomId: string,
): { readonly matchId: string; readonly teamIds: readonly [string, string] } | null {
  const [matchId, upper, lower, ...more] = matchRoomId.split('.')
  if (!matchId || !upper || !lower || more.length > 0) return null
  return { matchId, teamIds: [upper, lower] }
}

import type { Match } from '../model/match.ts'
import type { Connector } from './bracketLayout.ts'

/** Returns the lines along which the teams have advanced. Losers drop without a line, so all of these were won. */
export function connectorsOnPath(
  connectors: readonly Connector[],
  match: (matchId: string) => Match | undefined,
  teamIds: readonly string[],
): readonly Connector[] {
  const isIn = (matchId: string, team: string) => match(matchId)?.slots.some(({ teamId }) => teamId === team)
  return connectors.filter(({ from, to }) => teamIds.some(team => isIn(from, team) && isIn(to, team)))
}

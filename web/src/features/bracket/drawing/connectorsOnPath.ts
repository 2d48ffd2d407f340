import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'
import type { Connector } from '../layout/bracketLayout.ts'

/** The lines along which the teams have come. Who has lost goes on without a line, so these are all won. */
export function connectorsOnPath(
  bracket: Bracket,
  connectors: readonly Connector[],
  teamIds: readonly string[],
): readonly Connector[] {
  const steps = new Set(
    teamIds.flatMap(teamId => {
      const path = teamPath(bracket, teamId)
      return path.slice(1).map((match, index) => step(path[index]?.id, match.id))
    }),
  )
  return connectors.filter(({ from, to }) => steps.has(step(from, to)))
}

function step(from: string | undefined, to: string): string {
  return `${from} ${to}`
}

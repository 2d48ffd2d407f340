import { styled } from '@mui/material/styles'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'
import { memo, useMemo } from 'react'
import type { BracketLayout, Connector } from '../layout/bracketLayout.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useHighlightedTeams } from '../state/teamHighlight.ts'
import { type Area, drawnConnectors } from './drawnArea.ts'

interface ConnectorLinesProps {
  readonly layout: BracketLayout
  /** The visible part of the tree. */
  readonly area: Area
}

/** The connector lines of the tree; decorative, hidden from screen readers. */
export const ConnectorLines = memo(function ConnectorLines({ layout, area }: ConnectorLinesProps) {
  const { width, height } = layout
  const connectors = useMemo(() => drawnConnectors(layout.connectors, area), [layout, area])
  return (
    <Picture width={width} height={height} aria-hidden="true" focusable="false">
      <path className="line" d={joined(connectors)} />
      <HighlightedLines connectors={connectors} />
    </Picture>
  )
})

function HighlightedLines({ connectors }: { connectors: readonly Connector[] }) {
  const teamIds = useHighlightedTeams()
  return teamIds.length === 0 ? null : <PathLines connectors={connectors} teamIds={teamIds} />
}

function PathLines({
  connectors,
  teamIds,
}: {
  connectors: readonly Connector[]
  teamIds: readonly string[]
}) {
  const { shape } = useBracketScope()
  const matches = useMatches()
  const onPath = useMemo(
    () => connectorsOnPath(liveBracket(shape, matches), connectors, teamIds),
    [shape, matches, connectors, teamIds],
  )
  return <path className="line highlighted" d={joined(onPath)} />
}

function joined(connectors: readonly Connector[]): string {
  return connectors.map(({ path }) => path).join('')
}

/** Returns the lines along which the teams have advanced. Losers drop without a line, so all of these were won. */
function connectorsOnPath(
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

const Picture = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '.line': { fill: 'none', stroke: theme.vars.palette.background.frame, strokeWidth: 1.5 },
  '.highlighted': { stroke: theme.vars.palette.brand.main, strokeWidth: 2.5 },
}))

import { styled } from '@mui/material/styles'
import { memo, useMemo } from 'react'
import type { BracketLayout, Connector } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { connectorsOnPath } from '@upper-bracket/shared/bracket/drawing/connectorsOnPath'
import { useResults } from '../state/bracketScope.ts'
import { matchesById } from '../commands/liveBracket.ts'
import { useHighlightedTeams } from '../state/teamHighlight.ts'
import { type Area, drawnConnectors } from '@upper-bracket/shared/bracket/drawing/drawnArea'

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
  const matches = useResults()
  const onPath = useMemo(
    () => connectorsOnPath(connectors, id => matchesById(matches).get(id), teamIds),
    [matches, connectors, teamIds],
  )
  return <path className="line highlighted" d={joined(onPath)} />
}

function joined(connectors: readonly Connector[]): string {
  return connectors.map(({ path }) => path).join('')
}

const Picture = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '.line': { fill: 'none', stroke: theme.vars.palette.background.frame, strokeWidth: 1.5 },
  '.highlighted': { stroke: theme.vars.palette.brand.main, strokeWidth: 2.5 },
}))

import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { ConnectorLines } from '../drawing/ConnectorLines.tsx'
import { MatchCard } from '../drawing/MatchCard.tsx'
import type { BracketLayout, LayoutMetrics } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { withoutGroup } from '@upper-bracket/shared/wording/stageRounds'

interface PlainTreeProps {
  readonly layout: BracketLayout
  /** The metrics of the layout. */
  readonly metrics: LayoutMetrics
}

/** A small bracket as a whole, without zoom and gestures. */
export function PlainTree({ layout, metrics: { cardWidth, cardHeight } }: PlainTreeProps) {
  const { t } = useTranslation('bracket')
  const { width, height } = layout
  return (
    <Canvas style={{ width, height }}>
      <ConnectorLines layout={layout} area={{ left: 0, top: 0, right: width, bottom: height }} />
      {layout.rounds.map(({ round, x, y, matches }) => (
        <section key={`${round.section}-${round.round}`}>
          <h3 style={{ left: x, top: y, width: cardWidth }}>{roundName(t, withoutGroup(round.name))}</h3>
          <ol>
            {matches.map(match => (
              <li
                key={match.matchId}
                style={{ left: match.x, top: match.y, width: cardWidth, height: cardHeight }}
              >
                <MatchCard matchId={match.matchId} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Canvas>
  )
}

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  'h3, li': { position: 'absolute' },
  h3: { margin: 0, paddingTop: 12, fontSize: 14, color: theme.vars.palette.text.secondary },
}))

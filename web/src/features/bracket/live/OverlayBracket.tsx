import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '#ui/text/roundName.ts'
import { ConnectorLines } from '../drawing/ConnectorLines.tsx'
import { MatchCard } from '../drawing/MatchCard.tsx'
import { bracketLayout } from '../layout/bracketLayout.ts'
import { layoutMetrics as metrics } from '../layout/layoutMetrics.ts'
import { useBracketScope } from '../state/bracketScope.ts'

const margin = 24
/** The limit keeps a small bracket from filling the screen with giant cards. */
const largestScale = 1.5

/** The whole bracket, as large as the window allows. */
export function OverlayBracket() {
  const { t } = useTranslation('bracket')
  const { rounds } = useBracketScope()
  const layout = useMemo(() => bracketLayout(rounds, metrics), [rounds])
  const [width, height] = useWindowSize()
  const scale = Math.min(
    largestScale,
    (width - 2 * margin) / (layout.width + 2 * margin),
    (height - 2 * margin) / (layout.height + 2 * margin),
  )
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', height: '100vh' }}>
      <Panel style={{ width: layout.width, height: layout.height, zoom: scale }}>
        <ConnectorLines
          layout={layout}
          area={{ left: 0, top: 0, right: layout.width, bottom: layout.height }}
        />
        {layout.rounds.map(({ round, x, y, matches }) => (
          <section key={`${round.section}-${round.round}`}>
            <h2 style={{ left: x, top: y }}>{roundName(t, round.name)}</h2>
            {matches.map(match => (
              <div key={match.matchId} style={{ left: match.x, top: match.y }}>
                <MatchCard matchId={match.matchId} />
              </div>
            ))}
          </section>
        ))}
      </Panel>
    </Box>
  )
}

function useWindowSize(): readonly [width: number, height: number] {
  const size = useSyncExternalStore(onResize, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return [width, height]
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'content-box',
  padding: margin,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.default,
  'svg, h2, div': { position: 'absolute' },
  svg: { margin },
  h2: { margin, fontSize: 14, lineHeight: 1.5, fontWeight: 700, color: theme.vars.palette.text.secondary },
  div: { margin, width: metrics.cardWidth, height: metrics.cardHeight },
}))

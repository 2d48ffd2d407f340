import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { lazy, Suspense, useMemo } from 'react'
import { bracketLayout } from '../layout/bracketLayout.ts'
import { layoutMetrics as metrics } from '../layout/layoutMetrics.ts'
import { PlainTree } from '../stages/PlainTree.tsx'
import { roundsOfStage } from '../stages/stageRounds.ts'
import { useTableBracket } from '../stages/useTableBracket.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useWindowSize } from './useWindowSize.ts'

// Only brackets with tables or groups need their code.
const OverlayGroups = lazy(() => import('./OverlayGroups.tsx'))
const OverlaySwiss = lazy(() => import('./OverlaySwiss.tsx'))

const margin = 24
/** The limit keeps a small bracket from filling the screen with giant cards. */
const largestScale = 1.5

/** The stage that is being played, as large as the window allows. */
export default function OverlayBracket() {
  const { rounds } = useBracketScope()
  const stage = currentStage(useTableBracket())
  const own = useMemo(() => roundsOfStage(rounds, stage), [rounds, stage])
  if (stage.kind === 'single' || stage.kind === 'double') return <OverlayTree rounds={own} />
  return (
    <Suspense>
      {stage.kind === 'swiss' ? <OverlaySwiss stage={stage} /> : <OverlayGroups stage={stage} rounds={own} />}
    </Suspense>
  )
}

function OverlayTree({ rounds }: { rounds: readonly BracketRound[] }) {
  const layout = useMemo(() => bracketLayout(rounds, metrics), [rounds])
  const [width, height] = useWindowSize()
  const scale = Math.min(
    largestScale,
    (width - 2 * margin) / (layout.width + 2 * margin),
    (height - 2 * margin) / (layout.height + 2 * margin),
  )
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', height: '100vh' }}>
      <Panel style={{ zoom: scale }}>
        <PlainTree layout={layout} metrics={metrics} />
      </Panel>
    </Box>
  )
}

const Panel = styled('div')(({ theme }) => ({
  padding: margin,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.default,
}))

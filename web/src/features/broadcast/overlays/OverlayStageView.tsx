import { drawsRounds, isElimination } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { lazy, Suspense, useMemo } from 'react'
import { roundsOfStage } from '@upper-bracket/shared/wording/stageRounds'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { OverlayTree } from './OverlayTree.tsx'

// Only brackets with tables or groups need their code.
const OverlayGroups = lazy(() => import('./OverlayGroups.tsx'))
const OverlaySwiss = lazy(() => import('./OverlaySwiss.tsx'))

/** A stage in the form of its kind, as large as the stage of the overlay allows. */
export function OverlayStageView({ stage }: { stage: Stage }) {
  const { rounds } = useBracketScope()
  const own = useMemo(() => roundsOfStage(rounds, stage), [rounds, stage])
  if (isElimination(stage)) return <OverlayTree rounds={own} />
  return (
    <Suspense>
      {drawsRounds(stage) ? <OverlaySwiss stage={stage} /> : <OverlayGroups stage={stage} rounds={own} />}
    </Suspense>
  )
}

import { isElimination } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { OverlayStageView } from './OverlayStageView.tsx'

/** The groups or the Swiss board: of the current stage, or the latest ones before it. */
export default function OverlayTable() {
  const bracket = useTableBracket()
  const { stages } = bracket.shape
  const played = stages.slice(0, stages.indexOf(currentStage(bracket)) + 1)
  const stage = played.reverse().find(each => !isElimination(each))
  return stage === undefined ? null : <OverlayStageView stage={stage} />
}

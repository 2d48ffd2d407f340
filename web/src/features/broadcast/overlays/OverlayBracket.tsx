import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { OverlayStageView } from './OverlayStageView.tsx'

/** The stage that is being played. */
export default function OverlayBracket() {
  return <OverlayStageView stage={currentStage(useTableBracket())} />
}

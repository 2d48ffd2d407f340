import { settleStages } from '@upper-bracket/shared/bracket/stages/settleStages'
import { ConsequenceList, type ConsequenceListProps } from './ConsequenceList.tsx'

/** What follows from the decision of a match in its stage and in others. */
export default function StagedConsequences({ before, change, ...props }: ConsequenceListProps) {
  const settled = settleStages(before, change, { cascade: false })
  return <ConsequenceList {...props} before={before} change={settled.ok ? settled.value : change} />
}

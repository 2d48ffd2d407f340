import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import type { TeamProspect } from '@upper-bracket/shared/bracket/prospects/prospect'
import { stageProspects } from '@upper-bracket/shared/bracket/prospects/stageProspects'
import { useDeferredValue, useMemo } from 'react'
import { useTableBracket } from '../state/useTableBracket.ts'

/** Returns what is certain about the teams of a group, by their ids. Scores of running matches do not change it. */
export function useStageProspects(stage: Stage, group: number): ReadonlyMap<string, TeamProspect> {
  // A large group takes a while: what is typed or tapped comes first.
  const bracket = useDeferredValue(useTableBracket())
  return useMemo(
    () => new Map(stageProspects(bracket, stage, group).map(prospect => [prospect.teamId, prospect])),
    [bracket, stage, group],
  )
}

import type { GroupMethod, Groups } from '@upper-bracket/shared/bracket/seeding/groupEntrants'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { useState } from 'react'
import { isUneven, mergedGroups, movedToGroup } from './manualGroups.ts'

export type GroupingMethod = GroupMethod | 'manual'

/** Manages how the teams, which are given in the order of seeds, get into the groups of the first stage. */
export function useGrouping(stage: StagePlan | undefined, teamIds: readonly string[]) {
  const [method, setMethod] = useState<GroupingMethod>('snake')
  const [chosen, setApart] = useState<readonly string[]>([])
  const [byHand, setByHand] = useState<Groups>([])
  const count = stage?.groups ?? 1
  // The plan has another number of groups since they were made by hand.
  const current = method === 'manual' && byHand.length !== count ? 'snake' : method
  const manual = current === 'manual' ? mergedGroups(byHand, teamIds) : null
  const apart = chosen.filter(id => teamIds.includes(id))
  return {
    /** The number of groups; 1 if there is nothing to choose. */
    count,
    method: current,
    /** Groups by hand start with the groups shown. */
    setMethod: (wanted: GroupingMethod, shown: Groups) => {
      if (wanted === 'manual') setByHand(shown)
      setMethod(wanted)
    },
    /** The groups made by hand; null if a method makes them. */
    manual,
    move: (teamId: string, group: number) =>
      setByHand(movedToGroup(manual ?? [], { teamId, group, order: teamIds })),
    /** The ids of the teams of which no two may be in the same group. */
    apart,
    setApart,
    isUneven: manual !== null && isUneven(manual),
    /** Whether the groups would be refused. */
    isRefused:
      manual === null
        ? count > 1 && apart.length > count
        : isUneven(manual) || manual.some(group => group.filter(id => apart.includes(id)).length > 1),
    /** The part of the call; absent if there are no groups. */
    request: {
      ...(count > 1 && {
        grouping: {
          method: current,
          ...(manual !== null && { groups: manual.map(group => [...group]) }),
          apart: apart.length > 1 ? [[...apart]] : [],
        },
      }),
    },
  }
}

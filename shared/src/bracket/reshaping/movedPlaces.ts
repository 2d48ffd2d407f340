import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { groupTable } from '../stages/groupTable.ts'
import type { PlaceRange } from '../tables/stageTable.ts'

interface MovedPlace {
  readonly teamId: string
  readonly stage: string
  readonly from: PlaceRange
  readonly to: PlaceRange
}

/** The teams whose place in their table is another one after a change. */
export function movedPlaces(before: Bracket, after: Bracket): readonly MovedPlace[] {
  return before.shape.stages.flatMap(stage => {
    const other = after.shape.stages.find(({ key }) => key === stage.key)
    if (!hasTable(stage) || other === undefined || !hasTable(other)) return []
    return stage.groups.flatMap((_, group) => {
      const places = new Map(
        groupTable(after, other, group).map(({ record, place }) => [record.teamId, place]),
      )
      return groupTable(before, stage, group).flatMap(({ record: { teamId }, place: from }) => {
        const to = places.get(teamId)
        const isSame = to === undefined || (to.best === from.best && to.worst === from.worst)
        return isSame ? [] : [{ teamId, stage: stage.key, from, to }]
      })
    })
  })
}

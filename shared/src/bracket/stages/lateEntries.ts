import type { Bracket } from '../model/bracket.ts'
import type { LateEntry, Stage } from '../model/stage.ts'

/** The teams that have entered a stage late. */
export function lateEntries(
  { shape }: Pick<Bracket, 'shape'>,
  { groups }: Pick<Stage, 'groups'>,
): ReadonlyMap<string, LateEntry> {
  return new Map(
    groups.flatMap(({ entrants }) =>
      entrants.flatMap(entrant => {
        const teamId = entrant.from === 'seed' ? shape.teamIds[entrant.seed - 1] : undefined
        return entrant.from === 'seed' && entrant.late && teamId !== undefined
          ? [[teamId, entrant.late] as const]
          : []
      }),
    ),
  )
}

import { planKindOf } from './stageKinds/stageKinds.ts'
import type { StageNote } from './stageKinds/stageOption.ts'
import { advanceLower, bestOfNext, type FormatChoice, positionsOf, teamsOfNext } from './stagePlan.ts'

/** A consequence of a format that can be played, but that an organizer may not expect. */
export type FormatNote =
  /** Some groups have one team more, and so more matches. */
  | { readonly kind: 'uneven-groups'; readonly stage: number }
  /** The best of the next place are compared across groups of different sizes. */
  | { readonly kind: 'uneven-best'; readonly stage: number }
  | { readonly kind: StageNote; readonly stage: number }
  /** The number of teams that pass over the first round of the elimination. */
  | { readonly kind: 'byes'; readonly stage: number; readonly byes: number }

/**
 * What follows from a format for a number of teams that can play it. The elimination has the index after all stages.
 */
export function formatNotes(choice: FormatChoice, teams: number): readonly FormatNote[] {
  const notes: FormatNote[] = []
  let entrants = teams
  let lower = 0
  for (const [plan, position] of positionsOf(choice, teams)) {
    const { index: stage } = position
    if (position.entrants % plan.groups !== 0)
      notes.push({ kind: bestOfNext(plan) > 0 ? 'uneven-best' : 'uneven-groups', stage })
    notes.push(
      ...planKindOf(plan)
        .notes(plan, position)
        .map(kind => ({ kind, stage })),
    )
    entrants = teamsOfNext(plan)
    lower = plan.groups * advanceLower(plan)
  }
  const slots = 2 ** Math.ceil(Math.log2(entrants))
  // Where at most half of the slots of the lower side are taken, its teams enter with the losers of the upper side.
  const byes = slots - entrants + (lower > slots / 2 ? slots - lower : 0)
  if (choice.format !== 'table' && byes > 0) notes.push({ kind: 'byes', stage: choice.stages.length, byes })
  return notes
}

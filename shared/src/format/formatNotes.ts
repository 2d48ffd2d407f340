import type { FormatChoice } from './formatTemplates.ts'
import { advanceLower, advancingTeams, bestOfNext } from './stagePlan.ts'
import { valveEven } from './valveSwiss.ts'

/** A consequence of a format that can be played, but that an organizer may not expect. */
export type FormatNote =
  /** Some groups have one team more, and so more matches. */
  | { readonly kind: 'uneven-groups'; readonly stage: number }
  /** The best of the next place are compared across groups of different sizes. */
  | { readonly kind: 'uneven-best'; readonly stage: number }
  /** In each round one team has no opponent. */
  | { readonly kind: 'odd-swiss'; readonly stage: number }
  /** So many rounds may not be possible without rematches. */
  | { readonly kind: 'many-rounds'; readonly stage: number }
  /** So many rounds give a team a second bye. */
  | { readonly kind: 'second-bye'; readonly stage: number }
  /** Teams with different records meet in the later rounds, and then some meet again. */
  | { readonly kind: 'uneven-records'; readonly stage: number }
  /** So few rounds leave several teams without a loss. */
  | { readonly kind: 'few-rounds'; readonly stage: number }
  /** The number of teams that pass over the first round of the elimination. */
  | { readonly kind: 'byes'; readonly stage: number; readonly byes: number }

/**
 * What follows from a format for a number of teams that can play it. The elimination has the index after all stages.
 */
export function formatNotes({ format, stages }: FormatChoice, teams: number): readonly FormatNote[] {
  const notes: FormatNote[] = []
  let entrants = teams
  let lower = 0
  for (const [stage, plan] of stages.entries()) {
    const isUneven = entrants % plan.groups !== 0
    if (isUneven && bestOfNext(plan) > 0) notes.push({ kind: 'uneven-best', stage })
    else if (isUneven) notes.push({ kind: 'uneven-groups', stage })
    if (plan.kind === 'swiss' && plan.pairing === 'valve' && entrants % valveEven !== 0)
      notes.push({ kind: 'uneven-records', stage })
    if (plan.kind === 'swiss' && plan.pairing !== 'valve') {
      if (entrants % 2 === 1) notes.push({ kind: 'odd-swiss', stage })
      if (plan.rounds > roundsWithoutRematch(entrants)) notes.push({ kind: 'many-rounds', stage })
      if (entrants % 2 === 1 && plan.rounds > entrants) notes.push({ kind: 'second-bye', stage })
      const isLast = format === 'table' && stage === stages.length - 1
      if (isLast && 2 ** plan.rounds < entrants) notes.push({ kind: 'few-rounds', stage })
    }
    entrants = advancingTeams(plan)
    lower = plan.groups * advanceLower(plan)
  }
  const slots = 2 ** Math.ceil(Math.log2(entrants))
  // Where at most half of the slots of the lower side are taken, its teams enter with the losers of the upper side.
  const byes = slots - entrants + (lower > slots / 2 ? slots - lower : 0)
  if (format !== 'table' && byes > 0) notes.push({ kind: 'byes', stage: stages.length, byes })
  return notes
}

/**
 * The number of Swiss rounds that have no rematch whatever the results: a round can be paired without one if each of
 * the teams that play has met less than half of them (Dirac 1952). If the number of teams is odd, one of them has the
 * bye.
 */
function roundsWithoutRematch(teams: number): number {
  return Math.floor(teams / 2)
}

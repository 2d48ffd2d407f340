import * as z from 'zod/mini'

/**
 * The document `operation/limits`, which exists only while the operation is paused. Creating it by hand pauses too,
 * deleting it resumes.
 */
export interface Pause {
  /** Milliseconds since the epoch. */
  readonly since: number
  /** The month whose costs paused it; absent if it was paused by hand. */
  readonly month?: number
  /** Only in `operation/deadlines`: when the pause was over. */
  readonly until?: number
}

/** What a month has cost so far. */
export interface Spending {
  /** When the month begins in the budget's time zone, in milliseconds since the epoch. */
  readonly month: number
  /** The highest costs reported in the month, in the currency of the budget. */
  readonly cost: number
  /** The amount of the budget. */
  readonly ceiling: number
  /** The costs up to which the operator has resumed; 0 while the ceiling alone applies. */
  readonly resumedUpTo: number
  /** Whether the ceiling, and not only the operator, has paused the operation, so that a deleted pause means resuming. */
  readonly hasPaused?: boolean
}

/** The message of a budget, as Google publishes it several times a day (schema version 1.0). */
export const budgetNotification = z.object({
  budgetDisplayName: z.string(),
  costAmount: z.number().check(z.nonnegative()),
  costIntervalStart: z.iso.datetime({ offset: true }),
  budgetAmount: z.number().check(z.positive()),
})

export type BudgetNotification = z.output<typeof budgetNotification>

/** The topic to which the budget publishes. */
export const budgetTopic = 'budget'

/** The name of a project's budget. Another project of the same billing account has another one. */
export const budgetName = (project: string) => `Upper Bracket, ${project}`

interface Operation {
  readonly spending: Spending | null
  readonly pause: Pause | null
}

/**
 * Returns the operation after a notification, which may arrive twice, late or after a newer one; null if it is about
 * another month or budget. Costs at the ceiling pause; another month, or a higher budget, resumes. If the operator has
 * deleted the pause, the next multiple of the ceiling pauses again, or a higher budget. A pause by hand stays one.
 */
export function afterNotification(
  { spending, pause }: Operation,
  notification: BudgetNotification,
  { project, now }: { readonly project: string; readonly now: number },
): (Operation & { readonly spending: Spending }) | null {
  const { budgetDisplayName, costAmount, costIntervalStart, budgetAmount: ceiling } = notification
  const [month, end] = intervalFrom(costIntervalStart)
  if (budgetDisplayName !== budgetName(project) || now < month || now >= end) return null
  if (spending !== null && spending.month > month) return null
  const before = spending?.month === month ? spending : null
  const isResumed = before?.hasPaused === true && pause?.month === undefined
  const kept = isResumed ? nextMultiple(before) : (before?.resumedUpTo ?? 0)
  const resumedUpTo = before !== null && ceiling > before.ceiling ? 0 : kept
  const reached = { month, cost: Math.max(before?.cost ?? 0, costAmount), ceiling, resumedUpTo }
  const isCeilings = isOver(reached) && (pause === null || pause.month !== undefined)
  const after = { ...reached, hasPaused: isCeilings }
  if (isCeilings) return { spending: after, pause: pause ?? { since: now, month } }
  return { spending: after, pause: pause?.month === undefined ? pause : null }
}

function isOver({ cost, ceiling, resumedUpTo }: Spending): boolean {
  return cost >= Math.max(ceiling, resumedUpTo)
}

function nextMultiple({ cost, ceiling }: Spending): number {
  return ceiling * (Math.floor(cost / ceiling) + 1)
}

function intervalFrom(start: string): readonly [start: number, end: number] {
  // biome-ignore lint/style/noRestrictedGlobals: it reads the given time and no clock
  const date = new Date(start)
  return [date.getTime(), date.setUTCMonth(date.getUTCMonth() + 1)]
}

/** How a competition ends: in an elimination, or with the table of its last stage. */
export const competitionFormats = ['single', 'double', 'table'] as const
export type CompetitionFormat = (typeof competitionFormats)[number]

export const grandFinals = ['single', 'reset', 'advantage'] as const
/**
 * `reset`: if the team from the lower bracket wins the final, a second final decides. `advantage`: the team from the upper
 * bracket starts the final at 1:0.
 */
export type GrandFinal = (typeof grandFinals)[number]

/** Whether the team from the upper bracket is given the first game of the final. */
export function isFinalAhead(format: string, grandFinal: GrandFinal | undefined): boolean {
  return format === 'double' && grandFinal === 'advantage'
}

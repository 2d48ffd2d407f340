import type { FormatTemplate } from './formatTemplates.ts'
import { advanceLower, type FormatChoice, invitedTeams } from './stagePlan.ts'

/** The template that a choice is made from: its kinds of stages decide. */
export function templateOf({ format, stages = [] }: FormatChoice): FormatTemplate {
  // A cached list of competitions may date from before stages.
  const [first] = stages
  if (first === undefined) return format === 'double' ? 'double' : 'single'
  if (first.kind === 'swiss' && invitedTeams({ format, stages }) > 0) return 'major'
  if (first.kind !== 'round-robin') return first.kind
  if (advanceLower(first) > 0) return 'bothSides'
  return format === 'table' ? 'league' : 'groups'
}

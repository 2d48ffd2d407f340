import type { StageOption } from './stageOption.ts'

/**
 * What happens to the matches of a team that withdraws. `annul`: they count for nobody. `annul-before-half`: the same if
 * it has played less than half of them. `walkovers`, and otherwise: its results stand, and the opponents win the rest.
 */
const withdrawalRules = ['annul-before-half', 'walkovers', 'annul'] as const
export type WithdrawalRule = (typeof withdrawalRules)[number]

/** The option, apart from the rows of all kinds, which a page of a bracket does without. */
export const withdrawals = {
  control: 'choice',
  choices: withdrawalRules,
  default: 'annul-before-half',
  inStage: true,
} as const satisfies StageOption

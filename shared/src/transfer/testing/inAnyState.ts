import type { CommandName } from '../../bracket/commands/commandTable.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { given } from '../../bracket/testing/playRandomStages.ts'
import { randomStageCommand } from '../../bracket/testing/randomStageCommand.ts'
import { chance } from '../../random/chance.ts'

/** The bracket after random commands, some of which are refused. Those in `without` are left out. */
export function inAnyState(
  start: Bracket,
  { luck, steps, without = [] }: { luck: number; steps: number; without?: readonly CommandName[] },
): Bracket {
  const below = chance(luck)
  let bracket = start
  for (let step = 0; step < steps; step += 1) {
    const { name, fields } = randomStageCommand(bracket, below, { isByHand: false })
    if (without.includes(name)) continue
    const outcome = given(bracket, name, fields)
    if (outcome.ok) bracket = outcome.value.bracket
  }
  return bracket
}

import { accept, type Outcome } from '../../errors/outcome.ts'
import { commandTable } from '../commands/commandTable.ts'
import type { Step } from '../commands/stepsBack.ts'
import type { Bracket } from '../model/bracket.ts'

/** Carries out commands one after the other, or returns the first refusal. */
export function afterSteps(bracket: Bracket, steps: readonly Step[]): Outcome<Bracket> {
  return steps.reduce<Outcome<Bracket>>((before, { name, input }) => {
    if (!before.ok) return before
    const outcome = commandTable[name].apply(before.value, input as never)
    return outcome.ok ? accept(outcome.value.bracket) : outcome
  }, accept(bracket))
}

import { accept, type Outcome } from '../../errors/outcome.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { withListedWithdrawals } from '../model/withdrawals.ts'
import { lastStage, stageOf } from '../rounds/stageOf.ts'
import { closeStages, merged } from '../stages/settleStages.ts'
import type { Extent } from './bracketCommand.ts'
import { type CommandError, type CommandInput, type CommandName, commandTable } from './commandTable.ts'
import { isPredicted, predictedCommands } from './predictedCommands.ts'
import type { KeptFacts } from './keptFacts.ts'
import type { TakenChange } from './takeBack.ts'

/** Applies a command together with what follows from it in other stages. `kept` are the changes that it takes back. */
export function applyCommand<N extends CommandName>(
  name: N,
  bracket: Bracket,
  input: CommandInput<N>,
  kept: readonly TakenChange[] = [],
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  return commandTable[name].apply(bracket, input, kept)
}

/**
 * Applies a command to a bracket as it is stored. A command that reads a part of it changes no other stage: what follows
 * from its result is left to `closeStages`. Before any other command, what is over is closed, so that everything is as if
 * each result had been followed by its consequences at once.
 */
export function applyToStored<N extends CommandName>(
  name: N,
  stored: Bracket,
  input: CommandInput<N>,
  { extent, kept = [] }: { readonly extent: Extent; readonly kept?: readonly TakenChange[] },
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  // A match has to be as the change left it. What is over is closed afterwards.
  if (kept.length > 0) return applyCommand(name, stored, input, kept)
  if (extent !== 'whole' && isPredicted(name)) {
    const own = predictedCommands[name].apply(stored, input as never)
    return own as Outcome<BracketChange, CommandError<N>>
  }
  const closed = closeStages(stored)
  if (!closed.ok) return applyCommand(name, withListedWithdrawals(stored), input)
  const outcome = applyCommand(name, closed.value.bracket, input)
  return outcome.ok ? accept(merged(closed.value, outcome.value)) : outcome
}

/** How much of the bracket a command has to read. `kept` are the changes that it takes back. */
export function extentOf<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  shape: BracketShape,
  match: Match | null,
  kept: readonly KeptFacts[] = [],
): Extent {
  const { reads } = commandTable[name]
  const extent = typeof reads === 'function' ? reads(input, kept) : reads
  if (extent !== 'by-stage') return extent
  const stage = match && stageOf(shape, match)
  return stage === null || hasTable(stage) || stage !== lastStage(shape) ? 'whole' : 'fed'
}

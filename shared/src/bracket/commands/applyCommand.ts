import type { Outcome } from '../../errors/outcome.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { lastStage, stageOf } from '../rounds/stageOf.ts'
import type { Extent } from './bracketCommand.ts'
import { type CommandError, type CommandInput, type CommandName, commandTable } from './commandTable.ts'

/** Applies a command together with what follows from it in other stages. */
export function applyCommand<N extends CommandName>(
  name: N,
  bracket: Bracket,
  input: CommandInput<N>,
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  return commandTable[name].apply(bracket, input)
}

/** How much of the bracket a command has to read: all of it if its result counts in a table or for another stage. */
export function extentOf<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  shape: BracketShape,
  match: Match | null,
): Extent {
  const { reads } = commandTable[name]
  const extent = typeof reads === 'function' ? reads(input) : reads
  if (extent === 'match' || match === null) return extent
  const stage = stageOf(shape, match)
  return hasTable(stage) || stage !== lastStage(shape) ? 'whole' : extent
}

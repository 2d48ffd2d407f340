import { applyToStored, extentOf } from '../commands/applyCommand.ts'
import type { CommandInput, CommandName } from '../commands/commandTable.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { closeStages } from '../stages/settleStages.ts'
import { changedMatches } from './changedMatches.ts'
import { neededPart } from './neededPart.ts'
import type { RandomCommand } from './randomStageCommand.ts'

/** Applies a command to what the server reads for it; null if it is refused. */
export function recorded(bracket: Bracket, { name, fields }: RandomCommand) {
  const input = inputOf(fields)
  const match = bracket.matches.get(fields.matchId) ?? null
  const extent = extentOf(name, input, bracket.shape, match)
  const isPart = extent !== 'whole' && match !== null
  const part = isPart
    ? neededPart({ before: bracket, matchId: match.id }, { nobodyAdvances: extent === 'fed-by-nobody' })
    : bracket
  const outcome = applyToStored(name, part, input, { extent })
  return outcome.ok ? { change: outcome.value, isPart } : null
}

function inputOf(fields: object): CommandInput<CommandName> {
  const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
  return { ...defaults, ...fields } as never
}

/** The bracket with a change of a part of it. */
export function withChanges({ matches }: Bracket, change: BracketChange): Bracket {
  return {
    shape: change.bracket.shape,
    matches: PagedMatches.from(matches).with(changedMatches(change)),
  }
}

/** Closes what is over. */
export function closed(bracket: Bracket): BracketChange {
  const outcome = closeStages(bracket)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

import { accept, type Outcome, type Refusal, refuse } from '../../errors/outcome.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { lastStage, stageOf } from '../rounds/stageOf.ts'
import { closeStages, merged, settleStages } from '../stages/settleStages.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { pairingBasis, pairingOf, publishedRound } from '../stages/swissRounds.ts'
import type { CommandTarget, Extent } from './bracketCommand.ts'
import { type CommandError, type CommandInput, type CommandName, commandTable } from './commandTable.ts'
import { decideTie, withReplacedTies } from './decideTie.ts'
import { cancelLateEntry, enterLate } from './enterLate.ts'
import { draws, publishRound, swissStage } from './publishRound.ts'
import { reopeningBasis } from './reopenMatch.ts'
import { undoneMatches } from './undoneMatch.ts'

/**
 * Applies a command together with what follows from it in other stages. A page that predicts a command applies the row
 * of the table alone: the rest arrives with the documents.
 */
export function applyCommand<N extends CommandName>(
  name: N,
  bracket: Bracket,
  input: CommandInput<N>,
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  const outcome = applied(name, bracket, input)
  const isCorrection = name === 'correctScore' || name === 'reopenMatch'
  if (outcome.ok || outcome.code !== 'next-match-started' || !isCorrection) return outcome
  // The refusal names the matches of all stages whose results would be lost.
  const all = applied(name, bracket, { ...input, preview: true })
  if (!all.ok) return all
  const { matchId = '' }: CommandTarget = input
  const lost = undoneMatches(all.value, matchId).filter(({ started }) => started)
  return { ...outcome, facts: { matches: lost.map(each => each.matchId) } }
}

function applied<N extends CommandName>(
  name: N,
  bracket: Bracket,
  input: CommandInput<N>,
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  const outcome = commandTable[name].apply(bracket, input)
  if (!outcome.ok) return outcome
  const { cascade = false, preview = false }: CommandTarget = input
  const change = inTables(name, bracket, input, outcome.value) ?? outcome
  if (!change.ok) return change as Refusal<CommandError<N>>
  const settled = settleStages(bracket, change.value, { cascade: cascade || preview })
  const { basis } = input as CommandTarget
  if (name === 'correctScore' && settled.ok && basis !== undefined && basis !== reopeningBasis(settled.value))
    return refuse('changed-meanwhile')
  // Only commands that list these codes can take a team away from a later stage.
  return settled as Outcome<BracketChange, CommandError<N>>
}

/** What a command changes that is about tables; null for other commands. */
function inTables(
  name: CommandName,
  bracket: Bracket,
  input: CommandTarget,
  change: BracketChange,
): Outcome<BracketChange> | null {
  if (name === 'replaceTeam') return accept(withReplacedTies(change, input as CommandInput<'replaceTeam'>))
  if (name === 'publishRound') return drawnRound(bracket, input as CommandInput<'publishRound'>)
  if (name === 'placeTeam') return placedInTable(bracket, input as CommandInput<'placeTeam'>, change)
  if (name === 'enterLate') return enterLate(bracket, input as CommandInput<'enterLate'>)
  if (name === 'cancelLateEntry') return cancelLateEntry(bracket, input as CommandInput<'cancelLateEntry'>)
  return name === 'decideTie' ? decideTie(bracket, input as CommandInput<'decideTie'>) : null
}

/** Fills the matches of a round that is published, with the pairings that the caller has confirmed. */
function drawnRound(
  bracket: Bracket,
  { basis, ...publication }: CommandInput<'publishRound'>,
): Outcome<BracketChange> {
  const checked = publishRound(bracket, publication)
  if (!checked.ok) return checked
  const stage = swissStage(bracket, publication.stage)
  if (stage === null || !draws(bracket, publication)) return accept({ bracket, changes: [] })
  const isAsSeen = basis === undefined || basis === pairingBasis(pairingOf(bracket, stage, publication.round))
  return isAsSeen ? publishedRound(bracket, stage, publication.round) : refuse('changed-meanwhile')
}

/** Refuses a team in a table that has not reached the place of its slot. */
function placedInTable(
  bracket: Bracket,
  { matchId, slot, teamId }: CommandInput<'placeTeam'>,
  change: BracketChange,
): Outcome<BracketChange> | null {
  const match = bracket.matches.get(matchId)
  if (match === undefined || !hasTable(stageOf(bracket.shape, match))) return null
  const { source } = match.slots[slot]
  const isTaker = source.from !== 'place' || stagePlaces(bracket)(source) === teamId
  return isTaker ? accept(change) : refuse('drawn-by-table', { matchId })
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
  extent: Extent,
): Outcome<BracketChange, CommandError<N> | 'not-found'> {
  if (extent !== 'whole') return commandTable[name].apply(stored, input)
  const closed = closeStages(stored)
  if (!closed.ok) return applyCommand(name, stored, input)
  const outcome = applyCommand(name, closed.value.bracket, input)
  return outcome.ok ? accept(merged(closed.value, outcome.value)) : outcome
}

/** How much of the bracket a command has to read. */
export function extentOf<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  shape: BracketShape,
  match: Match | null,
): Extent {
  const { reads } = commandTable[name]
  const extent = typeof reads === 'function' ? reads(input) : reads
  if (extent !== 'by-stage') return extent
  const stage = match && stageOf(shape, match)
  return stage === null || hasTable(stage) || stage !== lastStage(shape) ? 'whole' : 'fed'
}

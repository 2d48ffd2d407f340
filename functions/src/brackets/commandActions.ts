import { withStageKey } from '@upper-bracket/shared/api/apiAnswers'
import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { commandNames } from '@upper-bracket/shared/bracket/commands/commandNames'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { freshnessOf } from '@upper-bracket/shared/bracket/commands/freshness'
import { mayTakeBack } from '@upper-bracket/shared/bracket/commands/mayTakeBack'
import { isPredicted } from '@upper-bracket/shared/bracket/commands/predictedCommands'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import type { Action, AuthorizedCall, TransactionSteps } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { type Applied, applyCommand } from './applyCommand.ts'

type MatchRead = DocumentSnapshot<Match> | null
type CommandCall<N extends CommandName> = AuthorizedCall<CommandName> & { readonly input: CommandInput<N> }
interface CommandReading {
  readonly reads: Transaction
  readonly writes: CheckedWrites
  readonly input: CommandTarget
}
type CommandOutcome<N extends CommandName> = Outcome<
  { readonly output: CommandOutput<N> },
  CommandError<N> | 'not-found'
>

/** More log entries than one person leaves about a match. */
const maxOwnEntries = 100

/** A row for each command on an existing bracket. */
export const commandActions = Object.fromEntries(
  commandNames.map(name => [name, commandAction(name)]),
) as unknown as { readonly [N in CommandName]: Action<N> }

/** Reads every match on which the result of the command depends, in addition to the bracket. */
function commandAction<N extends CommandName>(name: N): Action<N> {
  const steps = {
    read: async ({ reads, writes, input }: CommandReading) => {
      const { competitionId, bracketId, matchId, preview } = input
      if (!preview) writes.expectChange(competitionId)
      return matchId === undefined ? null : reads.get(documents.match(competitionId, bracketId, matchId))
    },
    transact: (call: CommandCall<N>, reads: Transaction, writes: CheckedWrites, matchRead: MatchRead) =>
      transact(name, call, { reads, writes, matchRead }),
  }
  // The command table and the contract agree for each name.
  return action(name, steps as unknown as TransactionSteps<N, MatchRead>)
}

/**
 * Applies a command unless the match has changed since the caller saw it. Then the command is refused, or counts as
 * done (see `freshnessOf`).
 */
async function transact<N extends CommandName>(
  name: N,
  { uid, keyName, input: given, now, open, isOrganizer }: CommandCall<N>,
  {
    reads,
    writes,
    matchRead: match,
  }: { readonly reads: Transaction; readonly writes: CheckedWrites; readonly matchRead: MatchRead },
): Promise<CommandOutcome<N>> {
  const command = commandTable[name]
  const input = withStageKey(given, open.shape.stages)
  const target: CommandTarget = input
  const result = (revision: number, { change, entryId }: Applied) => {
    const basics = command.about === 'match' ? { revision } : {}
    const kept = entryId === null ? {} : { entryId }
    return accept({ output: { ...basics, ...kept, ...command.returns?.(change, input) } as CommandOutput<N> })
  }

  const seen = match?.data()
  if (match !== null && seen === undefined) return refuse('not-found', { document: 'match' })
  const freshness =
    seen === undefined || !isPredicted(name) ? 'unchanged' : freshnessOf(name, seen, input as never)
  if (freshness === 'done') return result(seen?.revision ?? 0, { change: null, entryId: null })
  if (freshness === 'changed') return refuse('changed-meanwhile', { revision: seen?.revision ?? 0 })

  if (command.permission === 'takeBackMatch' && seen !== undefined && !isOrganizer) {
    const { competitionId, bracketId, matchId = '', cascade } = target
    const entries = await reads.get(
      find('logEntriesOfUserOnMatch', { competitionId, uid, bracketId, matchId }).limit(maxOwnEntries),
    )
    const own = entries.docs.map(entry => entry.data())
    // Both commands that take back list this refusal.
    if (!mayTakeBack(seen, { own, cascade, now })) return refuse('take-back-over' as CommandError<N>)
  }

  const by = { uid, keyName, isOrganizer }
  const applied = await applyCommand(reads, writes, name, { ...by, input, now, open, match })
  if (!applied.ok) return applied
  const { change } = applied.value
  const after = target.preview ? seen : change?.bracket.matches.get(target.matchId ?? '')
  return result(after?.revision ?? 0, applied.value)
}

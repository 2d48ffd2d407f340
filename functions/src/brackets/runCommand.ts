import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { freshnessOf } from '@upper-bracket/shared/bracket/commands/freshness'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { applyCommand } from './applyCommand.ts'
import { openBracket } from './openBracket.ts'

/** A command as it comes in. */
interface CommandCall<N extends CommandName> {
  readonly uid: string
  readonly input: CommandInput<N>
  /** Milliseconds since the epoch. */
  readonly now: number
}

type CommandOutcome<N extends CommandName> = Outcome<
  CommandOutput<N>,
  CommandError<N> | 'not-found' | 'permission-denied'
>

/**
 * Carries out a command of the table, having read every match on which its result depends. It takes place if none of
 * the documents that it changes has changed in the meantime, and starts over otherwise.
 */
export function runCommand<N extends CommandName>(name: N, call: CommandCall<N>): Promise<CommandOutcome<N>> {
  return runOptimisticTransaction((reads, writes) => attempt(reads, writes, name, call))
}

/** A command on a match that has changed since the caller saw it is refused, or done already: see `freshnessOf`. */
async function attempt<N extends CommandName>(
  reads: Transaction,
  writes: CheckedWrites,
  name: N,
  { uid, input, now }: CommandCall<N>,
): Promise<CommandOutcome<N>> {
  const command = commandTable[name]
  const target: CommandTarget = input
  const { competitionId, bracketId, matchId } = target
  const output = (revision: number, change: BracketChange | null): CommandOutput<N> => {
    const basics = command.about === 'match' ? { revision } : {}
    return { ...basics, ...command.returns?.(change, input) } as CommandOutput<N>
  }

  const [open, match] = await Promise.all([
    openBracket(reads, command.permission, { uid, competitionId, bracketId }),
    matchId === undefined ? null : reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
  if (!open.ok) return open
  const seen = match?.data()
  if (match !== null && seen === undefined) return refuse('not-found', { document: 'match' })
  const freshness = seen === undefined ? 'unchanged' : freshnessOf(name, seen, input)
  if (freshness === 'done') return accept(output(seen?.revision ?? 0, null))
  if (freshness === 'changed') return refuse('changed-meanwhile', { revision: seen?.revision ?? 0 })

  const applied = await applyCommand(reads, writes, name, { uid, input, now, open: open.value, match })
  if (!applied.ok) return applied
  const change = applied.value
  const after = target.preview ? seen : change?.bracket.matches.get(matchId ?? '')
  return accept(output(after?.revision ?? 0, change))
}

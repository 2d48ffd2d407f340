import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Action } from '@upper-bracket/shared/competition/permissions'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { type BracketAnswer, type BracketCall, openBracket } from './openBracket.ts'
import { matchesIn, readAll } from './readMatches.ts'
import { writeChange } from './writeChange.ts'

interface TeamCommand<C extends ErrorCode> {
  readonly action: Action
  readonly apply: (bracket: Bracket) => Outcome<BracketChange, C>
  /** Whether the command was carried out before: then an answer got lost and the call came again. */
  readonly isDone?: (reads: Transaction, bracket: Bracket) => Promise<boolean>
  /** What changes beside the bracket, or why it must not. */
  readonly beside?: (reads: Transaction, writes: CheckedWrites, bracket: Bracket) => Promise<Outcome<void, C>>
  /** The teams that the log shall name. */
  readonly logged: readonly string[]
}

/** Applies a command to whatever a team has still to play, all at once. */
export function changeTeam<C extends ErrorCode>(
  call: BracketCall,
  command: TeamCommand<C>,
): Promise<BracketAnswer<Record<string, never>, C>> {
  const { action, logged } = command
  return runOptimisticTransaction(async (reads, writes): Promise<BracketAnswer<Record<string, never>, C>> => {
    const open = await openBracket(reads, action, call)
    if (!open.ok) return open
    const snapshots = await readAll(reads, call.input)
    const before = { shape: open.value.shape, matches: matchesIn(snapshots) }
    if (await command.isDone?.(reads, before)) return accept({})
    const change = command.apply(before)
    if (!change.ok) return change
    if (change.value.changes.length === 0) return accept({})

    const beside = await command.beside?.(reads, writes, before)
    if (beside !== undefined && !beside.ok) return beside
    await writeChange(reads, writes, {
      action,
      call,
      open: open.value,
      snapshots,
      isWhole: true,
      change: change.value,
      log: { matchId: null, teamIds: logged },
    })
    return accept({})
  })
}

import type { Side } from '@upper-bracket/shared/bracket/model/match'
import type { ActionOn } from '@upper-bracket/shared/competition/permissions'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { MatchRoomChange } from '@upper-bracket/shared/matchRoom/matchRoomChange'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import type { FoundMatchRoom } from '../actions/readMatchRoom.ts'
import type { Action, AuthorizedCall, CallOutcome, TransactionSteps } from '../actions/steps.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { changeMatchRoom } from './changeMatchRoom.ts'

type SideActionName = Exclude<CallableName & ActionOn<'match'>, 'addScreenshot'>
type ChangeOutcome<N extends SideActionName> = Outcome<
  MatchRoomChange,
  Extract<CallOutcome<N>, { readonly ok: false }>['code']
>

interface SideSteps<N extends SideActionName> {
  /** Computes the change of the match room for the side. */
  readonly change: (
    call: AuthorizedCall<N>,
    reads: Transaction,
    writes: CheckedWrites,
  ) => ChangeOutcome<N> | Promise<ChangeOutcome<N>>
  /** Whether the change was made before; a repeated call then succeeds even if the match has changed since. */
  readonly isDone?: (call: AuthorizedCall<N>) => boolean
  /** The revision that the caller must have seen; by default the match's. */
  readonly revisionOf?: (found: FoundMatchRoom) => number | undefined
}

/** The common input of calls for a side. */
interface SideCall {
  readonly uid: string
  readonly now: number
  readonly input: { readonly revision: number }
  readonly found: FoundMatchRoom
  readonly side: Side
}

/** Creates the row of an action in the match room for one of its teams, with the resulting command. */
export function onSide<N extends SideActionName>(
  name: N,
  { change, isDone, revisionOf = ({ match }) => match.revision }: SideSteps<N>,
): Action<N> {
  const transact = async (call: SideCall, reads: Transaction, writes: CheckedWrites) => {
    const authorized = call as unknown as AuthorizedCall<N>
    const { uid, now, input, found } = call
    const revision = revisionOf(found) ?? input.revision
    if (revision !== input.revision) {
      return isDone?.(authorized) ? accept({ output: {} }) : refuse('changed-meanwhile', { revision })
    }
    const changed = await change(authorized, reads, writes)
    if (!changed.ok) return changed
    const carriedOut = await changeMatchRoom(reads, writes, found, changed.value, { uid, now })
    return carriedOut.ok ? accept({ output: {} }) : carriedOut
  }
  // Actions on a side return nothing and list all refusals of a change of a match room.
  return action(name, { transact } as unknown as TransactionSteps<N, unknown>)
}

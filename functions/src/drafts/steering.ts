import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import type { CallableError, CallableName, CallableParsed } from '@upper-bracket/shared/contract/contract'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { DraftMoment } from '@upper-bracket/shared/draft/draftChange'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import type { Action, AuthorizedCall, Call, TransactionSteps } from '../actions/steps.ts'
import { clearDraftLists } from './clearDraftList.ts'
import { clockTimers, type DraftIds, type FoundDraft, readDraft } from './readDraft.ts'

type Steering = CallableName &
  ('pickPlayer' | 'takeBackPick' | 'pauseDraft' | 'changeDraftClock' | 'replaceDraftCaptain' | 'cancelDraft')

/** A change of a draft for the turn that the caller saw. */
interface DraftCall<N extends Steering> extends DraftMoment {
  readonly uid: string
  readonly isOrganizer: boolean
  readonly input: CallableParsed<N>
  readonly players: readonly Player[]
}

interface SteeringSteps<N extends Steering> {
  readonly change: (draft: Draft, call: DraftCall<N>) => Outcome<Draft, CallableError<N> | 'not-found'>
  /** Whether the change is wanted whatever turn it is by now. */
  readonly inAnyTurn?: true
  /** The entry in the history for a change; null for none. */
  readonly logOf: (after: Draft, call: DraftCall<N>, before: Draft) => AuditAction | null
}

type Writes<N extends Steering> = Parameters<NonNullable<TransactionSteps<N, never>['read']>>[0]['writes']
type Turn = DraftIds & { readonly turn: number }
type Reading<N extends Steering> = Call<N> & {
  readonly reads: Transaction
  readonly target: Promise<unknown>
}

/** Creates the row of an action that changes an open draft, and sets the timer of the turn that begins by it. */
export function steering<N extends Steering>(
  name: N,
  { change, inAnyTurn, logOf }: SteeringSteps<N>,
): Action<N> {
  const steps = {
    read: ({ reads, input, target }: Reading<N>) => {
      const { turn, ...ids } = input as Turn
      return readDraft(
        reads,
        ids,
        draft => isOpen(draft) && (inAnyTurn === true || draft.turn === turn),
        target,
      )
    },
    decide: (authorized: AuthorizedCall<N>, found: Outcome<FoundDraft, 'not-found'>) => {
      if (!found.ok) return found
      const { draft, draftRead, players } = found.value
      const { uid, now, input, isOrganizer } = authorized as unknown as DraftCall<N>
      const { turn } = input as Turn
      const call = { uid, isOrganizer, input, turn, players, now }
      const changed = change(draft, call)
      if (!changed.ok) return changed
      const after = changed.value
      if (after === draft) return accept({ output: {} })
      return accept({
        output: {},
        write: (writes: Writes<N>) => {
          writes.update(draftRead, { ...after })
          if (!isOpen(after)) writes.afterCommit(() => clearDraftLists(input as DraftIds))
        },
        log: logOf(after, call, draft) ?? false,
        timers: clockTimers(input as DraftIds, after, players),
      })
    },
  }
  // Actions on a draft return nothing and list all refusals of their change.
  return action(name, steps as unknown as TransactionSteps<N, unknown>)
}

import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { DraftMoment } from '@upper-bracket/shared/draft/draftChange'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { callCaptains } from '../roster/callCaptains.ts'
import { clearDraftLists } from './clearDraftList.ts'
import { clockTimers, type DraftDecision, type DraftIds, type FoundDraft, readDraft } from './readDraft.ts'

type InTurn = DraftIds & { readonly turn: number }

/** A change of a draft for the turn that the caller saw. */
interface DraftCall<I extends InTurn> extends DraftMoment {
  readonly uid: string
  readonly isOrganizer: boolean
  readonly input: I
  readonly players: readonly Player[]
}

interface Steering<I extends InTurn, C extends ErrorCode> {
  readonly change: (draft: Draft, call: DraftCall<I>) => Outcome<Draft, C>
  /** Whether the change is wanted whatever turn it is by now. */
  readonly inAnyTurn?: true
  /** The entry in the history for a change; null for none. */
  readonly logOf: (after: Draft, call: DraftCall<I>, before: Draft) => AuditAction | null
}

interface Reading<I> {
  readonly reads: Transaction
  readonly input: I
  readonly target: Promise<unknown>
}

type Authorized<I extends InTurn> = Pick<DraftCall<I>, 'uid' | 'isOrganizer' | 'input' | 'now'> & {
  readonly competition: Competition
}

/**
 * Creates the steps of an action that changes an open draft: they set the timer of the turn that begins by it, and call
 * its captain.
 */
export function steering<I extends InTurn, C extends ErrorCode>({
  change,
  inAnyTurn,
  logOf,
}: Steering<I, C>) {
  return {
    read: ({ reads, input, target }: Reading<I>) =>
      readDraft(
        reads,
        input,
        draft => isOpen(draft) && (inAnyTurn === true || draft.turn === input.turn),
        target,
      ),
    decide: (
      { uid, isOrganizer, input, now, competition }: Authorized<I>,
      found: Outcome<FoundDraft, 'not-found'>,
    ): Outcome<DraftDecision, C | 'not-found'> => {
      if (!found.ok) return found
      const { draft, draftRead, players } = found.value
      const call = { uid, isOrganizer, input, turn: input.turn, players, now }
      const changed = change(draft, call)
      if (!changed.ok) return changed
      const after = changed.value
      if (after === draft) return accept({ output: {} })
      return accept({
        output: {},
        write: async (writes, reads) => {
          writes.update(draftRead, { ...after })
          const step = { before: draft, after, players }
          await callCaptains(reads, writes, { ...input, competition, uid, now }, step)
          if (!isOpen(after)) writes.afterCommit(() => clearDraftLists(input))
        },
        log: logOf(after, call, draft) ?? false,
        timers: clockTimers(input, after, players),
      })
    },
  }
}

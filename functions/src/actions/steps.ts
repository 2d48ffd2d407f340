import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import type { Action as PermissionName } from '@upper-bracket/shared/competition/permissions'
import type { commonErrors } from '@upper-bracket/shared/contract/callable'
import type {
  CallableError,
  CallableName,
  CallableOutput,
  CallableParsed,
} from '@upper-bracket/shared/contract/contract'
import type { PermissionFor } from '@upper-bracket/shared/contract/permissionFor'
import type { Outcome, Refusal } from '@upper-bracket/shared/errors/outcome'
import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { Transaction } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import type { AuthorizationError, Authorized } from './authorize.ts'

export interface Call<N extends CallableName> {
  readonly uid: string
  /** The key of the address that the call came from; null where there is none to count by. */
  readonly address: string | null
  readonly input: CallableParsed<N>
  /** Milliseconds since the epoch, taken when the call arrived. */
  readonly now: number
  /** When the caller last proved who they are, in the same milliseconds. */
  readonly signedInAt: number
}

type CommonError = (typeof commonErrors)[number]

/** What a call returns: the callable's output, or a refusal that the contract lists for it. */
export type CallOutcome<N extends CallableName> = Outcome<CallableOutput<N>, CallableError<N> | CommonError>

/** What one callable of the contract does with a call by somebody who is signed in, its input parsed. */
export interface Action<N extends CallableName> {
  readonly name: N
  /** How long the caller waits at most, in milliseconds. */
  readonly timeoutMs: number
  readonly handle: (call: Call<N>) => Promise<CallOutcome<N>>
}

/** Callables whose contract lists every code with which their authorization can be refused. */
export type AuthorizedName = {
  [N in CallableName]: Exclude<
    AuthorizationError<PermissionFor<N>>,
    CallableError<N> | CommonError
  > extends never
    ? N
    : never
}[CallableName]

/** A call whose caller may make it, with the documents of its target as they were read. */
export type AuthorizedCall<N extends CallableName> = Call<N> & Authorized<PermissionFor<N>>

/** What was decided on a call, and what follows from it. If nothing follows, the call has changed nothing. */
export interface Decision<N extends CallableName> {
  readonly output: CallableOutput<N>
  /** Queues the writes of documents. What they depend on beyond the decision is read here, too. */
  readonly write?: (writes: CheckedWrites, reads: Transaction) => void | Promise<void>
  /** The entry in the competition's log; false where the action is not an organizer's. */
  readonly log?: AuditAction | false
  /** What people are notified of. */
  readonly events?: readonly DomainEvent[]
  readonly timers?: readonly Timer[]
  /** Whether a change counts towards the persistent rate limit of the callable; true by default. */
  readonly counts?: boolean
}

/** What every action has that is one transaction, which starts over if what it read has changed. */
interface Transactional<N extends CallableName> {
  /** The row of the permissions, where it depends on the input. Its target is that of the callable's own row. */
  readonly permission?: (call: Call<N>) => PermissionName
  /** Whether the caller's profile is made first if it does not exist yet. */
  readonly needsProfile?: true
  readonly timeoutMs?: number
  /** Answers an unauthorized call in place of the refusal, such as one that took its caller's right and is repeated. */
  readonly onRefused?: (
    call: Call<N>,
    refused: { readonly reads: Transaction; readonly writes: CheckedWrites; readonly refusal: Refusal },
  ) => Promise<CallOutcome<N> | null>
}

/** An action that reads, and decides by nothing but what it has read. */
interface DecidingSteps<N extends CallableName, Read> extends Transactional<N> {
  /** Reads what the decision depends on, next to the documents of the target. Reading by them awaits `target`. */
  readonly read?: (call: ReadingCall<N>) => Promise<Read>
  readonly decide: (call: AuthorizedCall<N>, read: Read) => DecisionOutcome<N>
}

/** An action whose reads and writes depend on each other. */
interface TransactSteps<N extends CallableName, Read> extends Transactional<N> {
  readonly read?: (call: ReadingCall<N>) => Promise<Read>
  readonly transact: (
    call: AuthorizedCall<N>,
    reads: Transaction,
    writes: CheckedWrites,
    read: Read,
  ) => Promise<DecisionOutcome<N>>
}

export type TransactionSteps<N extends CallableName, Read> = DecidingSteps<N, Read> | TransactSteps<N, Read>

export type DecisionOutcome<N extends CallableName> = Outcome<Decision<N>, CallableError<N> | CommonError>

type ReadingCall<N extends CallableName> = Call<N> & {
  readonly reads: Transaction
  /** Fails if the call is refused. */
  readonly target: Promise<Authorized<PermissionFor<N>>>
}

/** An action that is not one transaction. Where its permission has a target, each of its transactions authorizes. */
export interface RunSteps<N extends CallableName> {
  readonly run: (call: Call<N>) => Promise<CallOutcome<N>>
  readonly timeoutMs?: number
}

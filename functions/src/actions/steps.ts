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
  /** The rate limit key of the caller's address; null if there is none. */
  readonly address: string | null
  readonly input: CallableParsed<N>
  /** When the call arrived, in milliseconds since the epoch. */
  readonly now: number
  /** When the caller last authenticated, in milliseconds since the epoch. */
  readonly signedInAt: number
  /** The name of the API key with which a program calls for the person. Absent for calls of the page. */
  readonly keyName?: string
}

type CommonError = (typeof commonErrors)[number]

/** The result of a call: the callable's output, or a refusal listed in its contract. */
export type CallOutcome<N extends CallableName> = Outcome<CallableOutput<N>, CallableError<N> | CommonError>

/**
 * How many documents a call can write. `counted`: what it writes counts towards the caller's limit. `once`: the caller
 * cannot repeat it.
 */
type MaxWrites = number | 'counted' | 'once'

/** The implementation of a callable for a signed-in caller and a parsed input. */
export interface Action<N extends CallableName> {
  readonly name: N
  /** The maximum time that the caller waits, in milliseconds. */
  readonly timeoutMs: number
  readonly maxWrites: MaxWrites
  readonly handle: (call: Call<N>) => Promise<CallOutcome<N>>
}

/** The callables whose contract lists every refusal of their authorization. */
export type AuthorizedName = {
  [N in CallableName]: Exclude<
    AuthorizationError<PermissionFor<N>>,
    CallableError<N> | CommonError
  > extends never
    ? N
    : never
}[CallableName]

/** An authorized call, with the documents of its target. */
export type AuthorizedCall<N extends CallableName> = Call<N> & Authorized<PermissionFor<N>>

/** The decision on a call and its consequences. A decision without consequences changes nothing. */
export interface Decision<N extends CallableName> {
  readonly output: CallableOutput<N>
  /** Queues the writes of documents, and reads what they depend on beyond the decision. */
  readonly write?: (writes: CheckedWrites, reads: Transaction) => void | Promise<void>
  /** The entry for the competition's log; false if the caller does not act as an organizer. */
  readonly log?: AuditAction | false
  /** The notifications of the decision. */
  readonly events?: readonly DomainEvent[]
  readonly timers?: readonly Timer[]
  /** The competition's name in the notifications, if the decision changes it. */
  readonly newName?: string
  /** The number of documents that are written or deleted because of the decision, after its commit. */
  readonly follows?: number
  /** Whether a change counts towards the persistent rate limit of the callable; true by default. */
  readonly counts?: boolean
}

/** The common part of actions that are one transaction, which starts over if documents that it read have changed. */
interface Transactional<N extends CallableName> {
  /** The permission, if it depends on the input. Its target is that of the callable's own row. */
  readonly permission?: (call: Call<N>) => PermissionName
  /** Whether to create the caller's profile first if it does not exist. */
  readonly needsProfile?: true
  readonly timeoutMs?: number
  /** The refusals that consume the persistent rate limit like a change, because finding them out is costly. */
  readonly countedRefusals?: readonly CallableError<N>[]
  /**
   * Replaces the refusal of an unauthorized call, for example of a repeated call that has already removed its caller's
   * permission.
   */
  readonly onRefused?: (
    call: Call<N>,
    refused: { readonly reads: Transaction; readonly writes: CheckedWrites; readonly refusal: Refusal },
  ) => Promise<CallOutcome<N> | null>
}

/** An action whose decision depends only on what it has read. */
interface DecidingSteps<N extends CallableName, Read> extends Transactional<N> {
  /**
   * Reads the documents for the decision, in parallel with those of the target. Reads that depend on the target await
   * it.
   */
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
  readonly writes: CheckedWrites
  /** Rejects if the call is refused. */
  readonly target: Promise<Authorized<PermissionFor<N>>>
}

/** An action that decides concurrent calls with the same key in one transaction. Authorizes by itself. */
export interface BatchSteps<N extends CallableName> {
  /** The id of the document that the calls would contend for. */
  readonly batchKey: (input: CallableParsed<N>) => string
  /**
   * Returns the outcomes of the calls, which are in order of arrival, or refuses all of them. A caller without a profile
   * gets `profileMissing`.
   */
  readonly decideBatch: (
    key: string,
    calls: readonly Call<N>[],
    reads: Transaction,
    writes: CheckedWrites,
  ) => Promise<Outcome<readonly CallOutcome<N>[], CallableError<N> | CommonError>>
  readonly maxWrites: MaxWrites
  readonly timeoutMs?: number
}

/** An action with more than one transaction. If its permission has a target, each transaction authorizes. */
export interface RunSteps<N extends CallableName> {
  readonly run: (call: Call<N>) => Promise<CallOutcome<N>>
  readonly maxWrites: MaxWrites
  readonly timeoutMs?: number
}

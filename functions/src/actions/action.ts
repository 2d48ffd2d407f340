import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { permissionFor } from '@upper-bracket/shared/contract/permissionFor'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { isDemonstration } from '../platform/demonstration.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { countedFrom, hasPersistentRateLimit } from '../platform/limits/persistentRateLimits.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { authorize } from './authorize.ts'
import { runInBatches } from './runInBatches.ts'
import { signatureOf } from './signatureOf.ts'
import type {
  Action,
  AuthorizedName,
  BatchSteps,
  Call,
  Decision,
  DecisionOutcome,
  RunSteps,
  TransactionSteps,
} from './steps.ts'

const defaultTimeoutMs = 10_000

/**
 * Creates the row of a callable in its area's table of actions. Only actions on hundreds of documents need more than
 * the default timeout.
 */
export function action<N extends AuthorizedName, Read>(
  name: N,
  steps: TransactionSteps<N, Read> | BatchSteps<N> | RunSteps<N>,
): Action<N> {
  const { timeoutMs = defaultTimeoutMs } = steps
  const run = runnerOf(name, steps, timeoutMs)
  const handle = (call: Call<N>) => withTimeout(run(call) as ReturnType<Action<N>['handle']>, timeoutMs)
  const maxWrites = 'maxWrites' in steps ? steps.maxWrites : 'counted'
  return { name, timeoutMs, maxWrites, handle }
}

function runnerOf<N extends AuthorizedName, Read>(
  name: N,
  steps: TransactionSteps<N, Read> | BatchSteps<N> | RunSteps<N>,
  timeoutMs: number,
) {
  if ('run' in steps) return steps.run
  if ('decideBatch' in steps) return runInBatches(steps)
  return (call: Call<N>) => runAction(name, steps as unknown as AnySteps, call, timeoutMs)
}

type AnyCall = Call<CallableName>
/** The steps of any callable, whose types `action` has checked. */
type AnySteps = TransactionSteps<never, never>

/**
 * Runs an action in one transaction: authorizes, reads, decides, and commits the decision with its consequences. A large
 * commit counts towards the caller's limit of written documents, unless the callable has a limit of its own.
 */
async function runAction(
  name: CallableName,
  steps: AnySteps,
  call: AnyCall,
  timeoutMs: number,
): Promise<Outcome<unknown>> {
  const deadline = Date.now() + timeoutMs
  const ensured = steps.needsProfile ? await ensureProfile(call.uid) : accept(null)
  if (!ensured.ok) return ensured
  const outcome = await runOptimisticTransaction(
    (reads, writes) => attempt(name, steps, call, reads, writes),
    { deadline },
  )
  const isCounted =
    !outcome.ok && (steps.countedRefusals as readonly string[] | undefined)?.includes(outcome.code)
  if (isCounted && hasPersistentRateLimit(name)) await consumePersistentRateLimit(call, name, call.now)
  return outcome
}

async function attempt(
  name: CallableName,
  steps: AnySteps,
  call: AnyCall,
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Outcome<unknown>> {
  const permission = steps.permission?.(call as never) ?? permissionFor(name)
  const authorizing = authorize(reads, permission, { ...call.input, uid: call.uid } as never)
  const target = authorizing.then(outcome => (outcome.ok ? outcome.value : Promise.reject(outcome)))
  const reading = steps.read?.({ ...call, reads, writes, target } as never)
  // Their errors are ignored if the call is refused first.
  for (const abandoned of [target, reading]) abandoned?.catch(() => undefined)
  const [authorized, consumed] = await Promise.all([
    authorizing,
    hasPersistentRateLimit(name) ? persistentRateLimit(reads, call, name, call.now) : null,
  ])
  if (!authorized.ok) {
    const refused = { reads, writes, refusal: authorized }
    return (await steps.onRefused?.(call as never, refused)) ?? authorized
  }

  const authorizedCall = { ...call, ...(authorized.value as object) }
  const decided: DecisionOutcome<CallableName> = await ('transact' in steps
    ? steps.transact(authorizedCall as never, reads, writes, (await reading) as never)
    : steps.decide(authorizedCall as never, (await reading) as never))
  if (!decided.ok) return decided
  const { output, ...effects } = decided.value
  const { counts = Object.keys(effects).length > 0 } = effects
  if (counts && consumed !== null) {
    if (!consumed.ok) return consumed
    consumed.value.writeTo(writes)
  }
  await writeEffects(effects, authorizedCall, reads, writes)
  if (consumed === null) {
    const written = await countWritten(reads, writes, call, decided.value.follows)
    if (!written.ok) return written
  }
  return accept(output)
}

/** Counts a large commit towards the caller's limit of written documents; in a demonstration, each. */
async function countWritten(
  reads: Transaction,
  writes: CheckedWrites,
  { uid, now }: AnyCall,
  follows = 0,
): Promise<Outcome<null, 'too-many-requests'>> {
  const documents = writes.count() + follows
  if (documents < (isDemonstration() ? 1 : countedFrom)) return accept(null)
  const counted = await persistentRateLimit(reads, { uid, address: null }, 'writtenDocuments', now, documents)
  if (!counted.ok) return counted
  counted.value.writeTo(writes)
  return accept(null)
}

type Effects = Omit<Decision<CallableName>, 'output' | 'counts' | 'follows'>

async function writeEffects(
  { write, log, events = [], timers = [], newName }: Effects,
  call: AnyCall & { readonly competition?: Competition },
  reads: Transaction,
  writes: CheckedWrites,
): Promise<void> {
  const { uid, now, input, competition } = call
  const competitionId = 'competitionId' in input ? input.competitionId : ''
  await write?.(writes, reads)
  if (log) writes.log(competitionId, auditEntry(signatureOf(call), log))
  const name = newName ?? competition?.name ?? ''
  emitEvents(writes, { competition: { id: competitionId, name }, byUid: uid, at: now }, events)
  for (const timer of timers) writes.schedule(timer)
}

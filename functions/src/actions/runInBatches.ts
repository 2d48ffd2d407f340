import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { refuse } from '@upper-bracket/shared/errors/outcome'
import { batchByKey } from '../platform/batchByKey.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import type { BatchSteps, Call, CallOutcome } from './steps.ts'

/** The outcome of a caller without a profile, for whom the profile is created and the call repeated. */
export const profileMissing = refuse('try-again')

/** Returns the handler of an action that decides concurrent calls together. */
export function runInBatches<N extends CallableName>({
  batchKey,
  decideBatch,
}: BatchSteps<N>): (call: Call<N>) => Promise<CallOutcome<N>> {
  const decide = batchByKey<Call<N>, CallOutcome<N>>(async (key, calls) => {
    const decided = await runOptimisticTransaction((reads, writes) => decideBatch(key, calls, reads, writes))
    return decided.ok ? decided.value : calls.map(() => decided)
  })
  return async call => {
    const key = batchKey(call.input)
    const decided = await decide(key, call)
    if (decided !== profileMissing) return decided
    const ensured = await ensureProfile(call.uid)
    return ensured.ok ? decide(key, call) : ensured
  }
}

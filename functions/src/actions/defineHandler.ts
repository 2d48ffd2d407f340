import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { withTimeout } from '../platform/withTimeout.ts'
import type { Action, Call, CallOutcome } from './steps.ts'

const defaultTimeoutMs = 10_000

/** Creates a row for a callable that is not an action yet. */
export function defineHandler<N extends CallableName>(
  name: N,
  handle: (call: Call<N>) => Promise<CallOutcome<N>>,
  { timeoutMs = defaultTimeoutMs }: { readonly timeoutMs?: number } = {},
): Action<N> {
  return { name, handle: call => withTimeout(handle(call), timeoutMs), timeoutMs }
}

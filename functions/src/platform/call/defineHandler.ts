import type { commonErrors } from '@upper-bracket/shared/contract/callable'
import type {
  CallableError,
  CallableName,
  CallableOutput,
  CallableParsed,
} from '@upper-bracket/shared/contract/contract'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'

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

/** What a handler may return: the callable's output, or a refusal that the contract lists for it. */
export type CallOutcome<N extends CallableName> = Outcome<
  CallableOutput<N>,
  CallableError<N> | (typeof commonErrors)[number]
>

export interface Handler<N extends CallableName> {
  readonly name: N
  /** How long the caller waits at most, in milliseconds. */
  readonly timeoutMs: number
  handle(call: Call<N>): Promise<CallOutcome<N>>
}

const defaultTimeoutMs = 10_000

/**
 * What one callable of the contract does with a call by somebody who is signed in, its input parsed. It is deployed
 * as part of its service (see `defineService`). Only a handler that reads or writes hundreds of documents needs more
 * than the usual patience.
 */
export function defineHandler<N extends CallableName>(
  name: N,
  handle: (call: Call<N>) => Promise<CallOutcome<N>>,
  { timeoutMs = defaultTimeoutMs }: { readonly timeoutMs?: number } = {},
): Handler<N> {
  return { name, handle, timeoutMs }
}

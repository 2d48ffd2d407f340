import type {
  CommandInput,
  CommandName,
  CommandOutput,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { callFunction } from '#platform/api/callFunction.ts'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'

/** The functions take no longer than ten seconds: after this the network is to blame. */
const timeoutMs = 15_000

/** Sends a command to the server. The error is `offline` where no response came in time, whether it arrived or not. */
export async function sendCommand<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
): Promise<{ data: CommandOutput<N> } | { error: AppError }> {
  const late = Promise.withResolvers<{ error: AppError }>()
  const timer = setTimeout(() => late.resolve({ error: appError('offline') }), timeoutMs)
  const sent = attempt(() => callFunction('brackets', name, input as never)) as Promise<
    { data: CommandOutput<N> } | { error: AppError }
  >
  const answer = await Promise.race([sent, late.promise])
  clearTimeout(timer)
  return answer
}

import type {
  CommandInput,
  CommandName,
  CommandOutput,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { callFunction } from '#platform/api/callFunction.ts'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'

/** Functions take no longer than ten seconds, so a longer delay is caused by the network. */
const timeoutMs = 15_000

/**
 * Sends a command to the server. The error is `offline` if there was no response in time, whether or not the command
 * arrived.
 */
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

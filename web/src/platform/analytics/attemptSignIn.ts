import type { AppError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import type { SignInStep } from './analytics.ts'
import { countFailedSignIn, type SignInProvider } from './countSignIn.ts'

/** Runs an authentication step with `attempt` and logs a failure. */
export async function attemptSignIn<T>(
  provider: SignInProvider,
  step: SignInStep,
  action: () => Promise<T>,
): Promise<{ data: T } | { error: AppError }> {
  const answer = await attempt(action)
  if ('error' in answer) countFailedSignIn(provider, answer.error.code, step)
  return answer
}

import { type AppError, toAppError } from './appError.ts'

/**
 * Runs an action that may fail and returns the result in RTK Query's form: `{ data }`, or `{ error }` with a
 * code.
 */
export async function attempt<T>(action: () => Promise<T>): Promise<{ data: T } | { error: AppError }> {
  try {
    return { data: await action() }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

import { type AppError, toAppError } from './appError.ts'

/** Runs what may fail and answers as RTK Query wants it: `{ data }`, or `{ error }` with a code that can be told. */
export async function attempt<T>(action: () => Promise<T>): Promise<{ data: T } | { error: AppError }> {
  try {
    return { data: await action() }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

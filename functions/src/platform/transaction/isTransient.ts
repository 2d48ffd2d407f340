import { isContention } from './isContention.ts'

const cancelled = 1
const unknown = 2
const internal = 13
const unauthenticated = 16

/** Whether trying again at once may help, as the SDK sees it: contention, and failures on the way to Firestore. */
export function isTransient(error: unknown): boolean {
  if (isContention(error)) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  return code === cancelled || code === unknown || code === internal || code === unauthenticated
}

const aborted = 10
const deadlineExceeded = 4
const resourceExhausted = 8
const unavailable = 14
const invalidArgument = 3

/**
 * Whether a failure of Firestore means that too much went on at once, after the SDK has tried again by itself:
 * an aborted transaction, a lock not granted in time, a database out of reach. The same call may succeed later.
 */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  switch (error.code) {
    case aborted:
    case deadlineExceeded:
    case resourceExhausted:
    case unavailable:
      return true
    case invalidArgument:
      return /transaction .*(expired|closed|no longer valid)/i.test(error.message)
    default:
      return false
  }
}

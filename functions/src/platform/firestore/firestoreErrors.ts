import { GrpcStatus } from 'firebase-admin/firestore'
import { hasErrorCode } from '../hasErrorCode.ts'

/**
 * Whether a Firestore error means too much contention, after the SDK's own retries: an aborted transaction, a lock not
 * granted in time, an unreachable database. The same call may succeed later.
 */
export function isContention(error: unknown): boolean {
  if (
    hasErrorCode(
      error,
      GrpcStatus.ABORTED,
      GrpcStatus.DEADLINE_EXCEEDED,
      GrpcStatus.RESOURCE_EXHAUSTED,
      GrpcStatus.UNAVAILABLE,
    )
  ) {
    return true
  }
  return (
    hasErrorCode(error, GrpcStatus.INVALID_ARGUMENT) &&
    error instanceof Error &&
    /transaction .*(expired|closed|no longer valid)/i.test(error.message)
  )
}

/** Whether an immediate retry may help, by the SDK's criteria: contention, and network errors. */
export function isTransient(error: unknown): boolean {
  return (
    isContention(error) ||
    hasErrorCode(
      error,
      GrpcStatus.CANCELLED,
      GrpcStatus.UNKNOWN,
      GrpcStatus.INTERNAL,
      GrpcStatus.UNAUTHENTICATED,
    )
  )
}

/** Whether a conditional write failed because a document has changed since it was read. */
export function hasChanged(error: unknown): boolean {
  return hasErrorCode(error, GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND, GrpcStatus.ALREADY_EXISTS)
}

/** Awaits an update of a document, and ignores that the document has been deleted meanwhile. */
export async function ignoreNotFound(update: Promise<unknown>): Promise<void> {
  try {
    await update
  } catch (error) {
    if (!hasErrorCode(error, GrpcStatus.NOT_FOUND)) throw error
  }
}

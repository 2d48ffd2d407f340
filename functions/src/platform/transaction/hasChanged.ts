const notFound = 5
const alreadyExists = 6
const failedPrecondition = 9

/** Whether a conditional write did not take place because a document is no longer as it was read. */
export function hasChanged(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  return code === failedPrecondition || code === notFound || code === alreadyExists
}

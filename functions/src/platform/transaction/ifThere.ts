const notFound = 5

/** Waits for an update of a document. What has been deleted in the meantime stays deleted. */
export async function ifThere(update: Promise<unknown>): Promise<void> {
  try {
    await update
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === notFound)) throw error
  }
}

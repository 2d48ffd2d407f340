/** What stands in the way, in one sentence that says what to do: shown to the person without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** The one sentence for anything that was thrown, or undefined for an error of our own that deserves its stack. */
export function problemSentence(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOSPC') return 'The disk is full: free some space and start again.'
    if (error.code === 'EROFS' || error.code === 'EACCES')
      return `This folder cannot be written (${error.message}): make it writable and start again.`
  }
  return undefined
}

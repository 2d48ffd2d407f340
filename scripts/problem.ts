/** An obstacle as one sentence that says what to do; shown to the user without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Returns the sentence for a thrown value, or undefined for an error of ours, whose stack is needed. */
export function problemSentence(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOSPC') return 'The disk is full: free some space and start again.'
    if (error.code === 'EROFS' || error.code === 'EACCES')
      return `This folder cannot be written (${error.message}): make it writable and start again.`
  }
  return undefined
}

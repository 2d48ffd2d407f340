/** An obstacle as one sentence that says what to do; shown to the user without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Thrown by work in progress when the user asks to stop. */
export class Stopped extends Problem {
  constructor() {
    super('Stopped.')
  }
}

/** Returns the sentence for a thrown value, or undefined for an error of ours, whose stack is needed. */
export function problemSentence(error: unknown): string | undefined {
  // A failure while cleaning up after another one.
  if (error instanceof SuppressedError)
    return problemSentence(error.suppressed) ?? problemSentence(error.error)
  if (error instanceof Problem) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: free some space and start again.'
  if (code === 'EROFS' || code === 'EACCES') return `This folder must be writable (${String(error)}).`
  return undefined
}

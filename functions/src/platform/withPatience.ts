/** Takes the form of Firestore's `DEADLINE_EXCEEDED`, so that it counts as contention. */
class OutOfPatience extends Error {
  readonly code = 4
}

/** Answers what `work` does, and fails when it takes longer than `ms`: what was begun may still come to its end. */
export async function withPatience<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new OutOfPatience(`nothing within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

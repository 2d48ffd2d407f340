/**
 * Repeats an assertion until it holds: for what a trigger does a moment later. The last failure is thrown
 * when it still does not hold after `withinMs`.
 */
export async function eventually<T>(assertion: () => Promise<T>, withinMs = 30_000): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      return await assertion()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

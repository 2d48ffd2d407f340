/** Repeats an assertion until it holds, for effects of triggers. After `withinMs` the last failure is thrown. */
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

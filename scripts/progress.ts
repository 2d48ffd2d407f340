/** Prints what is going on and, at the end, how long it took. */
export async function step<T>(
  label: string,
  work: (tell: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now()
  console.log(`· ${label} …`)
  const result = await work(detail => console.log(`  ${detail}`))
  console.log(`✓ ${label}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

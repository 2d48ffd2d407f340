/** Prints what is going on and, at the end, how long it took; a terminal shows the seconds live. */
export async function step<T>(
  label: string,
  work: (tell: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  const show = (text: string) => process.stdout.write(live ? `\r\x1b[K${text}` : `${text}\n`)
  show(`· ${label} …`)
  const clock = live ? setInterval(() => show(`· ${label} … ${seconds()}`), 500) : undefined
  const tell = (detail: string) => {
    process.stdout.write(live ? `\r\x1b[K  ${detail}\n` : `  ${detail}\n`)
  }
  try {
    const result = await work(tell)
    show(`✓ ${label}, ${seconds()}`)
    if (live) process.stdout.write('\n')
    return result
  } catch (error) {
    if (live) process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(clock)
  }
}

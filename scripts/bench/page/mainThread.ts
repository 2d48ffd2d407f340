import type { Page } from 'playwright-core'

export interface MainThread {
  /** Milliseconds for which tasks keep a page's main thread busy while `work` lasts. */
  busy(work: () => Promise<unknown>): Promise<number>
}

/** Measures work by the time that it takes from a page's main thread: waiting for a network does not count. */
export async function mainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const tasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return {
    busy: async work => {
      const before = await tasks()
      await work()
      return (await tasks()) - before
    },
  }
}

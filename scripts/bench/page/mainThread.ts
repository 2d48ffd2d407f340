import type { Page } from 'playwright-core'

export interface MainThread {
  /** Milliseconds of processor time that the tasks of a page's main thread take while `work` lasts. */
  busy(work: () => Promise<unknown>): Promise<number>
}

/**
 * Measures work by the processor time that it takes on a page's main thread: neither waiting for a network counts nor
 * for a processor that others use.
 */
export async function mainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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

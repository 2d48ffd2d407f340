import type { Page } from 'playwright-core'

const settling = 400

/** Measures work by the time for which it keeps a page's main thread busy. */
export interface MainThread {
  /** Milliseconds of tasks from the beginning of `work` until the page has settled after it. */
  busy(work: () => Promise<unknown>): Promise<number>
}

export async function mainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const tasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const during = async (work: () => Promise<unknown>) => {
    const [begun, before] = [performance.now(), await tasks()]
    await work()
    await new Promise(resolve => setTimeout(resolve, settling))
    return { busy: (await tasks()) - before, lasted: performance.now() - begun }
  }
  return {
    busy: async work => {
      // What the page does all the time belongs to nobody's work.
      const idle = await during(async () => undefined)
      const { busy, lasted } = await during(work)
      return Math.max(0, busy - (idle.busy * lasted) / idle.lasted)
    },
  }
}

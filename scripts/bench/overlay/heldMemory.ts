import type { Page } from 'playwright-core'

/** What a page holds on to once its garbage has been collected. */
export interface Held {
  readonly heapBytes: number
  /** Of all documents, also those that are no longer in one. */
  readonly nodes: number
  readonly listeners: number
}

export interface HeldMemory {
  take(): Promise<Held>
}

export async function heldMemory(page: Page): Promise<HeldMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return {
    take: async () => {
      // What the first collection lets go of may hold something itself.
      for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const metric = (name: string) => metrics.find(each => each.name === name)?.value ?? Number.NaN
      return {
        heapBytes: metric('JSHeapUsedSize'),
        nodes: metric('Nodes'),
        listeners: metric('JSEventListeners'),
      }
    },
  }
}

import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './benchmark.ts'
import { visit } from './browser/visit.ts'
import { type Held, heldMemory } from './overlay/heldMemory.ts'
import { longBroadcast } from './overlay/longBroadcast.ts'

/** The beginning is after the second time: the page has then seen everything, and its code has been compiled. */
const warmUps = 2
const times = 5
const teams = 32

export const title = `The overlay of a broadcast while a bracket of ${teams} teams is played out ${times} times`
export const ratio = 'after the last time to before the first'
export const needs = 'emulators'

const views = ['match', 'bracket'] as const
type View = (typeof views)[number]

/** More updates than eight hours of play bring, without the waiting in between. */
export async function measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  const broadcast = await longBroadcast(teams)
  const sources = await Promise.all(
    views.map(async view => ({ view, ...(await opened(browser, page, broadcast.competitionId, view)) })),
  )
  const held = new Map<View, Held[]>(views.map(view => [view, []]))
  const updates: number[] = []
  for (let time = 1; time <= warmUps + times; time += 1) {
    const made = await broadcast.playOut(stop)
    if (time > warmUps) updates.push(made)
    for (const { view, page: source, memory } of sources) {
      await shownToTheEnd(source, view)
      if (time >= warmUps) held.get(view)?.push(await memory.take())
    }
  }
  return [
    { what: 'updates each time', unit: 'writes', values: updates },
    ...views.flatMap(view => rows(view, held.get(view) ?? [])),
  ]
}

async function opened(browser: Browser, port: number, competitionId: string, view: View) {
  const page = await visit(browser, port)
  await page.goto(`/competitions/${competitionId}/overlay?view=${view}&lang=en`)
  return { page, memory: await heldMemory(page) }
}

/** The final is the last to change. */
async function shownToTheEnd(page: Page, view: View): Promise<void> {
  const last =
    view === 'match' ? 'output:text-matches("3 : [0-2]")' : '[data-match="final-1-1"][data-status="finished"]'
  await page.locator(last).waitFor()
  // What animates a change comes to rest.
  await page.waitForTimeout(2000)
}

function rows(view: View, held: readonly Held[]): Measurement[] {
  const row = (what: string, unit: string, value: (held: Held) => number, atMost: number) => {
    const values = held.map(value)
    return {
      what: `${view}: ${what}`,
      unit,
      values,
      ratio: (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN),
      aim: { atMost },
    }
  }
  return [
    row('JavaScript heap', 'MiB', ({ heapBytes }) => heapBytes / 2 ** 20, 1.1),
    row('nodes', 'nodes', ({ nodes }) => nodes, 1.05),
    row('listeners', 'listeners', ({ listeners }) => listeners, 1.05),
  ]
}

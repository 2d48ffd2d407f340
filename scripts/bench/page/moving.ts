import type { Browser, Page } from 'playwright-core'
import type { Measurement } from '../benchmark.ts'
import { visit } from '../browser/visit.ts'
import { liveCup } from './liveCup.ts'
import { mainThread } from './mainThread.ts'
import { opened } from './spectating.ts'

const gestures = 6
const stepsEach = 20
/** How far a notch of a wheel scrolls, and what a trackpad says for a small pinch. */
const notch = 120
const pinch = 12

/**
 * What a step of scrolling and of zooming costs the main thread in a bracket of so many teams, redrawing
 * included, and how long its frames are apart.
 */
export async function moving(browser: Browser, port: number, teams: number): Promise<readonly Measurement[]> {
  const page = await opened(await visit(browser, port), await liveCup(teams))
  const frame = page.locator('[role=region][tabindex="0"]')
  await frame.evaluate(element => element.scrollIntoView())
  const box = await frame.boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 300)
  const scroll = await gestured(page, direction => page.mouse.wheel(0, direction * notch))
  await page.keyboard.down('Control')
  const zoom = await gestured(page, direction => page.mouse.wheel(0, direction * pinch))
  await page.keyboard.up('Control')
  const rows = (what: string, { perStep, frames }: Gestured): readonly Measurement[] => [
    { what: `main thread: a step of ${what}, ${teams} teams`, unit: 'ms', values: perStep },
    { what: `between two frames of ${what}, ${teams} teams`, unit: 'ms', values: frames },
  ]
  return [...rows('scrolling', scroll), ...rows('zooming', zoom)]
}

interface Gestured {
  /** Milliseconds of the main thread for each step, one value a gesture. */
  readonly perStep: readonly number[]
  /** Milliseconds from one frame to the next. */
  readonly frames: readonly number[]
}

/** Makes gestures there and back. */
async function gestured(page: Page, step: (direction: 1 | -1) => Promise<void>): Promise<Gestured> {
  const thread = await mainThread(page)
  const perStep: number[] = []
  const frames: number[] = []
  for (let gesture = 0; gesture <= gestures; gesture++) {
    await watchFrames(page)
    const busy = await thread.busy(async () => {
      for (let index = 0; index < stepsEach; index++) {
        await step(gesture % 2 === 0 ? 1 : -1)
        await page.waitForTimeout(16)
      }
      // Until what has come into view is drawn.
      await page.waitForTimeout(500)
    })
    const apart = await takeFrames(page)
    // The first time compiles what is asked for later on.
    if (gesture === 0) continue
    perStep.push(busy / stepsEach)
    frames.push(...apart)
  }
  return { perStep, frames }
}

declare global {
  interface Window {
    frameTimes: number[] | null
  }
}

function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    window.frameTimes = times
    const note = (time: number) => {
      times.push(time)
      if (window.frameTimes === times) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

async function takeFrames(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate(() => {
    const seen = window.frameTimes ?? []
    window.frameTimes = null
    return seen
  })
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

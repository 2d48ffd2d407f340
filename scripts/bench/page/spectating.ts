import type { Locator, Page } from 'playwright-core'
import { whenShown } from '../clicks/pixelClock.ts'
import type { LiveCup } from './liveCup.ts'

/** Opens the bracket and waits until nothing more comes. */
export async function opened(page: Page, cup: LiveCup): Promise<Page> {
  await page.goto(cup.address)
  await card(page, cup).waitFor()
  await quiet(page)
  return page
}

/** The match that goes on. */
export function card(page: Page, { matchId }: LiveCup): Locator {
  return page.locator(`[data-match="${matchId}"]`)
}

/** Sets the score and waits until the page shows it. */
export async function shownScore(page: Page, cup: LiveCup, score: number): Promise<void> {
  const { shown } = await whenShown(page, `[data-match="${cup.matchId}"] .score`, String(score))
  await cup.setScore(score)
  await shown
}

/** Long enough for what follows a change a moment later. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(1000)
}

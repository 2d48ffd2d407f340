import type { Browser, Page } from 'playwright-core'
import { signUpAll } from '../../../testing/person.ts'
import { signIn } from '../../../web/e2e/support/signIn.ts'
import { visit } from '../browser/visit.ts'
import { whenShown } from '../clicks/pixelClock.ts'
import { liveCup } from './liveCup.ts'

export interface ScoreClicks {
  readonly page: Page
  /** One more game for the upper team; settles when a frame shows it. */
  count(): Promise<void>
  takeBack(): Promise<void>
}

/**
 * An organizer's page whose scores are accepted at once by nobody: what a score costs the page itself, without
 * anything that comes back from Firestore.
 */
export async function scoreClicks(browser: Browser, port: number, teams: number): Promise<ScoreClicks> {
  const { owner } = await signUpAll('owner')
  const cup = await liveCup(teams, owner)
  const page = await visit(browser, port)
  await signIn(page, owner)
  let revision = 1
  await page.route('**/brackets', route => {
    revision += 1
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { result: { revision } },
    })
  })
  await page.goto(cup.address)
  await page.locator(`[data-match="${cup.matchId}"]`).click()
  const panel = page.getByRole('dialog')
  const more = await panel
    .getByRole('button', { name: /: плюс один$/ })
    .first()
    .elementHandle()
  const less = await panel
    .getByRole('button', { name: /: минус один$/ })
    .first()
    .elementHandle()
  const shows = async (wins: string, button: typeof more) => {
    const { shown } = await whenShown(page, `[data-match="${cup.matchId}"] .score`, wins)
    // Straight at the button: a pointer that moves there first costs the page something, too.
    await button?.evaluate(element => element instanceof HTMLElement && element.click())
    await shown
  }
  return { page, count: () => shows('1', more), takeBack: () => shows('0', less) }
}

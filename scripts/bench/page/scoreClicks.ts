import type { Browser, Page } from 'playwright-core'
import { signUpAll } from '../../../functions/test/support/person.ts'
import { signIn } from '../browser/signIn.ts'
import { visit } from '../browser/visit.ts'
import { liveCup } from './liveCup.ts'

export interface ScoreClicks {
  readonly page: Page
  /** One more game for the upper team; settles when the card shows it. */
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
  await page.route('**/setScore', route => {
    revision += 1
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { result: { revision } },
    })
  })
  await page.goto(cup.address)
  await page.locator(`[data-match="${cup.matchId}"]`).click()
  const panel = page.getByRole('dialog')
  const shown = (wins: number) =>
    page
      .locator(`[data-match="${cup.matchId}"] .score`, { hasText: String(wins) })
      .first()
      .waitFor()
  const click = (button: RegExp) => panel.getByRole('button', { name: button }).first().click()
  return {
    page,
    count: async () => {
      await click(/: плюс один$/)
      await shown(1)
    },
    takeBack: async () => {
      await click(/: минус один$/)
      await shown(0)
    },
  }
}

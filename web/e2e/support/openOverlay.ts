import type { Page } from '@playwright/test'
import { defaultOverlay, type Overlay } from '@upper-bracket/shared/live/overlay'
import { storedOverlay } from '../../../testing/storedOverlay.ts'
import { origin } from './origin.ts'

/**
 * Opens an overlay as stream software does and waits until it is there; it may have nothing to show. A page that shows
 * another overlay of the competition is not loaded again.
 */
export async function openOverlay(
  page: Page,
  competitionId: string,
  options: Partial<Overlay> = {},
  at = origin,
): Promise<void> {
  const { view = defaultOverlay.view, scene = '' } = options
  await page.goto(`${at}${await storedOverlay(competitionId, options)}`)
  const shown = view === 'scene' ? scene : view
  await page.waitForFunction(name => document.querySelector(`[data-overlay=${name}]`), shown)
}

/** Waits until an overlay shows a text. Unlike a locator, it also works in the browsers of stream software. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(wanted => document.querySelector('main')?.innerText.includes(wanted), text)
}

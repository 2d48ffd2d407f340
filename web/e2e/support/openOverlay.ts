import type { Page } from '@playwright/test'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { defaultOverlay, type OverlayOptions, overlaySearch } from '#platform/addresses/overlayOptions.ts'
import { origin } from './origin.ts'

/** Opens an overlay as stream software does and waits until it is there; it may have nothing to show. */
export async function openOverlay(
  page: Page,
  competitionId: string,
  options: Partial<OverlayOptions> = {},
  at = origin,
): Promise<void> {
  const chosen = { ...defaultOverlay, ...options }
  await page.goto(`${at}${hrefs.overlay(competitionId, overlaySearch(chosen))}`)
  await page.waitForFunction(view => document.querySelector(`[data-overlay=${view}]`), chosen.view)
}

/** Waits until an overlay shows a text. Unlike a locator, it also works in the browsers that stream software contains. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(wanted => document.querySelector('main')?.innerText.includes(wanted), text)
}

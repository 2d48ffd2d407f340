import type { Page } from '@playwright/test'

/** Clicks a service's button and returns the window that opens, once it lists its people. */
export async function openWindow(page: Page, service: 'Discord' | 'Steam'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: service, exact: true }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Cancel' }).waitFor()
  return popup
}

/** Chooses somebody, or 'Cancel', in a service's window and waits until it has closed itself. */
export async function chooseInWindow(popup: Page, name: string): Promise<void> {
  const closed = popup.isClosed() ? undefined : popup.waitForEvent('close')
  await popup.getByRole('button', { name }).click()
  await closed
}

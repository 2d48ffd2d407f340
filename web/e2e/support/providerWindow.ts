import type { Page } from 'playwright-core'

/** Presses the button of a service and answers the window that this opens, once it shows whom it knows. */
export async function openWindow(page: Page, service: 'Discord' | 'Steam'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: service, exact: true }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Cancel' }).waitFor()
  return popup
}

/** Chooses somebody, or 'Cancel', in the window of a service, and waits until it has closed itself. */
export async function chooseInWindow(popup: Page, name: string): Promise<void> {
  const closed = popup.isClosed() ? undefined : popup.waitForEvent('close')
  await popup.getByRole('button', { name }).click()
  await closed
}

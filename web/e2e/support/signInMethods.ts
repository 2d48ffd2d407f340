import type { Locator, Page } from '@playwright/test'
import { chooseInWindow } from './providerWindow.ts'

/** The row of a sign-in method on the profile. */
export function row(page: Page, name: string): Locator {
  return page.locator('#signInMethods li').filter({ hasText: name })
}

/** Links a service on the profile, as `person` in its window. */
export async function link(page: Page, service: 'Steam' | 'Discord', person: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Привязать: ${service}` }).click()
  await chooseInWindow(await opened, person)
}

/** Unlinks a sign-in method on the profile. */
export async function unlink(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: `Отвязать: ${method}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отвязать' }).click()
}

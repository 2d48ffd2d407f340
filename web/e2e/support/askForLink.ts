import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailedLink } from './inbox.ts'

/** The page that was asked for before the sign-in, and the query that says so. */
export const wanted = '/tournaments/player'
export const next = `next=${encodeURIComponent(wanted)}`

export function newEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.org`
}

/** Asks for a sign-in link on its page, and returns the one that was mailed. */
export async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto(`/auth/signin-by-link?${next}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/auth/email/confirmation-instruction**')
  await page.getByText(email).waitFor()
  return mailedLink(email, 'signIn')
}

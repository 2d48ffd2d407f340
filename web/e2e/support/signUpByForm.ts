import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

const submit = { ru: 'Создать аккаунт', en: 'Create account' } as const

export const password = 'correct horse'

/** Fills in the form that the page shows, and waits until it has led on. Answers the e-mail. */
export async function signUpByForm(page: Page, name: string, language: 'ru' | 'en' = 'ru'): Promise<string> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
  // First the field that the form for signing in does not have: that one may still be going.
  await page.locator('input[name=confirmation]').fill(password)
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: submit[language] }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  return email
}

export async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(secret)
}

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

const submit = { ru: 'Создать аккаунт', en: 'Create account' } as const

export const password = 'correct horse'

/** Fills in and submits the form, and waits for the redirect. Returns the e-mail address. */
export async function signUpByForm(page: Page, name: string, language: 'ru' | 'en' = 'ru'): Promise<string> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
  // First the field that the sign-in form does not have, which may still be unmounting.
  await page.locator('input[name=confirmation]').fill(password)
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: submit[language] }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  return email
}

export async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[name=email]:visible').fill(email)
  await page.locator('input[name=password]:visible').fill(secret)
}

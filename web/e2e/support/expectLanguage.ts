import { expect } from '@playwright/test'
import { fillCredentials, password } from './signUpByForm.ts'
import type { Visitor } from './visitor.ts'

/** Signs in with a browser that knows nothing but what the profile says. */
export async function expectLanguage({ page }: Visitor, email: string, language: string): Promise<void> {
  await page.goto('/auth/signin?next=%2Fprofile')
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
}

import { expect } from '@playwright/test'
import { test } from './support/fixtures.ts'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'
import type { Visitor } from './support/visitor.ts'

test('a language chosen before signing in is saved to the profile, even after a reload', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, 'language')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL('**/auth/signin**')

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.reload()
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await expectLanguage(await newVisitor(), email, 'en')
})

/** Signs in with a browser that knows nothing but what the profile says. */
async function expectLanguage({ page }: Visitor, email: string, language: string): Promise<void> {
  await page.goto('/auth/signin?next=%2Fprofile')
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
}

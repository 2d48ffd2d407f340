import { expect, test } from 'vitest'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

test('a language chosen before signing in is saved to the profile, even after a reload', async () => {
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

  await expectLanguage(email, 'en')
})

/** Signs in with a browser that knows nothing but what the profile says. */
async function expectLanguage(email: string, language: string): Promise<void> {
  const { page } = await newVisitor()
  await page.goto('/auth/signin?next=%2Fprofile')
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
}

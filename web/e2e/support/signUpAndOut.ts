import type { Page } from '@playwright/test'
import { signUpByForm } from './signUpByForm.ts'

/** Returns the e-mail address of somebody who has signed up by the form, and out again. */
export async function signUpAndOut(page: Page, name: string): Promise<string> {
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, name)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL('**/auth/signin**')
  return email
}

import type { Page } from 'playwright-core'
import type { Person } from '../../../testing/person.ts'
import { fillCredentials, password } from './signUpByForm.ts'

/** Signs somebody in who has an account, by the form. */
export async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/auth/signin')
  await fillCredentials(page, email, password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
}

import type { Page } from 'playwright-core'
import type { Person } from '../../../testing/person.ts'
import { signIn } from './signIn.ts'

/** Signs somebody in and opens the profile, down to its last section. */
export async function openProfile(page: Page, person: Person): Promise<void> {
  await signIn(page, person)
  await page.goto('/profile')
  await page.locator('#data').waitFor()
}

import type { Page } from '@playwright/test'
import type { Person } from '../../../testing/person.ts'
import { signIn } from './signIn.ts'

/** Signs somebody in, opens the profile and waits for its last section. */
export async function openProfile(page: Page, person: Person): Promise<void> {
  await signIn(page, person)
  await page.goto('/profile')
  await page.locator('#data').waitFor()
}

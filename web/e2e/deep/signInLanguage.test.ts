import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { expectLanguage } from '../support/expectLanguage.ts'
import { test } from '../support/fixtures.ts'
import { signUpByForm } from '../support/signUpByForm.ts'

test('a new account keeps the language in which it was created, even if saving it takes long', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor({ language: 'en' })
  let writes = 0
  await page.route('**/google.firestore.v1.Firestore/Write/**', () => {
    writes += 1
  })
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, 'newcomer', 'en')
  const profile = async () => {
    const uid = (await context.cookies()).find(({ name }) => name === 'userid')?.value
    return uid === undefined ? null : (await stored.profile(uid).get()).data()
  }
  const veryPatient = { timeout: 60_000 }
  await expect.poll(profile, { ...veryPatient, message: 'no profile' }).toMatchObject({ lang: 'ru' })
  await expect.poll(() => writes, { ...veryPatient, message: 'language not saved' }).toBeGreaterThan(0)
  await page.unrouteAll()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expectLanguage(await newVisitor(), email, 'en')
})

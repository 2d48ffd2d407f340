import { expect, test } from 'vitest'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'
import { withBrowser } from './support/visitor.ts'

const newVisitor = withBrowser()
const patient = { timeout: 20_000 }

test('a language that was chosen before signing in goes to the profile, also through a reload', async () => {
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

test('a new account reads in the language in which it was made, also where writing that takes long', async () => {
  const { page } = await newVisitor({ language: 'en' })
  const writes = '**/google.firestore.v1.Firestore/Write/**'
  const written = page.waitForRequest(writes)
  await page.route(writes, () => undefined)
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, 'newcomer', 'en')
  await written
  await page.unrouteAll()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expectLanguage(email, 'en')
})

/** Signs in where nothing is known of the person but what their profile says. */
async function expectLanguage(email: string, language: string): Promise<void> {
  const { page } = await newVisitor()
  await page.goto('/auth/signin?next=%2Fprofile')
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile')
  await expect.poll(() => page.locator('html').getAttribute('lang'), patient).toBe(language)
}

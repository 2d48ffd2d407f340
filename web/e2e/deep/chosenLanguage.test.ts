import { expectLanguage } from '../support/expectLanguage.ts'
import { test } from '../support/fixtures.ts'
import { signUpAndOut } from '../support/signUpAndOut.ts'
import { fillCredentials, password } from '../support/signUpByForm.ts'

test('a language chosen before signing in is saved to the profile, even after a reload', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  const email = await signUpAndOut(page, 'language')

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.reload()
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()

  await expectLanguage(await newVisitor(), email, 'en')
})

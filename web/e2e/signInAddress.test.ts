import { expect } from '@playwright/test'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { signUp } from '../../testing/person.ts'
import { test } from './support/fixtures.ts'
import { mailedLink } from './support/inbox.ts'
import { origin } from './support/origin.ts'

/** Does what the Firebase console, or another product with the same accounts, would do. */
async function askFirebase(action: string, body: Record<string, string>): Promise<void> {
  const { auth } = emulatorPorts(Number(new URL(origin).port))
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  expect(response.status).toBe(200)
}

test('a change of address is confirmed by the link in an e-mail', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const { email, idToken } = await signUp('moves')
  const newEmail = `new-${email}`
  await askFirebase('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  await page.goto(await mailedLink(email, 'verifyAndChangeEmail'))
  await page.getByRole('heading', { name: 'Почта изменена' }).waitFor()
  await page.getByText(`Входите теперь с ${newEmail}.`).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await page.waitForURL('**/auth/signin')
})

test('a change of address is reverted by the link in an e-mail, which advises a new password', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ language: 'en', device: 'phone' })
  const { email, idToken } = await signUp('robbed')
  await askFirebase('update', { idToken, email: `thief-${email}` })
  await page.goto(await mailedLink(email, 'recoverEmail'))
  await page.getByRole('heading', { name: 'E-mail restored' }).waitFor()
  await page.getByText(`The account belongs to ${email} again.`).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'New password' }).click()
  await page.getByRole('button', { name: 'Send the e-mail' }).waitFor()
  expect(await page.locator('input[name=email]').inputValue()).toBe(email)
})

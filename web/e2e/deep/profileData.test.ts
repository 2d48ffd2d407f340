import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { ageSignIn } from '../support/ageSignIn.ts'
import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { mailedLink } from '../support/inbox.ts'
import { openProfile } from '../support/openProfile.ts'
import { chooseInWindow, openWindow } from '../support/providerWindow.ts'

test('a link in an e-mail counts as a fresh sign-in, in another tab', async ({ newVisitor }) => {
  const { wolf } = await signUpAll('wolf')
  const { page, context } = await newVisitor({ device: 'phone' })
  await openProfile(page, wolf)
  const renew = await ageSignIn(page)
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Прислать ссылку' }).click()
  const mail = await context.newPage()
  await mail.goto(await mailedLink(wolf.email, 'signIn'))
  await mail.waitForURL('**/profile#data')
  await mail.close()
  await renew()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await dialog.getByRole('button', { name: 'Удалить навсегда', disabled: false }).click()
  await page.waitForURL(url => url.pathname === '/')
  expect((await stored.profile(wolf.uid).get()).exists).toBe(false)
})

test("a provider's window counts as a fresh sign-in, unless somebody else signs in there", async ({
  newVisitor,
}) => {
  const { discordId } = await freeDemonstrationPerson('topol')
  await freeDemonstrationPerson('groza')
  const { page } = await newVisitor()
  await page.goto('/auth/signin?next=/profile')
  await chooseInWindow(await openWindow(page, 'Discord'), 'Тополь')
  await page.locator('#data').waitFor()
  const renew = await ageSignIn(page)
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog')
  const prove = async (person: string) => {
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Войти: Discord' }).click()
    await chooseInWindow(await opened, person)
  }
  await prove('Гроза')
  await page.getByText('Это другой аккаунт').first().waitFor()
  expect(await dialog.getByRole('button', { name: 'Удалить навсегда' }).isDisabled()).toBe(true)
  await renew()
  await prove('Тополь')
  await dialog.getByText('Теперь аккаунт можно удалить').waitFor()
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(async () => (await stored.identity('discord', discordId).get()).exists).toBe(false)
  await freeDemonstrationPerson('groza')
})

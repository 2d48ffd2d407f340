import { afterAll, beforeEach, expect, test } from 'vitest'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { freeDemonstrationPerson } from './support/freeDemonstrationPerson.ts'
import { mailedLink } from './support/inbox.ts'
import { openProfile } from './support/openProfile.ts'
import { chooseInWindow, openWindow } from './support/providerWindow.ts'
import { link, row, unlink } from './support/signInMethods.ts'
import { password } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

const free = () => freeDemonstrationPerson('iskra')
beforeEach(free)
afterAll(free)

test('Steam and Discord are linked, fill in what is empty, sign in, and are unlinked', async () => {
  const { wolf } = await signUpAll('wolf')
  const { steamId, discordId } = await free()
  await stored.profile(wolf.uid).update({ steamNickname: 'wolf_of_the_north' })
  const { page, loads, complaints } = await newVisitor()
  await openProfile(page, wolf)
  const loaded = loads()
  await row(page, 'Почта').getByText('Единственный способ входа').waitFor()

  await link(page, 'Steam', 'Искра')
  await row(page, 'Steam').getByText('Привязан', { exact: true }).waitFor()
  await expect.poll(() => page.locator('input[name=steamProfileURL]').inputValue()).toContain(steamId)
  expect(await page.locator('input[name=steamNickname]').inputValue()).toBe('wolf_of_the_north')
  await link(page, 'Discord', 'Искра')
  await row(page, 'Discord').getByText('Привязан', { exact: true }).waitFor()
  expect(loads()).toBe(loaded)
  expect((await stored.profile(wolf.uid).get()).data()).toMatchObject({
    steamID: steamId,
    discordID: discordId,
  })

  expect.soft(await accessibilityFaults(page)).toEqual([])

  const elsewhere = await newVisitor()
  await elsewhere.page.goto('/auth/signin?next=/profile')
  await chooseInWindow(await openWindow(elsewhere.page, 'Discord'), 'Искра')
  await row(elsewhere.page, 'Почта').getByText(wolf.email).waitFor()

  await unlink(page, 'Почта')
  await row(page, 'Почта').getByText('Не привязана').waitFor()
  await unlink(page, 'Steam')
  await row(page, 'Discord').getByText('Единственный способ входа').waitFor()
  expect(await page.getByRole('button', { name: /^Отвязать/ }).count()).toBe(0)
  expect((await stored.identity('steam', steamId).get()).exists).toBe(false)
  expect(complaints).toEqual([])
})

test('an account created with Steam adds an e-mail and a password, confirms it and signs in with it', async () => {
  const { wolf } = await signUpAll('wolf')
  const { page } = await newVisitor()
  await page.goto('/auth/signin?next=/profile')
  await chooseInWindow(await openWindow(page, 'Steam'), 'Искра')
  await page.waitForURL('**/profile')
  await page.getByRole('button', { name: 'Привязать: Почта' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход по почте и паролю' })
  const submit = dialog.getByRole('button', { name: 'Привязать' })
  await submit.click()
  await dialog.getByText('Укажите почту').waitFor()
  await dialog.getByLabel('Почта').fill(wolf.email)
  await dialog.getByLabel('Пароль').fill('12345')
  await submit.click()
  await dialog.getByText('В пароле должно быть не меньше 6 символов').waitFor()
  await dialog.getByLabel('Пароль').fill(password)
  await submit.click()
  await dialog.getByText('Эта почта уже зарегистрирована').waitFor()
  const email = `new-${wolf.email}`
  await dialog.getByLabel('Почта').fill(email)
  await submit.click()
  await dialog.waitFor({ state: 'detached' })

  await row(page, 'Почта').getByRole('button', { name: 'Подтвердить' }).click()
  const mail = await page.context().newPage()
  await mail.goto(await mailedLink(email, 'verifyEmail'))
  await mail.getByRole('heading', { name: 'Почта подтверждена' }).waitFor()
  await mail.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await row(page, 'Почта').getByText('Почта подтверждена').waitFor()

  const elsewhere = await newVisitor()
  await openProfile(elsewhere.page, { ...wolf, email })
  await row(elsewhere.page, 'Steam').getByText('Привязан', { exact: true }).waitFor()
})

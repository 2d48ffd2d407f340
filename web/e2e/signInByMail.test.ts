import { expect } from '@playwright/test'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { newEmail, next, wanted } from './support/askForLink.ts'
import { test } from './support/fixtures.ts'
import { inbox, mailedLink } from './support/inbox.ts'
import { origin } from './support/origin.ts'
import { signUpAndOut } from './support/signUpAndOut.ts'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'

test('a link in an e-mail signs in, leads to the requested page, and takes the first tab along', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor()
  const email = newEmail('link')
  await page.goto(wanted)
  await page.waitForURL('**/auth/signin**')
  await page.getByRole('link', { name: 'по ссылке из письма' }).click()
  await page.getByRole('heading', { name: 'Вход по ссылке' }).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await page.locator('input[name=email]').fill(email)
  await page.getByRole('button', { name: 'Прислать ссылку' }).click()
  await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect(await page.getByRole('link', { name: 'Открыть ящик с письмами' }).getAttribute('href')).toBe(inbox)

  const link = await mailedLink(email, 'signIn')
  expect(link.startsWith(`${origin}/auth/action?`)).toBe(true)
  const tab = await context.newPage()
  await tab.goto(link)
  await tab.waitForURL(`**${wanted}`)
  await page.waitForURL(`**${wanted}`)
  expect(await tab.evaluate(() => localStorage.getItem('upper-bracket.email'))).toBeNull()

  await tab.goto('/profile')
  await tab.getByRole('button', { name: 'Выйти' }).click()
  await tab.waitForURL('**/auth/signin**')
  await tab.goto(link)
  await tab.locator('input[name=email]').fill(email)
  await tab.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await tab.getByText('Ссылка уже использована или неполная').last().waitFor()
  await tab.getByRole('link', { name: 'Запросить новое письмо' }).click()
  await tab.waitForURL(`**/auth/signin-by-link?${next}`)
})

test('a password reset sets the new password and signs in with it; its link works once', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  const email = await signUpAndOut(page, 'reset')

  await page.goto(`/auth/signin?${next}`)
  await page.locator('input[name=email]').fill(email)
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await page.getByRole('heading', { name: 'Новый пароль' }).waitFor()
  expect(await page.locator('input[name=email]').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Прислать письмо' }).click()
  await page.waitForURL('**/auth/email/password-reset-instruction**')
  await page.getByText(email).waitFor()

  const link = await mailedLink(email, 'resetPassword')
  await page.goto(link)
  await page.waitForURL('**/auth/email/reset?**')
  await page.getByText(`Для аккаунта ${email}`).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  const fill = async (once: string, again: string) => {
    await page.locator('input[name=password]').fill(once)
    await page.locator('input[name=confirmation]').fill(again)
    await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  }
  await fill('12345', '12345')
  await page.getByText('В пароле должно быть не меньше 6 символов').waitFor()
  await fill('a new secret', 'another secret')
  await page.getByText('Пароли не совпадают').waitFor()
  await fill('a new secret', 'a new secret')
  await page.waitForURL(`**${wanted}`)

  await page.goto(link)
  await page.getByRole('heading', { name: 'Ссылка не сработала' }).waitFor()
  await page.getByText('Ссылка уже использована или неполная').waitFor()
  await page.getByRole('link', { name: 'Запросить новое письмо' }).click()
  await page.waitForURL('**/auth/reset-password**')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL('**/auth/signin**')
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('alert').getByText('Неверный пароль').waitFor()
  await fillCredentials(page, email, 'a new secret')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/profile')
})

test('signing up sends a link that confirms the address', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, 'verify')
  const link = await mailedLink(email, 'verifyEmail')
  await page.goto('/auth/email/verification')
  await page.getByRole('heading', { name: 'Подтвердите почту' }).waitFor()
  await page.getByRole('button', { name: 'Прислать письмо' }).waitFor()

  await page.goto(link)
  await page.waitForURL('**/auth/email/verification?**')
  await page.getByRole('heading', { name: 'Почта подтверждена' }).waitFor()
  await page.getByText(email).waitFor()
  await page.goto('/auth/email/verification')
  await page.getByRole('heading', { name: 'Почта подтверждена' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Ссылка не сработала' }).waitFor()
})

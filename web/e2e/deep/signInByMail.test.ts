import { expect } from '@playwright/test'
import { askForLink, newEmail, wanted } from '../support/askForLink.ts'
import { test } from '../support/fixtures.ts'
import { mailedLinks } from '../support/inbox.ts'
import { origin } from '../support/origin.ts'
import { signUpByForm } from '../support/signUpByForm.ts'

test('a link signs in again somebody who is signed in, and redirects when it is opened a second time', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  await page.goto('/auth/signup')
  const email = await signUpByForm(page, 'forgetful')
  const { page: other } = await newVisitor()
  const link = await askForLink(other, email)

  await page.goto(link)
  await page.waitForURL(`**${wanted}`)
  await other.goto(link)
  await other.getByRole('heading', { name: 'Ссылка не сработала' }).waitFor()
  await page.goto(link)
  await page.waitForURL(`**${wanted}`)
})

test('an e-mail can be sent again after a countdown of half a minute', async ({ newVisitor }) => {
  const { page } = await newVisitor({ fresh: true })
  const email = newEmail('again')
  await page.clock.install()
  await askForLink(page, email)
  await page.getByRole('button', { name: /^Отправить ещё раз через \d+ с$/, disabled: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Отправить ещё раз через \d+ с$/, disabled: true }).waitFor()
  await page.clock.fastForward('00:31')
  await page.getByRole('button', { name: 'Отправить ещё раз', exact: true }).click()
  await expect.poll(async () => (await mailedLinks(email, 'signIn')).length, { timeout: 10_000 }).toBe(2)
  await page.getByRole('button', { name: /^Отправить ещё раз через \d+ с$/, disabled: true }).waitFor()
  await page.getByRole('link', { name: 'Указать другую почту' }).click()
  await page.getByRole('heading', { name: 'Вход по ссылке' }).waitFor()
  expect(await page.locator('input[name=email]').inputValue()).toBe(email)
})

test('invalid links, and instructions without an e-mail, say what to do next', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto('/auth/action?mode=surprise&oobCode=abc')
  await page.getByRole('heading', { name: 'Эта ссылка нам незнакома' }).waitFor()
  await page.goto('/auth/email/confirmation')
  await page.getByRole('heading', { name: 'Ссылка не сработала' }).waitFor()
  await page.goto('/auth/email/reset?oobCode=nonsense')
  await page.getByRole('heading', { name: 'Ссылка не сработала' }).waitFor()
  await page.goto('/auth/email/password-reset-instruction')
  await page.getByRole('link', { name: 'Указать почту' }).click()
  await page.waitForURL('**/auth/reset-password')
  await page.goto('/auth/email/verification')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await page.waitForURL('**/auth/signin')
})

test('on another device the link asks for the address it was sent to', async ({ newVisitor }) => {
  const { page: first } = await newVisitor()
  const email = newEmail('device')
  const link = await askForLink(first, email)

  const { page } = await newVisitor({ language: 'en', device: 'phone' })
  await page.goto(link)
  await page.getByRole('heading', { name: 'Where did the e-mail arrive?' }).waitFor()
  const enter = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await enter.click()
  await page.getByText('Missing email').waitFor()
  await page.locator('input[name=email]').fill(newEmail('somebody-else'))
  await enter.click()
  await page.getByRole('alert').getByText('Invalid email').waitFor()
  await page.locator('input[name=email]').fill(email)
  await enter.click()
  await page.waitForURL(`**${wanted}`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('no e-mail leads to another site, whatever its link says', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  const email = newEmail('elsewhere')
  const link = new URL(await askForLink(page, email))
  link.searchParams.set('continueUrl', 'https://evil.example/?next=//evil.example')
  link.searchParams.set('next', '//evil.example')
  await page.goto(link.href)
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  expect(page.url()).toBe(`${origin}/`)
})

import { expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'
import { newVisitor, origin } from './support/visitor.ts'

const patient = { timeout: 20_000 }

test('a prerendered page is hydrated: its links work without loading a document', async () => {
  const { page, loads, complaints } = await newVisitor()
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Основная навигация' })
    .getByRole('link', { name: 'Турниры' })
    .click()
  await page.waitForURL('**/auth/signin**')
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(loads()).toBe(1)
  expect(complaints).toEqual([])
})

test('protected pages lead to signing in, and back to the requested page', async () => {
  const { page } = await newVisitor()
  for (const protectedPath of ['/profile', '/tournaments', '/tournaments/owner', '/tournaments/player']) {
    await page.goto(protectedPath)
    await page.waitForURL('**/auth/signin**')
  }
  await page.goto('/tournaments/owner')
  await page.waitForURL('**/auth/signin**')
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  const email = await signUpByForm(page, 'guest')
  await page.waitForURL('**/tournaments/owner')
  await page.getByRole('heading', { name: 'Вы ещё не проводили турниров' }).waitFor()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL('**/auth/signin**')
  await page.goto('/auth/signin?next=%2F%2Fevil.example%2Fprofile')
  await page.locator('input[name=password]').waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  expect(new URL(page.url()).origin).toBe(origin)
})

test('an unknown address and an invalid id show the 404 page', async () => {
  const { page } = await newVisitor({ language: 'en' })
  for (const path of ['/no/such/page', '/competitions/!!/teams']) {
    await page.goto(path)
    await page.getByText(`Page Not Found: ${path}`).waitFor()
  }
  await page.goto('/competitions/AAAAAAAAAAAAAAAAAAAA')
  await page.getByText('Document does not exist!').waitFor()
})

test('the chosen language is kept', async () => {
  const { page, context } = await newVisitor()
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang'), patient).toBe('en')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang'), patient).toBe('en')
  const locale = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(locale).toMatchObject({ value: 'en', sameSite: 'Lax' })
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
})

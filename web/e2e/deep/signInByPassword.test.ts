import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'

test('an unknown address and an invalid id show the 404 page', async ({ newVisitor }) => {
  const { page } = await newVisitor({ language: 'en' })
  for (const path of ['/no/such/page', '/competitions/!!/teams']) {
    await page.goto(path)
    await page.getByText(`Page Not Found: ${path}`).waitFor()
  }
  await page.goto('/competitions/AAAAAAAAAAAAAAAAAAAA')
  await page.getByRole('heading', { name: 'No such tournament' }).waitFor()
})

test('the chosen language is kept', async ({ newVisitor }) => {
  const { page, context } = await newVisitor()
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  const locale = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(locale).toMatchObject({ value: 'en', sameSite: 'Lax' })
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
})

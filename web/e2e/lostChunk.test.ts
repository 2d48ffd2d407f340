import { expect, test } from 'vitest'
import { newVisitor } from './support/visitor.ts'

test('a page whose code is gone after a deployment is reloaded once, and then says that it failed', async () => {
  const { page, loads } = await newVisitor({ fresh: true })
  await page.goto('/')
  await page.route('**/assets/SignInPage-*', route => route.fulfill({ status: 404 }))
  const heading = page.getByRole('heading', { name: 'Что-то пошло не так' })

  // No other build: the chunk is out of reach, and a reload would not help.
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await heading.waitFor()
  expect(loads()).toBe(1)

  await page.goto('/')
  await page.route('**/builds/latest.json', route => route.fulfill({ json: { id: 'next', timestamp: '' } }))
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await expect.poll(loads).toBe(3)
  // What the reload has brought still names the chunk, which is gone.
  await page.goto('/')
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await heading.waitFor()
  expect(loads()).toBe(4)
})

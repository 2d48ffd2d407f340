import { expect, test } from 'vitest'
import { withBrowser } from './support/visitor.ts'

const newVisitor = withBrowser()

test('a browser that prefers English gets English at its first visit, and never sees Russian', async () => {
  const { context, page } = await newVisitor({ language: 'en' })
  await context.clearCookies()
  await page.goto('/', { waitUntil: 'commit' })
  const seen = await page.evaluate(async () => {
    const texts: string[] = []
    const late = performance.now() + 15_000
    while ((document.documentElement.lang !== 'en' || !texts.length) && performance.now() < late) {
      await new Promise(requestAnimationFrame)
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) texts.push(heading.innerText)
    }
    return texts.filter(text => /[а-я]/i.test(text))
  })
  expect(seen).toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
})

test('the cookie wins over the browser', async () => {
  const { context, page } = await newVisitor({ language: 'en' })
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.locator('html[lang=ru]').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Войти' }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
})

test('an unknown address is told in full, in both languages, with one title and the way home', async () => {
  const { page } = await newVisitor()
  const response = await page.goto('/no/such/page?a=1#b')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Страница не найдена: /no/such/page?a=1#b' }).waitFor()
  expect(await page.locator('title').allTextContents()).toEqual([
    'Страница не найдена: /no/such/page?a=1#b · Upper Bracket',
  ])
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Page Not Found: /no/such/page?a=1#b' }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(url => url.pathname === '/')
})

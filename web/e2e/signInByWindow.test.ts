import { expect } from '@playwright/test'
import { test } from './support/fixtures.ts'
import { openWindow } from './support/providerWindow.ts'
import { leftAnswers, signInAddress, signInByWindow, wanted } from './support/signInByWindow.ts'

test('Discord signs in, leads to the requested page and keeps the language', async ({ newVisitor }) => {
  await signInByWindow(await newVisitor(), { service: 'Discord', key: 'zarya', person: 'Заря' })
})

test('a service that severs its window from the page still signs in', async ({ newVisitor }) => {
  const { page, context } = await newVisitor()
  // Playwright does not intercept the target of a redirect, so the redirect is turned into a page.
  await context.route('**/api/auth/steam?**', async route => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { location = '', 'set-cookie': cookie = '' } = response.headers()
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': cookie },
      body: `<script>location.replace(${JSON.stringify(location)})</script>`,
    })
  })
  await context.route('**/openid/login?**', async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers })
  })
  await page.goto(signInAddress)
  const popup = await openWindow(page, 'Steam')
  expect(await popup.evaluate(() => opener)).toBeNull()
  await popup.getByRole('button', { name: 'falcon_77' }).click()
  await page.waitForURL(`**${wanted}`)
  expect(await page.evaluate(leftAnswers)).toEqual([])
})

import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { openProfile } from '../support/openProfile.ts'

test('the link can be copied to another device, and expires after ten minutes', async ({ newVisitor }) => {
  const { wolf } = await signUpAll('wolf')
  await stored.profile(wolf.uid).update({ lang: 'en' })
  const { page, context } = await newVisitor({ language: 'en', device: 'phone', fresh: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openProfile(page, wolf)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Connect Telegram' }).click()
  await (await opened).close()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const href = await page.getByRole('link', { name: 'Open the bot' }).getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  expect(href).toMatch(/\/upper_bracket_demo_bot\?start=[A-Za-z0-9_-]{43}$/)

  await page.clock.fastForward('10:01')
  await page.getByText('The link has expired').waitFor()
  await page.getByRole('button', { name: 'New link' }).waitFor()
})

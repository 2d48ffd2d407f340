import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { test } from './support/fixtures.ts'
import { unprintableTexts } from './support/unprintableTexts.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

/** Puts the page into the state in which the browser prints it. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

test('the dark theme prints dark on white, without controls', async ({ newVisitor }) => {
  const { competitionId } = await bracketedCompetition(
    { owner },
    { teams: 4, played: { 'main-1-1': 'running' } },
  )
  const { page } = await newVisitor()
  const unreadable = async () => {
    expect(await page.locator('html').getAttribute('data-mui-color-scheme')).toBe('dark')
    await printed(page)
    const found = await unprintableTexts(page)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    return found
  }

  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('listitem').filter({ hasText: 'Team 2' }).waitFor()
  expect(await unreadable()).toEqual([])

  await page.goto(`/competitions/${competitionId}/bracket`)
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  expect(await unreadable()).toEqual([])

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await unreadable()).toEqual([])
})

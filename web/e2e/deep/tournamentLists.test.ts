import { expect, type Page } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { test } from '../support/fixtures.ts'

const longWait = { timeout: 30_000 }

/** More upcoming competitions than a page of the list. */
async function seedMany(owner: Person, helper: Person): Promise<{ readonly next: string }> {
  const now = Date.now()
  const seed = (
    name: string,
    startDate: number,
    status: 'registration' | 'running' | 'finished',
    players: readonly { readonly uid: string; readonly joinedAt: number }[] = [
      { uid: helper.uid, joinedAt: now },
    ],
  ) =>
    seededCompetition({
      owner,
      administrators: [helper],
      players,
      competition: { name, startDate, registrationDeadline: startDate - hour, status },
    })
  const later = Array.from({ length: 33 }, (_, index) =>
    seed(
      `Later ${String(index).padStart(2, '0')}`,
      now + (100 + index) * hour,
      'registration',
      index < 30 ? [{ uid: helper.uid, joinedAt: now - (index + 1) * hour }] : [],
    ),
  )
  const [next] = await Promise.all([
    seed('Next', now + 5 * hour, 'registration'),
    seed('Just late', now - 2 * hour, 'registration'),
    seed('Forgotten', now - 90 * hour, 'registration'),
    seed('On now', now - hour, 'running'),
    seed('Won', now - 50 * hour, 'finished'),
    seed('Won before', now - 80 * hour, 'finished'),
    ...later,
  ])
  return { next: next.competitionId }
}

const sections = ['Идут сейчас', 'Скоро начнутся', 'Начало прошло', 'Завершены'] as const

function shownIn(page: Page, section: (typeof sections)[number]): Promise<string[]> {
  return page.getByRole('region', { name: section }).getByRole('heading', { level: 3 }).allInnerTexts()
}

test('lists show running, upcoming, overdue and finished competitions, page by page, live', async ({
  newVisitor,
}) => {
  const { owner, helper } = await signUpAll('owner', 'helper')
  const { next } = await seedMany(owner, helper)
  const { page, complaints } = await newVisitor({ as: owner })
  await page.goto('/tournaments/owner')
  const upcoming = page.getByRole('region', { name: 'Скоро начнутся' })
  await upcoming.waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(sections)

  await expect.poll(() => shownIn(page, 'Идут сейчас'), longWait).toEqual(['On now'])
  await expect.poll(() => shownIn(page, 'Начало прошло'), longWait).toEqual(['Forgotten'])
  await expect.poll(() => shownIn(page, 'Завершены'), longWait).toEqual(['Won', 'Won before'])
  const ahead = [
    'Just late',
    'Next',
    ...Array.from({ length: 33 }, (_, at) => `Later ${String(at).padStart(2, '0')}`),
  ]
  await expect.poll(() => shownIn(page, 'Скоро начнутся'), longWait).toEqual(ahead.slice(0, 12))

  for (let seen = 12; seen < ahead.length; seen += 12) {
    await upcoming.getByRole('button', { name: 'Показать ещё' }).press('Enter')
    await expect.poll(() => shownIn(page, 'Скоро начнутся'), longWait).toEqual(ahead.slice(0, seen + 12))
    // The focus moves to the first new one.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent), longWait)
      .toBe(ahead[seen])
  }
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect(await upcoming.getByRole('button').count()).toBe(0)

  await stored.competition(next).update({ status: 'running' })
  await expect.poll(() => shownIn(page, 'Идут сейчас'), longWait).toEqual(['Next', 'On now'])
  await expect
    .poll(() => shownIn(page, 'Скоро начнутся'), longWait)
    .toEqual(ahead.filter(name => name !== 'Next'))

  const search = page.getByRole('searchbox', { name: 'Найти по названию' })
  await search.fill('bef WON')
  await expect.poll(() => shownIn(page, 'Завершены'), longWait).toEqual(['Won before'])
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count(), longWait).toBe(1)
  await page.getByRole('button', { name: 'CS:GO' }).click()
  await page.getByText('Ничего не нашлось').waitFor()
  await page.getByRole('link', { name: 'Все', exact: true }).click()
  await page.waitForURL('**/tournaments?q=bef+WON&game=csgo')
  await page.goBack()
  await page.getByRole('button', { name: 'Показать все' }).click()
  await page.getByRole('button', { name: 'Завершены' }).click()
  await expect.poll(() => shownIn(page, 'Завершены'), longWait).toEqual(['Won', 'Won before'])
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts(), longWait)
    .toEqual(['Завершены'])

  const guest = await newVisitor()
  await guest.page.goto('/?q=won&when=finished')
  await guest.page.getByRole('region', { name: 'Играют сейчас' }).waitFor()
  await expect.poll(() => shownIn(guest.page, 'Завершены'), longWait).toContain('Won before')
  await guest.page.getByRole('searchbox', { name: 'Найти по названию' }).fill('bef WON')
  await expect.poll(() => shownIn(guest.page, 'Завершены'), longWait).not.toContain('Won')
  await guest.page.waitForURL('**/?q=bef+WON&when=finished')
  expect.soft(await accessibilityFaults(guest.page)).toEqual([])
  await page.goto('/')
  const mine = page.getByRole('region', { name: 'Ваши турниры' })
  await expect
    .poll(() => mine.getByRole('heading', { level: 3 }).allInnerTexts(), longWait)
    .toEqual(['Next', 'On now', 'Just late', ...ahead.slice(2, 5)])

  const other = await newVisitor({ as: helper, device: 'phone' })
  for (const tab of ['administrator', 'player']) {
    await other.page.goto(`/tournaments/${tab}`)
    await expect.poll(() => shownIn(other.page, 'Идут сейчас'), longWait).toEqual(['Next', 'On now'])
    await other.page.getByRole('button', { name: 'Показать ещё' }).first().click()
  }
  expect([...complaints, ...guest.complaints, ...other.complaints]).toEqual([])
})

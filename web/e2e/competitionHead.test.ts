import { expect } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { test } from './support/fixtures.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

const name = 'Осенний кубок любителей длинных названий турниров'
const running = (testCompetition: BracketedCompetition) =>
  stored.competition(testCompetition.competitionId).update({ name })

test('on a phone the header of a running competition is small, and running matches come first', async ({
  newVisitor,
}) => {
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 8,
      played: { 'main-1-2': 'running', 'main-1-3': 'running' },
    },
  )
  await running(testCompetition)
  const { page, loads } = await newVisitor({ device: 'phone' })
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  const live = page.getByRole('region', { name: 'Матчи сейчас' })
  await live.waitFor()

  const head = page.getByRole('main').locator('header')
  // The name is next to its status, or above it.
  expect((await head.boundingBox())?.height).toBeLessThan(72)
  await head.getByRole('heading', { level: 1, name }).waitFor()
  await head.getByText('Идут матчи').waitFor()
  expect(await page.getByText('Формат').count()).toBe(0)
  await page.getByRole('link', { name: 'О турнире' }).click()
  await page.getByText('Формат').waitFor()
  await page.goBack()

  const first = live.getByRole('button').first()
  const lowerEdge = async () => {
    const box = await first.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  // Until the page is live, a notice may be above.
  await expect.poll(lowerEdge, { timeout: 30_000 }).toBeLessThan(370)
  const shown = () =>
    live
      .locator('[data-agenda]:not([data-status="finished"])')
      .evaluateAll(rows => rows.map(row => row.getAttribute('data-agenda')))
  expect(await shown()).toEqual(['main-1-2', 'main-1-3', 'main-1-1', 'main-1-4'])
  const strip = page.getByRole('navigation', { name: 'Раунды' })
  await strip.getByRole('button', { name: '1-й раунд' }).click()
  await page.locator('[data-match]').first().waitFor()
  const card = await page.locator('[data-match]').first().boundingBox()
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(360)
  await strip.getByRole('button', { name: 'Сейчас' }).click()
  await first.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('heading', { level: 2 }).waitFor()
  await page.goBack()
  await panel.waitFor({ state: 'detached' })

  // Finished matches leave the list.
  const { competitionId, bracketId } = testCompetition
  for (const matchId of ['main-1-2', 'main-1-3']) {
    const score = [1, 0] as [number, number]
    const finish = { competitionId, bracketId, matchId, revision: 1, score }
    expect(await call('finishSeries', owner, finish)).toMatchObject({ ok: true })
  }
  await expect.poll(shown).toEqual(['main-1-1', 'main-1-4'])
  expect(loads()).toBe(1)
})

import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'

test('a stranger finds the API, sends the first request, and tries an operation', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  await bracketedCompetition({ owner }, { teams: 4, played: { 'main-1-1': 'running' } })
  const { page, say } = await newVisitor({ fresh: true })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: say('Персональные данные') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Персональные данные|Privacy policy)$/,
    // The function may have to start first.
    { timeout: 60_000 },
  )
  await footer.getByRole('link', { name: say('API для разработчиков') }).click()
  await expect(page).toHaveURL(/\/developers$/)

  const first = page.getByRole('region', { name: say('Первый запрос'), exact: true })
  await expect(first.getByText(/curl --compressed 'http.*\/api\/v1\/competitions\/[\w-]{20,}'/)).toBeVisible({
    // The function may have to start first.
    timeout: 60_000,
  })
  await first.getByRole('button', { name: say('Отправить запрос') }).click()
  await expect(first.getByText('ratelimit-policy:')).toBeVisible()
  await expect(first.getByRole('region', { name: say('Ответ'), exact: true })).toContainText(
    '"competition": {',
  )

  const summary = page.getByText('GET /competitions/{competitionId}/matches', { exact: true })
  await summary.click()
  const operation = page.locator('details', { has: summary })
  await operation.getByRole('combobox', { name: 'status' }).click()
  await page.getByRole('option', { name: 'finished', exact: true }).click()
  await operation.getByRole('button', { name: 'Python' }).click()
  await expect(operation.getByText(/matches\?status=finished"\)/)).toBeVisible()
  await operation.getByRole('button', { name: say('Отправить запрос') }).click()
  await expect(operation.getByRole('region', { name: say('Ответ'), exact: true })).toContainText('"cursor"')
})

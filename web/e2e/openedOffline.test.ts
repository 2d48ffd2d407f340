import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { signUp } from '../../testing/person.ts'
import { swappable, test } from './support/fixtures.ts'

test(
  'a competition that was seen opens without a network, and is live again with one',
  swappable,
  async ({ newVisitor }) => {
    const owner = await signUp('owner')
    const testCompetition = await bracketedCompetition(
      { owner },
      { teams: 4, bestOf: 3, played: { 'main-1-1': 'running' } },
    )
    const { page, context, say } = await newVisitor({ language: 'en', serviceWorkers: 'allow' })
    const score = page.locator('[data-match="main-1-1"] .score').first()
    await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
    await expect.poll(() => score.textContent()).toBe('0')
    const isQueued = () => page.evaluate(async () => (await caches.match('/offline-shell')) !== undefined)
    await expect.poll(isQueued).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

    await context.setOffline(true)
    await page.reload()
    await page.getByText(say('Нет связи. Показываем данные на')).waitFor()
    await expect.poll(() => score.textContent()).toBe('0')

    const match = {
      competitionId: testCompetition.competitionId,
      bracketId: testCompetition.bracketId,
      matchId: 'main-1-1',
    }
    await call('setScore', owner, { ...match, revision: 1, score: [1, 0] })
    await context.setOffline(false)
    await expect.poll(() => score.textContent(), { timeout: 45_000 }).toBe('1')
    await page.getByText(say('Нет связи. Показываем данные на')).waitFor({ state: 'hidden' })
  },
)

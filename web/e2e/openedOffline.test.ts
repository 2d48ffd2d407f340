import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { expect, test } from 'vitest'
import { afterAll, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { signUp } from '../../testing/person.ts'
import { turnedVisitor } from './support/turnedVisitor.ts'

test('a competition that was seen opens without a network, and is live again with one', async () => {
  const owner = await signUp('owner')
  const cup = await bracketedCompetition(
    { owner },
    { teams: 4, bestOf: 3, after: bracket => afterAll(bracket, before => startMatch(before, 'main-1-1')) },
  )
  const { page, context, say } = await turnedVisitor({ language: 'en', serviceWorkers: 'allow' })
  const score = page.locator('[data-match="main-1-1"] .score').first()
  await page.goto(`/competitions/${cup.competitionId}/bracket`)
  await expect.poll(() => score.textContent()).toBe('0')
  const isKept = () => page.evaluate(async () => (await caches.match('/offline-shell')) !== undefined)
  await expect.poll(isKept).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await context.setOffline(true)
  await page.reload()
  await page.getByText(say('Нет связи. Так всё было в последний раз, когда она была:')).waitFor()
  await expect.poll(() => score.textContent()).toBe('0')

  const match = { competitionId: cup.competitionId, bracketId: cup.bracketId, matchId: 'main-1-1' }
  await call('setScore', owner, { ...match, revision: 1, score: [1, 0] })
  await context.setOffline(false)
  await expect.poll(() => score.textContent(), { timeout: 45_000 }).toBe('1')
  await page
    .getByText(say('Нет связи. Так всё было в последний раз, когда она была:'))
    .waitFor({ state: 'hidden' })
})

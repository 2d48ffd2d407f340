import { expect, type Page } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUp } from '../../../testing/person.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'
import { untilReadyOffline } from '../support/untilReadyOffline.ts'

const longWait = { timeout: 45_000 }

const win = (page: Page, team: string) => page.getByRole('button', { name: `Победа: ${team}` }).first()

const kept = (page: Page) => page.locator('[data-queued][data-status="finished"]')

async function finishedIn({ competitionId }: BracketedCompetition): Promise<readonly string[]> {
  const log = await stored.competition(competitionId).collection('log').get()
  return log.docs
    .flatMap(entry => (entry.get('action') === 'finishSeries' ? [String(entry.get('matchId'))] : []))
    .sort()
}

test('two tabs of a browser keep results, see those of each other, and each is sent once', async ({
  newVisitor,
}) => {
  const owner = await signUp('owner')
  const testCompetition = await bracketedCompetition({ owner }, { teams: 8 })
  const { page: one, context } = await newVisitor({ fresh: true })
  const address = `/competitions/${testCompetition.competitionId}/bracket`
  await signIn(one, owner)
  await one.goto(address)
  await win(one, 'Team 1').waitFor()
  const other = await context.newPage()
  await other.goto(address)
  await win(other, 'Team 2').waitFor()
  await Promise.all([one, other].map(untilReadyOffline))

  await context.setOffline(true)
  await win(one, 'Team 1').click()
  await expect.poll(() => kept(other).count(), longWait).toBe(1)
  await win(other, 'Team 2').click()
  await expect.poll(() => kept(one).count(), longWait).toBe(2)
  // At the same time in both.
  await Promise.all([win(one, 'Team 3').click(), win(other, 'Team 4').click()])
  for (const page of [one, other]) await expect.poll(() => kept(page).count(), longWait).toBe(4)

  await context.setOffline(false)
  for (const page of [one, other]) await expect.poll(() => kept(page).count(), longWait).toBe(0)
  const finished = await finishedIn(testCompetition)
  expect(new Set(finished).size).toBe(4)
  expect(finished).toHaveLength(4)
  for (const id of finished)
    expect(await storedMatch(testCompetition, id)).toMatchObject({ status: 'finished', revision: 2 })
})

test('a bracket opened without a network takes results, which outlive another reload, and are sent once', async ({
  newVisitor,
}) => {
  const owner = await signUp('owner')
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4 })
  const { page, context } = await newVisitor({
    as: owner,
    fresh: true,
    serviceWorkers: 'allow',
  })
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  await win(page, 'Team 1').waitFor()
  await untilReadyOffline(page)
  const isQueued = () => page.evaluate(async () => (await caches.match('/offline-shell')) !== undefined)
  await expect.poll(isQueued, longWait).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await context.setOffline(true)
  await page.reload()
  await win(page, 'Team 1').click(longWait)
  await expect.poll(() => kept(page).count(), longWait).toBe(1)
  await page.reload()
  await expect.poll(() => kept(page).count(), longWait).toBe(1)
  await win(page, 'Team 2').click(longWait)
  await expect.poll(() => kept(page).count(), longWait).toBe(2)

  await context.setOffline(false)
  await expect.poll(() => kept(page).count(), longWait).toBe(0)
  expect(await finishedIn(testCompetition)).toEqual(['main-1-1', 'main-1-2'])
  for (const id of ['main-1-1', 'main-1-2']) {
    expect(await storedMatch(testCompetition, id)).toMatchObject({
      status: 'finished',
      score: [1, 0],
      revision: 2,
    })
  }
})

import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUp } from '../../../testing/person.ts'
import { changeMatch } from '../../../testing/storedBracket.ts'
import { test } from '../support/fixtures.ts'
import { fragileNetwork } from '../support/fragileNetwork.ts'
import { openOverlay } from '../support/openOverlay.ts'

const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 300) * 1000
const catchUpMs = 3000

test('overlays keep their picture while the network is lost for five minutes, and catch up within three seconds', async ({
  browser,
}) => {
  test.setTimeout(outageMs + 120_000)
  const owner = await signUp('owner')
  const competition = await bracketedCompetition(
    { owner },
    { teams: 4, bestOf: 5, played: { 'main-1-1': 'running' } },
  )
  await using network = await fragileNetwork()
  const context = () => browser.newContext({ viewport: { width: 1920, height: 1080 }, bypassCSP: true })
  const [silent, told] = await Promise.all([context(), context()])
  const pages = await Promise.all(
    [silent, told].flatMap(each =>
      (['score', 'hall'] as const).map(async view => ({ view, page: await each.newPage() })),
    ),
  )
  for (const { view, page } of pages) {
    await openOverlay(
      page,
      competition.competitionId,
      { view, lang: 'en', seconds: 5 },
      page.context() === silent ? network.origin : undefined,
    )
  }
  const scores = pages.filter(({ view }) => view === 'score').map(({ page }) => page)
  const setScore = (wins: number) =>
    changeMatch(competition, 'main-1-1', { score: [wins, 0], revision: wins + 1 })
  await setScore(1)
  for (const page of scores) await page.getByText('1 : 0').waitFor()

  network.lose()
  await told.setOffline(true)
  const lostAt = performance.now()
  await setScore(2)
  while (performance.now() - lostAt < outageMs) {
    for (const page of scores) expect(await textOf(page)).toContain('1 : 0')
    for (const { page } of pages) expect(await textOf(page)).not.toMatch(/went wrong|×|Reload/)
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  network.restore()
  await told.setOffline(false)
  const backAt = performance.now()
  const took = await Promise.all(
    scores.map(async page => {
      await page.getByText('2 : 0').waitFor({ timeout: 90_000 })
      return Math.round(performance.now() - backAt)
    }),
  )
  console.log({ silent: took[0], told: took[1] })
  for (const ms of took) expect(ms).toBeLessThan(catchUpMs)
})

function textOf(page: Page): Promise<string> {
  return page.locator('main').innerText()
}

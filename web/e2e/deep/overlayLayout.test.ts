import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUp } from '../../../testing/person.ts'
import { changeMatch } from '../../../testing/storedBracket.ts'
import { test } from '../support/fixtures.ts'
import { openOverlay, waitForText } from '../support/openOverlay.ts'

const scores = 1000
const views = ['score', 'next', 'lineups', 'bracket'] as const

/** The first team plays the last one. */
const names = [
  'Непобедимые защитники северных рубежей I',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'The Extraordinarily Longwinded Gentlemen',
  'Я',
]

declare global {
  interface Window {
    layout: { readonly shifts: object[]; readonly places: Set<string> }
  }
}

test('nothing in an overlay moves over a thousand scores', async ({ browser }) => {
  test.setTimeout(600_000)
  const owner = await signUp('owner')
  const competition = await bracketedCompetition(
    { owner },
    { teams: 8, bestOf: 5, played: { 'main-1-1': 'running' } },
  )
  const { competitionId, teamIds } = competition
  await Promise.all(
    teamIds.map((teamId, index) =>
      stored.team(competitionId, teamId).update({ name: names[index % names.length] ?? '' }),
    ),
  )
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const [first, ...others] = await Promise.all(
    views.map(async view => {
      const page = await context.newPage()
      await openOverlay(page, competitionId, { view })
      await waitForText(page, 'Я')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.evaluate(watchLayout)
      return page
    }),
  )
  if (first === undefined) throw new Error('No overlay')
  for (let count = 1; count <= scores; count += 1) {
    const score = [count % 3, Math.floor(count / 3) % 3] as const
    await changeMatch(competition, 'main-1-1', { score, revision: count + 1 })
    await waitForText(first, `${score[0]} : ${score[1]}`)
  }
  const seen = await Promise.all(
    [first, ...others].map(page =>
      page.evaluate(() => ({ shifts: window.layout.shifts, places: [...window.layout.places] })),
    ),
  )
  for (const [index, { shifts, places }] of seen.entries()) {
    expect(shifts, views[index]).toEqual([])
    expect(places, views[index]).toHaveLength(1)
  }
})

/** Runs in the page: notes layout shifts and, after each change, where every part is. */
function watchLayout(): void {
  const layout = { shifts: [] as object[], places: new Set<string>() }
  window.layout = layout
  new PerformanceObserver(list => {
    layout.shifts.push(...list.getEntries().map(entry => entry.toJSON()))
  }).observe({ type: 'layout-shift' })
  const text = new Range()
  const place = () => {
    const parts = document.querySelectorAll('main h2, main output, main [title], main li, main [data-match]')
    const rectangles = [...parts].map(part => {
      text.selectNodeContents(part)
      return [part, text].map(each => Object.values(each.getBoundingClientRect().toJSON()))
    })
    layout.places.add(JSON.stringify(rectangles))
  }
  place()
  new MutationObserver(() => requestAnimationFrame(place)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

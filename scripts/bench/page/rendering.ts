import type { Browser } from 'playwright-core'
import type { Measurement } from '../benchmark.ts'
import { visit } from '../browser/visit.ts'
import { liveCup } from './liveCup.ts'
import { countRenders, takeRendered } from './renderCount.ts'
import { opened, quiet, shownScore } from './spectating.ts'

/** Which matches React renders again for a score, and for a result. */
export async function rendering(
  browser: Browser,
  port: number,
  teams: number,
): Promise<readonly Measurement[]> {
  const cup = await liveCup(teams)
  const page = await visit(browser, port)
  await countRenders(page)
  await opened(page, cup)
  const drawn = await takeRendered(page)
  if (drawn.length === 0) throw new Error('React has told nothing of what it has rendered')

  const scores: number[] = []
  for (const score of [1, 2, 1, 2, 3]) {
    await shownScore(page, cup, score)
    scores.push((await takeRendered(page)).length)
  }
  const changed = await cup.finish()
  await page.locator(`[data-match="${cup.matchId}"][data-status="finished"]`).waitFor()
  await quiet(page)
  const finished = await takeRendered(page)
  return [
    { what: 'matches rerendered: a score', unit: 'matches', values: scores, aim: { atMost: 1 } },
    {
      what: 'matches rerendered: a result',
      unit: 'matches',
      values: [finished.length],
      aim: { atMost: changed.length },
    },
  ]
}

import type { Browser } from 'playwright-core'
import type { Measurement } from '../benchmark.ts'
import { visit } from '../browser/visit.ts'
import { whenShown } from '../clicks/pixelClock.ts'
import { quantile } from '../quantile.ts'
import { liveCup } from './liveCup.ts'
import { mainThread } from './mainThread.ts'
import { scoreClicks } from './scoreClicks.ts'
import { card, opened, shownScore } from './spectating.ts'
import { theirDrawing } from './theirDrawing.ts'

const times = 15
/** Until everything that moves after a score has come to rest. */
const afterwards = 1000

/** Milliseconds of the main thread. */
type Sample = Record<'click' | 'motion' | 'rest' | 'score' | 'drawing' | 'theirs', number>

/**
 * Alternately: a score on the page where it is clicked, a score received from Firestore, our drawing from loaded data,
 * and brackets-viewer's.
 */
export async function drawing(
  browser: Browser,
  port: number,
  teams: number,
  stop: AbortSignal,
): Promise<readonly Measurement[]> {
  const cup = await liveCup(teams)
  const clicks = await scoreClicks(browser, port, teams)
  const ours = await opened(await visit(browser, port), cup)
  const theirs = await theirDrawing(browser, cup.teamIds)
  const threads = [await mainThread(clicks.page), await mainThread(ours), await mainThread(theirs)] as const
  const tab = (name: string) => ours.locator(`a[href^="/competitions/"][href$="/${name}"]`).first()

  const taken: Sample[] = []
  for (let time = 0; time <= times; time++) {
    stop.throwIfAborted()
    const click = await threads[0].busy(() => clicks.count())
    const motion = await threads[0].busy(() => clicks.page.waitForTimeout(afterwards))
    await clicks.takeBack()
    await clicks.page.waitForTimeout(afterwards)
    const rest = await threads[0].busy(() => clicks.page.waitForTimeout(afterwards))
    const score = await threads[1].busy(() => shownScore(ours, cup, 1 + (time % 2)))
    await tab('teams').click()
    await card(ours, cup).waitFor({ state: 'detached' })
    const drawn = await threads[1].busy(async () => {
      const { shown } = await whenShown(ours, `[data-match="${cup.matchId}"]`)
      await tab('bracket').evaluate(link => link instanceof HTMLElement && link.click())
      await shown
    })
    await ours.waitForTimeout(afterwards)
    const whole = await threads[2].busy(async () => {
      const { shown } = await whenShown(theirs, '#drawing .match')
      await theirs.evaluate(() => window.drawTheirs())
      await shown
    })
    await theirs.evaluate(() => document.querySelector('#drawing')?.replaceChildren())
    // The first time compiles and fetches what is asked for later on.
    if (time > 0) taken.push({ click, motion, rest, score, drawing: drawn, theirs: whole })
  }
  return rows(taken)
}

function rows(taken: readonly Sample[]): readonly Measurement[] {
  const values = (key: keyof Sample) => taken.map(each => each[key])
  const row = (what: string, key: keyof Sample) => ({
    what: `main thread: ${what}`,
    unit: 'ms',
    values: values(key),
  })
  const timesLess = (key: keyof Sample) => ({
    ratio: quantile(values('theirs'), 0.5) / quantile(values(key), 0.5),
  })
  return [
    row('the whole drawing by brackets-viewer', 'theirs'),
    { ...row('our drawing from loaded data', 'drawing'), ...timesLess('drawing') },
    { ...row('a score where it is clicked, in panel and card', 'click'), ...timesLess('click') },
    { ...row('the second after it, in which the number moves', 'motion'), ...timesLess('motion') },
    { ...row('a second in which nothing happens', 'rest'), ...timesLess('rest') },
    {
      ...row('a score received from Firestore, the emulator sending all matches', 'score'),
      ...timesLess('score'),
    },
  ]
}

import type { Browser, Page } from 'playwright-core'
import { signUpAll } from '../../../testing/person.ts'
import { signIn } from '../../../web/e2e/support/signIn.ts'
import { visit } from '../browser/visit.ts'
import { noteClicks, whenShown } from './pixelClock.ts'
import { runningMatch } from './runningMatch.ts'
import type { Trip } from './trip.ts'

export interface ScoreTrip extends Trip {
  /** When the last call of the organizer was sent and answered, in milliseconds of `Date.now()`. */
  lastCall(): Promise<{ readonly sent: number; readonly answered: number }>
  /** Takes the game back, so that another one may follow. */
  takeBack(): Promise<void>
}

/** One more game for the upper team, clicked in the panel of the match by the organizer, and taken back again. */
export async function scoreTrip(browser: Browser, page: number): Promise<ScoreTrip> {
  const { owner } = await signUpAll('owner')
  const { competitionId, matchId } = await runningMatch(owner)
  const address = `/competitions/${competitionId}/bracket`
  const card = `[data-match="${matchId}"]`
  const selector = `${card} .score`
  const [organizer, spectator] = [await visit(browser, page), await visit(browser, page)]
  await signIn(organizer, owner)
  await organizer.goto(address)
  await organizer.locator(card).click()
  await spectator.goto(address)
  await spectator.locator(card).waitFor()
  await noteClicks(organizer)

  const panel = organizer.getByRole('dialog')
  const more = panel.getByRole('button', { name: /: плюс один$/ }).first()
  const less = panel.getByRole('button', { name: /: минус один$/ }).first()
  let answer: Promise<void> = Promise.resolve()
  return {
    from: organizer,
    to: spectator,
    selector,
    next: () => ({
      text: '1',
      click: () => {
        answer = answered(organizer)
        return more.click()
      },
    }),
    takeBack: async () => {
      const { shown } = await whenShown(spectator, selector, '0')
      const takenBack = answered(organizer)
      await less.click()
      await Promise.all([shown, takenBack])
    },
    lastCall: async () => {
      await answer
      return organizer.evaluate(() => {
        const calls = performance.getEntriesByType('resource').filter(isCall)
        performance.clearResourceTimings()
        const call = calls.at(-1)
        // The clock of a page's own measurements began at its own zero.
        const zero = Date.now() - performance.now()
        return {
          sent: zero + (call?.startTime ?? Number.NaN),
          answered: zero + (call?.responseEnd ?? Number.NaN),
        }

        function isCall(entry: PerformanceEntry): entry is PerformanceResourceTiming {
          return entry instanceof PerformanceResourceTiming && entry.name.endsWith('/brackets')
        }
      })
    },
  }
}

async function answered(page: Page): Promise<void> {
  const response = await page.waitForResponse(
    answer => answer.url().endsWith('/brackets') && answer.request().method() === 'POST',
  )
  await response.finished()
}

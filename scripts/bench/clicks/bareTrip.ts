import type { Browser } from 'playwright-core'
import { stored } from '../../../testing/database.ts'
import { visit } from '../browser/visit.ts'
import type { BarePages, BareRole } from './barePages.ts'
import { noteClicks } from './pixelClock.ts'
import { type RunningMatch, runningMatch } from './runningMatch.ts'
import type { Trip } from './trip.ts'

/** The score of a match, written by the web SDK and received by a listener to the match alone or to all matches. */
export async function bareTrip(
  browser: Browser,
  pages: BarePages,
  listener: Exclude<BareRole, 'writer'>,
): Promise<Trip> {
  const { competitionId, bracketId, matchId }: RunningMatch = await runningMatch({
    uid: 'nobody',
    email: '',
    idToken: '',
  })
  const document = { path: stored.matches(competitionId, bracketId).path, id: matchId }
  const [from, to] = [await visit(browser), await visit(browser)]
  await to.goto(pages.address(listener, document))
  await to.locator('output', { hasText: '0' }).waitFor()
  await from.goto(pages.address('writer', document))
  await noteClicks(from)
  let count = 0
  return {
    from,
    to,
    selector: 'output',
    next: () => {
      count += 1
      return { text: String(count), click: () => from.getByRole('button').click() }
    },
  }
}

import type { Match } from '@upper-bracket/shared/bracket/match'
import { startMatch } from '@upper-bracket/shared/bracket/startMatch'
import type { Browser, Page } from 'playwright-core'
import {
  afterAll,
  type BracketedCompetition,
  bracketedCompetition,
  storedMatch,
} from '../../functions/test/support/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../functions/test/support/person.ts'
import { fillCredentials, password } from '../../web/e2e/support/signUpByForm.ts'
import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './benchmark.ts'
import { visit } from './browser/visit.ts'
import { barePages } from './clicks/barePages.ts'
import { clickedAt, noteClicks, pixelChanged } from './clicks/pixelClock.ts'
import { quantile } from './quantile.ts'

export const title = "From the organizer's click to the changed pixel in the spectator's browser"
export const ratio = 'median to the median of the bare write and listener, taken in turn with it'
export const needs = 'emulators'

const warmUps = 10
const times = 100
const matchId = 'upper-1-1'

/** A click, and what tells that it has arrived. */
interface Trip {
  click(): Promise<void>
  readonly from: Page
  readonly to: Page
  readonly selector: string
  /** What the spectator reads after this click. */
  text(): string
  /** Back to where another click may follow. */
  after?(): Promise<void>
}

export async function measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  await using bare = await barePages(page)
  const { owner } = await signUpAll('owner')
  const competition = await runningMatch(owner)
  const trips = {
    bare: await bareTrip(browser, page, bare, await storedMatch(competition, matchId)),
    ours: await scoreTrip(browser, page, owner, competition),
  }

  const taken = { bare: [] as number[], ours: [] as number[] }
  for (let time = 0; time < warmUps + times; time++) {
    stop.throwIfAborted()
    for (const kind of ['bare', 'ours'] as const) {
      const milliseconds = await travel(trips[kind])
      if (time >= warmUps) taken[kind].push(milliseconds)
    }
  }
  const ratioOfMedians = quantile(taken.ours, 0.5) / quantile(taken.bare, 0.5)
  return [
    { what: 'a bare Firestore write and listener', unit: 'ms', values: taken.bare },
    { what: 'a score', unit: 'ms', values: taken.ours, ratio: ratioOfMedians, aim: { atMost: 2 } },
  ]
}

async function travel({ click, from, to, selector, text, after }: Trip): Promise<number> {
  const { at } = await pixelChanged(to, selector, text())
  await click()
  const arrived = await at
  const milliseconds = arrived - (await clickedAt(from))
  await after?.()
  return milliseconds
}

/** Two of eight teams play a series of five. */
function runningMatch(owner: Person): Promise<BracketedCompetition> {
  return bracketedCompetition(
    { owner },
    {
      teams: 8,
      format: 'double',
      bestOf: 5,
      after: bracket => afterAll(bracket, before => startMatch(before, matchId)),
    },
  )
}

/** One more game for the upper team, in the panel of the match, and taken back again. */
async function scoreTrip(
  browser: Browser,
  page: number,
  owner: Person,
  { competitionId }: BracketedCompetition,
): Promise<Trip> {
  const address = `/competitions/${competitionId}/bracket`
  const card = `[data-match="${matchId}"]`
  const [organizer, spectator] = [await visit(browser, page), await visit(browser, page)]
  await organizer.goto('/auth/signin')
  await fillCredentials(organizer, owner.email, password)
  await organizer.locator('button[type=submit]').click()
  await organizer.waitForURL(url => !url.pathname.startsWith('/auth/'))
  await organizer.goto(address)
  await organizer.locator(card).click()
  await spectator.goto(address)
  await spectator.locator(card).waitFor()
  await noteClicks(organizer)

  const panel = organizer.getByRole('dialog')
  const more = panel.getByRole('button', { name: /: плюс один$/ }).first()
  const less = panel.getByRole('button', { name: /: минус один$/ }).first()
  const answered = () =>
    organizer.waitForResponse(
      response => response.url().endsWith('/setScore') && response.request().method() === 'POST',
    )
  let answer: Promise<unknown> = Promise.resolve()
  const selector = `${card} .score`
  return {
    from: organizer,
    to: spectator,
    selector,
    text: () => '1',
    click: () => {
      answer = answered()
      return more.click()
    },
    after: async () => {
      await answer
      const { at } = await pixelChanged(spectator, selector, '0')
      const takenBack = answered()
      await less.click()
      await Promise.all([at, takenBack])
    },
  }
}

/** A document as large as a match, written whole. */
async function bareTrip(
  browser: Browser,
  page: number,
  bare: Awaited<ReturnType<typeof barePages>>,
  match: Match,
): Promise<Trip> {
  const [writer, listener] = [await visit(browser, page), await visit(browser, page)]
  await listener.goto(bare.listener)
  await writer.goto(bare.writer(match))
  await noteClicks(writer)
  let count = 0
  return {
    from: writer,
    to: listener,
    selector: 'output',
    text: () => String(count + 1),
    click: () => {
      count += 1
      return writer.getByRole('button').click()
    },
  }
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { swissStage } from '../../testing/stagedCompetition.ts'
import { card, frame, middleOf } from '../../web/e2e/support/drawnBracket.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchChromium } from '../browser/chromium.ts'
import { step } from '../progress.ts'
import { figuresOf, percentile } from './figures.ts'

/** How much Lighthouse slows the processor of a phone down. */
const slowdown = 4
const times = 12
/** Long enough for what an interaction starts to be drawn. */
const pauseMs = 400
const timeoutMs = 15_000
const presses = 20

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const desktop = { viewport: { width: 1440, height: 900 } } as const

interface Interaction {
  readonly what: string
  readonly path: string
  readonly device: BrowserContextOptions
  readonly person?: Person
  /** What is on the page before anything is done. */
  readonly until: string
  readonly first?: (page: Page) => Promise<void>
  /** Moving the pointer is no interaction to a browser, so that the frames of a gesture count instead. */
  readonly isGesture?: boolean
  /** Alternates by the number of earlier times. */
  readonly act: (page: Page, time: number) => Promise<void>
}

/**
 * The milliseconds from an interaction to the next paint, the longest within each time, on a slowed processor; and the
 * longest frame that it causes, which may come after that paint.
 */
export async function benchInteractions(port: number, stop: AbortSignal): Promise<readonly object[]> {
  const interactions = await interactionsOf()
  const browser = await launchChromium()
  const measured: object[] = []
  try {
    for (const interaction of interactions) {
      stop.throwIfAborted()
      const { what } = interaction
      const delays = await step(what, () => delaysOf(browser, port, interaction)).catch((error: unknown) => {
        console.log(`✗ ${what}: ${error}`)
        return { values: [], frames: [] }
      })
      const { values, frames } = delays
      measured.push({
        what,
        p75: percentile(values, 0.75),
        ...figuresOf(values),
        'longest frame, p75': percentile(frames, 0.75),
      })
    }
  } finally {
    await browser.close()
  }
  return measured
}

async function delaysOf(
  browser: Browser,
  port: number,
  interaction: Interaction,
): Promise<{ readonly values: readonly number[]; readonly frames: readonly number[] }> {
  const { device, path, person, until, first, act, isGesture = false } = interaction
  const origin = `http://127.0.0.1:${port}`
  const context = await browser.newContext({ ...device, locale: 'ru-RU', baseURL: origin })
  const page = await context.newPage()
  if (person !== undefined) await signIn(page, person, origin)
  page.setDefaultTimeout(timeoutMs)
  await page.goto(path)
  await page.locator(until).first().waitFor()
  await first?.(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(pauseMs)
  await page.evaluate(noteDelays)
  const [values, frames]: [number[], number[]] = [[], []]
  for (let time = 0; time < times; time += 1) {
    await act(page, time)
    await page.waitForTimeout(pauseMs)
    const [paint, frame] = await page.evaluate(() =>
      window.delays.map(each => Math.max(0, ...each.splice(0))),
    )
    frames.push(frame ?? 0)
    values.push((isGesture ? frame : paint) ?? 0)
  }
  await context.close()
  return { values, frames }
}

declare global {
  interface Window {
    /** Of interactions until the next paint, and of frames. */
    delays: readonly [number[], number[]]
  }
}

/** Runs in the page. */
function noteDelays(): void {
  const [paints, frames]: [number[], number[]] = [[], []]
  window.delays = [paints, frames]
  const note = (noted: number[]) => (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries()) noted.push(duration)
  }
  const events = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver(note(paints)).observe(events)
  new PerformanceObserver(note(frames)).observe({ type: 'long-animation-frame' })
}

async function interactionsOf(): Promise<readonly Interaction[]> {
  const { owner } = await signUpAll('owner')
  const played = { 'upper-1-1': 'running' } as const
  const settings = { format: 'double', bestOf: 5, played } as const
  const [small, large] = [
    await bracketedCompetition({ owner }, { teams: 32, ...settings }),
    await bracketedCompetition({ owner }, { teams: 512, ...settings }),
  ]
  const staged = await bracketedCompetition({ owner }, { teams: 16, stages: [swissStage] })
  const open = await seededCompetition({
    owner,
    players: Array.from({ length: 640 }, (_, index) => ({
      uid: `pool${index}`,
      displayName: `Player ${index}`,
    })),
  })
  const talking = await seededCompetition({ owner, teams: [{ players: [owner] }] })
  const messages = stored.teamMessages(talking.competitionId, talking.teamId)
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      messages.add({ authorUid: owner.uid, text: `Message ${index}`, sentAt: Date.now() - index * 1000 }),
    ),
  )

  const at = ({ competitionId }: { competitionId: string }, tab: string) =>
    `/competitions/${competitionId}/${tab}`
  const bracket = { path: at(small, 'bracket'), device: phone, until: '[data-round]' }
  const inTurn = (one: string, other: string) => (page: Page, time: number) =>
    page
      .locator(time % 2 === 0 ? one : other)
      .first()
      .click()
  const typing = (label: string, text: string) => (page: Page, time: number) =>
    page.getByRole('searchbox', { name: label }).press(time % 2 === 0 ? text : 'Backspace')
  return [
    {
      ...bracket,
      what: 'a round',
      act: inTurn('[data-round]:nth-of-type(3)', '[data-round]:nth-of-type(2)'),
    },
    {
      ...bracket,
      what: 'a tab',
      act: inTurn('nav a[href$="/about"]', 'nav a[href$="/bracket"]'),
    },
    {
      ...bracket,
      what: 'a stage',
      path: at(staged, 'bracket'),
      until: '[role="group"] > button[aria-pressed]',
      act: inTurn(
        '[role="group"] > [aria-pressed]:nth-of-type(2)',
        '[role="group"] > [aria-pressed]:nth-of-type(1)',
      ),
    },
    {
      ...bracket,
      what: 'opening and closing a match',
      device: desktop,
      person: owner,
      until: '[data-match="upper-1-2"]',
      act: async (page, time) => {
        if (time % 2 === 0) await card(page, 'upper-1-2').click()
        else await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: time % 2 === 0 ? 'visible' : 'detached' })
      },
    },
    {
      ...bracket,
      what: 'a score',
      device: desktop,
      person: owner,
      until: '[data-match="upper-1-1"]',
      first: page => card(page, 'upper-1-1').click(),
      act: (page, time) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: time % 2 === 0 ? /: плюс один$/ : /: минус один$/ })
          .first()
          .click(),
    },
    {
      what: 'typing in the filter of the home page',
      path: '/',
      device: phone,
      until: 'h1',
      // The filter comes once the page is used.
      first: async page => {
        const filter = page.getByRole('searchbox')
        for (let press = 0; press < presses && !(await filter.isVisible()); press += 1) {
          await page.keyboard.press('Shift')
          await page.waitForTimeout(pauseMs)
        }
        await filter.waitFor()
      },
      act: typing('Найти по названию', 'W'),
    },
    {
      what: 'typing in the filter of a pool of 640 players',
      path: at(open, 'teams'),
      device: phone,
      person: owner,
      until: 'input[type="search"]',
      act: typing('Найти игрока без команды', '7'),
    },
    {
      what: 'dragging a tree of 512 teams',
      isGesture: true,
      path: at(large, 'bracket'),
      device: desktop,
      until: '[data-match="upper-1-1"]',
      first: page => frame(page).evaluate(element => element.scrollIntoView()),
      act: async (page, time) => {
        const { x, y } = await middleOf(frame(page))
        const by = time % 2 === 0 ? -400 : 400
        await page.mouse.move(x - by / 2, y)
        await page.mouse.down()
        await page.mouse.move(x + by / 2, y, { steps: 20 })
        await page.mouse.up()
      },
    },
    {
      what: 'writing in a chat of 1,000 messages',
      path: `${at(talking, 'teams')}?chat=team`,
      device: phone,
      person: owner,
      until: '[role="dialog"] textarea',
      act: (page, time) =>
        page
          .getByRole('dialog')
          .getByRole('textbox')
          .press(time % 2 === 0 ? 'a' : 'Backspace'),
    },
    {
      what: 'a key on the desk',
      path: at(small, 'desk'),
      device: desktop,
      person: owner,
      until: 'button:has-text("+1")',
      act: (page, time) => page.keyboard.press(time % 2 === 0 ? 'KeyA' : 'KeyZ'),
    },
  ]
}

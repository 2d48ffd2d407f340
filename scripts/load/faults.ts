import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Browser, Page } from 'playwright-core'
import {
  afterAll,
  type BracketedCompetition,
  bracketedCompetition,
  storedMatch,
} from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { visit } from '../bench/browser/visit.ts'
import { launchChromium } from '../browser/chromium.ts'
import { Problem } from '../problem.ts'
import { descendants } from '../processes/descendants.ts'
import { persistentCall } from './persistentCall.ts'

export const title = 'Open pages lose the network for a minute, Firestore stands still, clocks are wrong'

const offlineMs = 60_000
const stillMs = 30_000
const settledMs = 8000
/** Firestore's SDK waits up to a minute before it tries again. */
const timeoutMs = 90_000
const [ours, theirs] = ['main-1-1', 'main-1-2'] as const

export async function play(stop: AbortSignal): Promise<readonly Measurement[]> {
  if (process.platform !== 'linux') throw new Problem('Only on Linux the process of Firestore is found.')
  await using browser = await launchChromium()
  const { owner, player } = await signUpAll('owner', 'player')
  const back = [await withoutNetwork(browser, owner, stop), await withFirestoreStill(browser, owner, stop)]
  await withWrongClocks(browser, owner, player)
  return [
    {
      what: 'after a minute without a network, until all pages are right',
      unit: 'ms',
      values: [back[0] ?? 0],
    },
    { what: 'after half a minute without Firestore', unit: 'ms', values: [back[1] ?? 0] },
  ]
}

interface Evening {
  readonly cup: BracketedCompetition
  /** With the panel of `ours` open. */
  readonly organizer: Page
  readonly spectator: Page
}

/** Two running matches of four teams, and two people who look at them. */
async function evening(
  browser: Browser,
  owner: Person,
  clocks = { organizer: 0, spectator: 0 },
): Promise<Evening> {
  const cup = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      bestOf: 5,
      after: created =>
        afterAll(created, ...[ours, theirs].map(id => (bracket: typeof created) => startMatch(bracket, id))),
    },
  )
  const page = Number(new URL(emulators.hosting).port)
  const [organizer, spectator] = [await visit(browser, page), await visit(browser, page)]
  await setClock(organizer, clocks.organizer)
  await setClock(spectator, clocks.spectator)
  await signIn(organizer, owner)
  const address = `/competitions/${cup.competitionId}/bracket`
  await organizer.goto(address)
  await organizer.locator(`[data-match="${ours}"]`).click()
  await spectator.goto(address)
  await spectator.locator(`[data-match="${ours}"]`).waitFor()
  // Then the listeners have taken over, and an organizer has what is needed without a network.
  await new Promise(resolve => setTimeout(resolve, settledMs))
  return { cup, organizer, spectator }
}

/** Moves the clock of a page, but not its timers. */
async function setClock(page: Page, offset: number): Promise<void> {
  if (offset === 0) return
  await page.addInitScript(by => {
    const Real = Date
    const now = () => Real.now() + by
    globalThis.Date = new Proxy(Real, {
      construct: (target, args) => (args.length === 0 ? new Real(now()) : Reflect.construct(target, args)),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
  }, offset)
}

function count(organizer: Page): Promise<void> {
  return organizer
    .getByRole('dialog')
    .getByRole('button', { name: /: плюс один$/ })
    .first()
    .click()
}

/** Waits until both pages show these scores, and the database holds them with these revisions; returns how long. */
async function untilRight(
  { cup, organizer, spectator }: Evening,
  expected: Readonly<Record<typeof ours | typeof theirs, Pick<Match, 'score' | 'revision'>>>,
): Promise<number> {
  const started = performance.now()
  await eventually(async () => {
    for (const id of [ours, theirs] as const) {
      const { score, revision } = await storedMatch(cup, id)
      const shown = await Promise.all([organizer, spectator].map(page => scoreOn(page, id)))
      const found = { stored: { score, revision }, shown }
      const right = { stored: expected[id], shown: [expected[id].score, expected[id].score] }
      if (!isDeepStrictEqual(found, right)) throw new Error(`${id}: ${JSON.stringify({ found, right })}`)
    }
  }, timeoutMs)
  return performance.now() - started
}

function scoreOn(page: Page, matchId: string): Promise<readonly number[]> {
  return page
    .locator(`[data-match="${matchId}"] .score`)
    .allTextContents()
    .then(texts => texts.map(Number))
}

/** The organizer counts on without a network, somebody else scores the other match meanwhile. */
async function withoutNetwork(browser: Browser, owner: Person, stop: AbortSignal): Promise<number> {
  const there = await evening(browser, owner)
  const { cup, organizer, spectator } = there
  const contexts = [organizer.context(), spectator.context()]
  for (const context of contexts) await context.setOffline(true)
  await count(organizer)
  await count(organizer)
  const { competitionId, bracketId } = cup
  const other = { competitionId, bracketId, matchId: theirs, revision: 1, score: [0, 1] } as const
  await persistentCall('setScore', owner, other)
  await pause(offlineMs, stop)
  for (const context of contexts) await context.setOffline(false)
  const taken = await untilRight(there, {
    // Both counts are kept as they were given, and sent one after the other.
    [ours]: { score: [2, 0], revision: 3 },
    [theirs]: { score: [0, 1], revision: 2 },
  })
  for (const context of contexts) await context.close()
  return taken
}

/** Connections stay open, and nothing comes over them: also what a call writes may take place after it was given up. */
async function withFirestoreStill(browser: Browser, owner: Person, stop: AbortSignal): Promise<number> {
  const there = await evening(browser, owner)
  const { cup, organizer, spectator } = there
  const firestore = firestoreProcess()
  process.kill(firestore, 'SIGSTOP')
  try {
    await count(organizer)
    await pause(stillMs, stop)
  } finally {
    process.kill(firestore, 'SIGCONT')
  }
  const started = performance.now()
  // The count has taken place, or the organizer was told that it has not.
  await eventually(async () => {
    const { score, revision } = await storedMatch(cup, ours)
    const shown = await Promise.all([organizer, spectator].map(page => scoreOn(page, ours)))
    const [counted = 0] = score
    if (revision !== 1 + counted || !shown.every(each => isDeepStrictEqual(each, [...score]))) {
      throw new Error(`${JSON.stringify(score)} at revision ${revision}, pages show ${JSON.stringify(shown)}`)
    }
  }, timeoutMs)
  const taken = performance.now() - started
  const [counted] = (await storedMatch(cup, ours)).score
  await count(organizer)
  await untilRight(there, {
    [ours]: { score: [counted + 1, 0], revision: 2 + counted },
    [theirs]: { score: [0, 0], revision: 1 },
  })
  for (const page of [organizer, spectator]) await page.context().close()
  return taken
}

/** Three hours fast, or slow: one still sees every score, and may join until the deadline. */
async function withWrongClocks(browser: Browser, owner: Person, player: Person): Promise<void> {
  const there = await evening(browser, owner, { organizer: -3 * hour, spectator: 3 * hour })
  await count(there.organizer)
  await untilRight(there, {
    [ours]: { score: [1, 0], revision: 2 },
    [theirs]: { score: [0, 0], revision: 1 },
  })
  for (const page of [there.organizer, there.spectator]) await page.context().close()

  const now = Date.now()
  const open = { startDate: now + 2 * hour, registrationDeadline: now + hour }
  const { competitionId } = await seededCompetition({ owner, competition: open })
  const page = await visit(browser, Number(new URL(emulators.hosting).port))
  await setClock(page, 3 * hour)
  await signIn(page, player)
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: 'Участвовать', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Участвовать' }).click()
  await eventually(async () => {
    if (!(await stored.player(competitionId, player.uid).get()).exists) throw new Error('Nobody has joined')
  }, timeoutMs)
  await page.context().close()
}

function firestoreProcess(): number {
  const port = new URL(emulators.firestore).port
  const found = descendants(process.pid).find(pid => {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.some(word => word.endsWith('java')) && words.includes(port)
  })
  if (found === undefined) throw new Error('The process of Firestore is not found')
  return found
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(stop.reason)
    })
  })
}

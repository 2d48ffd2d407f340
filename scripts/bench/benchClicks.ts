import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { card } from '../../web/e2e/support/drawnBracket.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchChromium } from '../browser/chromium.ts'
import { cacheFolder } from '../folders.ts'
import { step } from '../progress.ts'
import { figuresOf } from './figures.ts'

const warmUps = 5
const times = 60
const matchId = 'upper-1-1'
/** A stranger who has been there for so long has listeners. */
const stayMs = 65_000

/** A click in one browser, and the text that shows in another one that it has arrived. */
interface Trip {
  readonly from: Page
  readonly to: Page
  readonly selector: string
  readonly click: (time: number) => Promise<void>
  /** What is to be read after the click. */
  readonly text: (time: number) => string
}

/**
 * The milliseconds from an organizer's click on a score to the frame of a spectator who listens, next to the least that
 * Firestore takes: a button that writes the score, without a function, through one that does nothing else, or through one
 * that first reads what every command has to know, and a listener to the document or to the list. An organizer's page
 * follows the list as well, and the emulator ends a write only once it has told all listeners.
 */
export async function benchClicks(port: number, stop: AbortSignal): Promise<readonly object[]> {
  const { owner } = await signUpAll('owner')
  const running = () =>
    bracketedCompetition(
      { owner },
      { teams: 8, format: 'double', bestOf: 5, played: { [matchId]: 'running' } },
    )
  const browser = await launchChromium()
  const bare = await barePages(port)
  const visit = async (address: string, person?: Person) => {
    const origin = `http://127.0.0.1:${port}`
    const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' })
    const page = await context.newPage()
    if (person !== undefined) await signIn(page, person, origin)
    await page.goto(address)
    return page
  }
  const bareTrip = async (
    from: 'writer' | 'caller' | 'reader' | 'follower',
    to: 'document' | 'list',
  ): Promise<Trip> => {
    const match = await running()
    const reader = await visit(bare.address(to, match))
    await reader.locator('output', { hasText: '0' }).waitFor()
    const writer = await visit(bare.address(from, match))
    if (from === 'follower') await writer.locator('output', { hasText: '0' }).waitFor()
    const button = writer.getByRole('button')
    return {
      from: writer,
      to: reader,
      selector: 'output',
      click: () => button.click(),
      text: time => String(time + 1),
    }
  }
  const scoreTrip = async (): Promise<Trip> => {
    const path = `/competitions/${(await running()).competitionId}/bracket`
    const from = await visit(path, owner)
    await card(from, matchId).click()
    const to = await visit(path)
    await card(to, matchId).waitFor()
    await to.waitForTimeout(stayMs)
    const button = (name: RegExp) => from.getByRole('dialog').getByRole('button', { name }).first()
    const [more, less] = [button(/: плюс один$/), button(/: минус один$/)]
    return {
      from,
      to,
      selector: `[data-match="${matchId}"] .score`,
      click: time => (time % 2 === 0 ? more : less).click(),
      text: time => (time % 2 === 0 ? '1' : '0'),
    }
  }
  try {
    const trips = {
      score: await scoreTrip(),
      list: await bareTrip('writer', 'list'),
      document: await bareTrip('writer', 'document'),
      'called list': await bareTrip('caller', 'list'),
      'called document': await bareTrip('caller', 'document'),
      'read list': await bareTrip('reader', 'list'),
      'read document': await bareTrip('reader', 'document'),
      'followed list': await bareTrip('follower', 'list'),
    }
    const names = Object.keys(trips) as (keyof typeof trips)[]
    const took = new Map<string, number[]>([...names, ...stages].map(name => [name, []]))
    for (const { from } of Object.values(trips)) await from.evaluate(noteClicks)
    await step(`${times} clicks each`, async () => {
      for (let time = 0; time < warmUps + times; time += 1) {
        stop.throwIfAborted()
        for (const name of names) {
          const { shown, clicked } = await travel(trips[name], time)
          if (time < warmUps) continue
          took.get(name)?.push(shown - clicked)
          if (name === 'score') {
            const { sent, answered } = await trips.score.from.evaluate(lastCall)
            const parts = [sent - clicked, answered - sent, shown - answered]
            for (const [index, stage] of stages.entries()) took.get(stage)?.push(parts[index] ?? 0)
          }
        }
      }
    })
    const score = took.get('score') ?? []
    const row = (what: string, name: string) => ({ what, ...figuresOf(took.get(name) ?? []) })
    const bareRow = (what: string, name: keyof typeof trips) => {
      const { ratio } = figuresOf(score, took.get(name)) as { readonly ratio?: number }
      return { ...row(`${what}, with the ratio to it`, name), ratio }
    }
    return [
      row('a score', 'score'),
      ...stages.map(stage => row(`of which ${stage}`, stage)),
      bareRow('a callable that reads and writes, to a list that its page follows too', 'followed list'),
      bareRow('a callable that reads what allows the score and writes it, to a list', 'read list'),
      bareRow('the same, to a document', 'read document'),
      bareRow('a bare callable, to a list', 'called list'),
      bareRow('a bare callable, to a document', 'called document'),
      bareRow('a bare write without a callable, to a list', 'list'),
      bareRow('a bare write without a callable, to a document', 'document'),
    ]
  } finally {
    await browser.close()
    bare.close()
  }
}

/** The parts of the time of a score; the listener may be faster than the answer. */
const stages = [
  'until the call is sent',
  'until it is answered',
  'from the answer to the frame of the spectator',
] as const

async function travel({ from, to, selector, click, text }: Trip, time: number) {
  const watch = await to.evaluateHandle(watchFor, [selector, text(time)] as const)
  await click(time)
  const shown = await watch.evaluate(({ shown }) => shown)
  return { shown, clicked: await from.evaluate(() => window.clickedAt) }
}

/** Runs in the page: when the last call was sent and answered, by the clock that all pages of a machine share. */
async function lastCall(): Promise<{ readonly sent: number; readonly answered: number }> {
  // The spectator may see the score before the organizer has the answer.
  for (;;) {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/brackets'))
    const last = calls.at(-1) as PerformanceResourceTiming | undefined
    if (last !== undefined && performance.timeOrigin + last.startTime >= window.clickedAt - 1)
      return {
        sent: performance.timeOrigin + last.startTime,
        answered: performance.timeOrigin + last.responseEnd,
      }
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

declare global {
  interface Window {
    clickedAt: number
  }
}

/** Runs in the page: notes when the last click was made, by the clock that all pages of a machine share. */
function noteClicks(): void {
  const note = ({ timeStamp }: Event) => {
    window.clickedAt = performance.timeOrigin + timeStamp
  }
  window.addEventListener('click', note, { capture: true })
}

/** Runs in the page: resolves `shown` to the time of the frame that shows a text. */
function watchFor([selector, text]: readonly [string, string]): { readonly shown: Promise<number> } {
  const { promise: shown, resolve } = Promise.withResolvers<number>()
  const look = () => {
    if (document.querySelector(selector)?.textContent !== text) return
    observer.disconnect()
    // The task after the callback runs when the frame has been made.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
      port2.postMessage(null)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
  return { shown }
}

/** Serves `bareClient.ts` for the Firestore next to this page's port. */
async function barePages(page: number) {
  await build({
    entryPoints: [join(import.meta.dirname, 'bareFunction.ts')],
    outfile: join(cacheFolder, 'emulators', String(page), 'functions/lib/oEmbed.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'bareClient.ts')],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = bundle.outputFiles[0]?.text ?? ''
  const server = createServer(({ url }, response) => {
    const isScript = url === '/client.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><body><script type="module" src="/client.js"></script>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const common = {
    project: localProjectId,
    port: String(emulatorPorts(page).firestore),
    function: emulators.function('oEmbed'),
    id: matchId,
  }
  return {
    address: (
      role: 'writer' | 'caller' | 'reader' | 'follower' | 'document' | 'list',
      { competitionId, bracketId }: BracketedCompetition,
    ) => {
      const { path } = stored.matches(competitionId, bracketId)
      return `http://127.0.0.1:${port}/?${new URLSearchParams({ ...common, path, role })}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

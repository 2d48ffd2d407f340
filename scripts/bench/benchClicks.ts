import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { card } from '../../web/e2e/support/drawnBracket.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchChromium } from '../browser/chromium.ts'
import { step } from '../progress.ts'
import { figuresOf } from './figures.ts'

const warmUps = 5
const times = 60
const matchId = 'upper-1-1'

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
 * The milliseconds from an organizer's click on a score to the frame of a spectator that shows it, next to the least that
 * Firestore takes: a button that writes the score, and a listener to the document or to the list, without a function.
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
  const bareTrip = async (role: 'document' | 'list'): Promise<Trip> => {
    const match = await running()
    const to = await visit(bare.address(role, match))
    await to.locator('output', { hasText: '0' }).waitFor()
    const from = await visit(bare.address('writer', match))
    const button = from.getByRole('button')
    return { from, to, selector: 'output', click: () => button.click(), text: time => String(time + 1) }
  }
  const scoreTrip = async (): Promise<Trip> => {
    const path = `/competitions/${(await running()).competitionId}/bracket`
    const from = await visit(path, owner)
    await card(from, matchId).click()
    const to = await visit(path)
    await card(to, matchId).waitFor()
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
      list: await bareTrip('list'),
      document: await bareTrip('document'),
    }
    const took = { score: [] as number[], list: [] as number[], document: [] as number[] }
    for (const { from } of Object.values(trips)) await from.evaluate(noteClicks)
    await step(`${times} clicks each`, async () => {
      for (let time = 0; time < warmUps + times; time += 1) {
        stop.throwIfAborted()
        for (const name of ['list', 'score', 'document'] as const) {
          const ms = await travel(trips[name], time)
          if (time >= warmUps) took[name].push(ms)
        }
      }
    })
    return [
      { what: 'a score', ...figuresOf(took.score) },
      {
        what: 'a bare write to a list, with the ratio to it',
        ...figuresOf(took.list),
        ...ratio(took, 'list'),
      },
      {
        what: 'a bare write to a document, with the ratio to it',
        ...figuresOf(took.document),
        ...ratio(took, 'document'),
      },
    ]
  } finally {
    await browser.close()
    bare.close()
  }
}

function ratio(
  took: Readonly<Record<'score' | 'list' | 'document', readonly number[]>>,
  to: 'list' | 'document',
) {
  const { ratio } = figuresOf(took.score, took[to]) as { readonly ratio?: number }
  return { ratio }
}

async function travel({ from, to, selector, click, text }: Trip, time: number): Promise<number> {
  const watch = await to.evaluateHandle(watchFor, [selector, text(time)] as const)
  await click(time)
  const framed = await watch.evaluate(({ shown }) => shown)
  return framed - (await from.evaluate(() => window.clickedAt))
}

declare global {
  interface Window {
    clickedAt: number
  }
}

/** Runs in the page: notes when the last click was made, by the clock that all pages of a machine share. */
function noteClicks(): void {
  const note = ({ timeStamp }: Event) => {
    window.clickedAt = Date.now() - (performance.now() - timeStamp)
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
      port1.onmessage = () => resolve(Date.now())
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
  const common = { project: localProjectId, port: String(emulatorPorts(page).firestore), id: matchId }
  return {
    address: (role: 'writer' | 'document' | 'list', { competitionId, bracketId }: BracketedCompetition) => {
      const { path } = stored.matches(competitionId, bracketId)
      return `http://127.0.0.1:${port}/?${new URLSearchParams({ ...common, path, role })}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

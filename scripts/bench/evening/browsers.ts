import type { CDPSession, Page } from 'playwright-core'
import { resolveQuery } from '@upper-bracket/shared/queries/query'
import { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import { signIn } from '../../../web/e2e/support/signIn.ts'
import type { Person } from '../../../testing/person.ts'
import { launchChromium } from '../../browser/chromium.ts'
import type { Usage } from './gauges.ts'
import type { Followed } from './pages.ts'

const day = 24 * 60 * 60_000

/** A page that a real browser opens, and what its simulated counterparts follow. */
export interface RealPage {
  readonly name: string
  readonly path: string
  readonly person: Person | null
  /** How far the clock of the browser is ahead, in days. */
  readonly clockDays: number
  readonly simulated: readonly Followed[]
}

export interface Browsers extends AsyncDisposable {
  measure(): Promise<readonly (readonly [name: string, Usage])[]>
  /** What the pages follow and their counterparts do not, and errors of the pages. */
  faults(): readonly string[]
}

interface Tab {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
  /** The ids of what it follows in Firestore. */
  readonly followed: Set<number>
}

/** Opens the pages in browsers of their own. */
export async function openBrowsers(origin: string, pages: readonly RealPage[]): Promise<Browsers> {
  const browser = await launchChromium()
  const faults = new Set<string>()
  const tabs: Tab[] = []
  for (const { name, path, person, clockDays, simulated } of pages) {
    const context = await browser.newContext({ locale: 'ru-RU' })
    const page = await context.newPage()
    await page.addInitScript(ms => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ms
    }, clockDays * day)
    const followed = new Set<number>()
    const known = new Set(simulated.map(shapeOf))
    page.on('pageerror', error => faults.add(`${name}: ${error}`))
    page.on('request', request => {
      if (!request.url().includes('/Listen/channel')) return
      for (const { addTarget, removeTarget } of messagesIn(request.postData() ?? '')) {
        if (removeTarget !== undefined) followed.delete(removeTarget)
        if (addTarget === undefined || isLookup(addTarget)) continue
        followed.add(addTarget.targetId)
        for (const target of shapesOf(addTarget))
          if (!known.has(target)) faults.add(`${name} follows ${target}, and its simulation does not`)
      }
    })
    if (person !== null) await signIn(page, person, origin)
    await page.goto(`${origin}${path}`)
    await page.locator('main').first().waitFor()
    tabs.push({ name, page, followed, session: await context.newCDPSession(page) })
  }
  return {
    measure: () => Promise.all(tabs.map(async tab => [tab.name, await usageOf(tab)] as const)),
    faults: () => [...faults],
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function usageOf({ session, followed }: Tab): Promise<Usage> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), followed: followed.size, listeners: value('JSEventListeners') }
}

interface Target {
  readonly targetId: number
  readonly documents?: { readonly documents: readonly string[] }
  readonly query?: {
    readonly parent: string
    readonly structuredQuery: {
      readonly from: readonly [{ readonly collectionId: string }]
      readonly where?: object
    }
  }
}

/**
 * The client itself looks a document up that a list misses and another has: the emulator completes snapshots before it
 * has reported a new document to each listener. It numbers these odd, and what a page follows even.
 */
function isLookup({ targetId }: Target): boolean {
  return targetId % 2 === 1
}

/** The messages of the Firestore client in a request, by which it begins and ends to follow something. */
function messagesIn(
  body: string,
): readonly { readonly addTarget?: Target; readonly removeTarget?: number }[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('__data__'))
    .map(([, value]) => JSON.parse(value))
}

function shapesOf({ documents, query }: Target): readonly string[] {
  if (query === undefined) return documents?.documents.map(pathOf) ?? []
  const { from, where } = query.structuredQuery
  const fields = [...JSON.stringify(where ?? {}).matchAll(/"fieldPath":"(\w+)"/g)].map(([, field]) => field)
  return [shape(`${pathOf(query.parent)}/${from[0].collectionId}`, fields)]
}

function shapeOf(followed: Followed): string {
  if (typeof followed === 'string') return shape(followed, [])
  const { path, where } = resolveQuery(pageQueries[followed.query], followed.params)
  return shape(
    path,
    where.map(([field]) => field),
  )
}

/**
 * What identifies a query: its collection and the fields of its conditions. A page whose snapshot is late follows the
 * same lists whole.
 */
function shape(path: string, fields: readonly (string | undefined)[]): string {
  const collection = path.replace(/^\//, '')
  const others = fields.filter(field => field !== 'changedAt').toSorted()
  return others.length === 0 ? collection : `${collection} by ${others.join(', ')}`
}

function pathOf(name: string): string {
  return name.split('/documents')[1]?.replace(/^\//, '') ?? ''
}

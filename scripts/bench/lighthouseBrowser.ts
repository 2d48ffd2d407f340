import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Artifacts, type Result, type RunnerResult } from 'lighthouse'
import type { BrowserContext } from 'playwright-core'
import type { Person } from '../../testing/person.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchSharedChromium } from '../browser/chromium.ts'
import { Problem } from '../problem.ts'
import { hostingFront } from './hostingFront.ts'

/** The result of one visit with Lighthouse. */
export interface Visit {
  /**
   * The scores by category, 0 to 100, LCP in milliseconds, CLS, the work of the main thread, TBT on Lighthouse's phone
   * and on a slow one, and what was received: requests, KiB, and KiB of scripts.
   */
  readonly values: Readonly<Record<string, number>>
  /** Failed audits other than performance, a sentence each. */
  readonly faults: readonly string[]
}

export interface LighthouseBrowser extends AsyncDisposable {
  /** Makes this person the visitor of all later visits. */
  signIn(person: Person): Promise<void>
  /** `slowMs` is how long the page is watched on a slow phone. */
  visit(path: string, slowMs?: number): Promise<Visit>
}

/** Opens a browser for Lighthouse, with the page at `port` served like by Hosting. */
export async function lighthouseBrowser(port: number): Promise<LighthouseBrowser> {
  const front = await hostingFront(port)
  const { origin } = front
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-lighthouse-'))
  const context = await launchSharedChromium(folder, [front.trusted])
  const [debugging] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return {
    signIn: async person => {
      const page = await context.newPage()
      await signIn(page, person, origin)
      await page.goto(origin)
      // The cookie tells the page that a user returns.
      await page.waitForFunction(() => document.cookie.includes('userid='))
      await page.close()
    },
    visit: async (path, slowMs = slowVisitMs) => {
      // A remembered language would apply to all pages without a language in their address.
      await context.clearCookies({ name: 'locale' })
      const result = await recordedVisit(`${origin}${path}`, Number(debugging))
      const { values, faults } = visitOf(result.lhr, result.artifacts.Trace)
      const slow = await slowVisit(context, `${origin}${path}`, slowMs)
      return { values: { ...values, 'TBT, slow': slow }, faults }
    },
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await front[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How often a visit is repeated whose trace Lighthouse could not record, which happens to one in fifty. */
const repetitions = 3

async function recordedVisit(address: string, port: number): Promise<RunnerResult> {
  let refused = ''
  for (let attempt = 0; attempt < repetitions; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Screenshots wait for frames, which an invisible tab sometimes does not get.
      disableFullPageScreenshot: true,
      // The network never becomes idle while Firestore listens; the relevant requests finish long before.
      maxWaitForLoad: 10_000,
      // Only data stored by users remains, because cached files would make it a second visit.
      clearStorageTypes: ['service_workers', 'cache_storage'],
    })
    if (result !== undefined && result.lhr.runtimeError === undefined) return result
    refused = result?.lhr.runtimeError?.message ?? ''
  }
  throw new Problem(`Lighthouse could not visit ${address}: ${refused}`)
}

function visitOf({ categories, audits }: Result, trace: Artifacts['Trace']): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const speedless = Object.values(categories).filter(({ id }) => id !== 'performance')
  const faults = speedless
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return []
      return [`${id}: ${audit.title}`]
    })
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const kibOf = (received: typeof requests) =>
    received.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])
  return {
    values: {
      ...Object.fromEntries(scores),
      LCP: value('largest-contentful-paint'),
      CLS: value('cumulative-layout-shift'),
      ...mainThreadOf(trace.traceEvents),
      requests: requests.length,
      KiB: kibOf(requests),
      'KiB of scripts': kibOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    },
    faults,
  }
}

/** How many times slower than this machine the processor of Lighthouse's phone is. */
const slowdown = 4
/** How many times slower than that one a slow phone's is. */
const slowPhone = 3
const longTaskMs = 50
const slowVisitMs = 7000
/** Nothing runs before the first paint that would run after it on a phone. */
const network = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Returns what the main thread did, in milliseconds of the phone's processor. Lighthouse's own TBT is measured by the
 * clock, so that other processes on the machine count as tasks of the page.
 */
function mainThreadOf(traceEvents: readonly TraceEvent[]): { readonly work: number; readonly TBT: number } {
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === paint?.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => ({ ts, ms: (slowdown * tdur) / 1000 }))
  const after = tasks.filter(({ ts }) => ts > (paint?.ts ?? 0))
  return {
    work: tasks.reduce((sum, { ms }) => sum + ms, 0),
    TBT: after.reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0),
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** The time of the processor, in microseconds, of tasks. */
  readonly tdur?: number
}

/**
 * Returns the TBT of a first visit on a slow phone. The processor is slowed down while the page is opened: React ends a
 * step by the clock, so that multiplying the steps of a fast processor would count each of them as a long task.
 */
async function slowVisit(context: BrowserContext, address: string, watchedMs: number): Promise<number> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    const events: TraceEvent[] = []
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(address).origin,
      storageTypes: 'service_workers,cache_storage',
    })
    await session.send('Network.clearBrowserCache')
    await session.send('Emulation.setDeviceMetricsOverride', phoneScreen)
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone })
    const includedCategories = ['-*', 'toplevel', 'loading']
    await session.send('Tracing.start', { traceConfig: { includedCategories } })
    await page.goto(address)
    await page.waitForTimeout(watchedMs)
    const complete = new Promise<unknown>(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return mainThreadOf(events).TBT
  } finally {
    await page.close()
  }
}

/** Lighthouse's. */
export const phoneScreen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true } as const

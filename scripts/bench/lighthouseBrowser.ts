import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import type { Person } from '../../testing/person.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchSharedChromium } from '../browser/chromium.ts'
import { Problem } from '../problem.ts'
import { hostingFront } from './hostingFront.ts'

/** The result of one visit with Lighthouse. */
export interface Visit {
  /**
   * The scores by category, 0 to 100, what the performance consists of (LCP and TBT in milliseconds, CLS), the work of
   * the main thread in milliseconds, and what was received: requests, KiB, and KiB of scripts.
   */
  readonly values: Readonly<Record<string, number>>
  /** Failed audits other than performance, a sentence each. */
  readonly faults: readonly string[]
}

export interface LighthouseBrowser extends AsyncDisposable {
  /** Makes this person the visitor of all later visits. */
  signIn(person: Person): Promise<void>
  visit(path: string): Promise<Visit>
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
    visit: async path => {
      // A remembered language would apply to all pages without a language in their address.
      await context.clearCookies({ name: 'locale' })
      const result = await lighthouse(`${origin}${path}`, {
        port: Number(debugging),
        logLevel: 'error',
        output: 'json',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        // Screenshots wait for frames, which an invisible tab sometimes does not get.
        disableFullPageScreenshot: true,
        // The network never becomes idle while Firestore listens; the relevant requests finish long before.
        maxWaitForLoad: 15_000,
        // Only data stored by users remains, because cached files would make it a second visit.
        clearStorageTypes: ['service_workers', 'cache_storage'],
      })
      if (result === undefined || result.lhr.runtimeError !== undefined)
        throw new Problem(`Lighthouse could not visit ${path}: ${result?.lhr.runtimeError?.message ?? ''}`)
      return visitOf(result.lhr)
    },
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await front[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function visitOf({ categories, audits }: Result): Visit {
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
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      work: value('mainthread-work-breakdown'),
      requests: requests.length,
      KiB: kibOf(requests),
      'KiB of scripts': kibOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    },
    faults,
  }
}

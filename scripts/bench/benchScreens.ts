import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import type { LatestBuild } from '../../web/src/platform/builds/buildMeta.ts'
import { signIn } from '../../web/e2e/support/signIn.ts'
import { launchSharedChromium } from '../browser/chromium.ts'
import { cacheFolder, root } from '../folders.ts'
import { step } from '../progress.ts'
import { type HostingFront, hostingFront } from './hostingFront.ts'
import { phoneScreen } from './lighthouseBrowser.ts'
import { chosenPages, type VisitedPage, visitedPages } from './visitedPages.ts'

/** Slow 4G, as Lighthouse makes it. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const pictureSeconds = [1, 3, 5]

/** By then a visited page has asked for everything, so that the emulator has started all that answers. */
const settledMs = 2000

/**
 * Takes pictures of first visits on a phone with slow 4G, each on a connection of its own, in a folder for each build.
 * Returns a row for each page: when something was painted first, and by how much of the window what was shown has
 * moved. `names` choose pages.
 */
export async function benchScreens(
  port: number,
  stop: AbortSignal,
  names: readonly string[],
): Promise<readonly object[]> {
  const build: LatestBuild = JSON.parse(
    await readFile(join(root, 'web/build/client/builds/latest.json'), 'utf8'),
  )
  const pictures = join(cacheFolder, 'screens', build.id)
  await mkdir(pictures, { recursive: true })
  const { pages } = await visitedPages()
  await using front = await hostingFront(port)
  const rows: object[] = []
  for (const page of chosenPages(pages, names)) {
    stop.throwIfAborted()
    const file = join(pictures, page.name.replaceAll(/\W+/g, '-'))
    rows.push({ page: page.name, ...(await step(page.name, () => firstVisit(front, page, file))) })
  }
  console.log(`The pictures are in ${pictures}`)
  return rows
}

async function firstVisit(
  { origin, trusted }: HostingFront,
  { path, person }: VisitedPage,
  file: string,
): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-screens-'))
  const browse = async <T>(visit: (page: Page) => Promise<T>) => {
    const context = await launchSharedChromium(folder, [trusted])
    try {
      return await visit(await context.newPage())
    } finally {
      await context.close()
    }
  }
  try {
    await browse(async page => {
      if (person !== undefined) await signIn(page, person, origin)
      await page.goto(`${origin}${path}`)
      // The cookie tells the page that a user returns.
      if (person !== undefined) await page.waitForFunction(() => document.cookie.includes('userid='))
      await page.waitForTimeout(settledMs)
    })
    // Another browser opens another connection.
    return await browse(async page => {
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: person === undefined ? 'all' : 'service_workers,cache_storage',
      })
      return pictured(page, session, { address: `${origin}${path}`, file })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pictured(
  page: Page,
  session: CDPSession,
  { address, file }: { readonly address: string; readonly file: string },
): Promise<object> {
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setDeviceMetricsOverride', phoneScreen)
  await session.send('Network.emulateNetworkConditions', network)
  const start = performance.now()
  const opened = page.goto(address, { waitUntil: 'commit' })
  // It is awaited after the pictures.
  opened.catch(() => undefined)
  for (const seconds of pictureSeconds) {
    await pause(Math.max(0, start + seconds * 1000 - performance.now()))
    const { data } = await captured(session)
    await writeFile(`${file}-${seconds}s.png`, Buffer.from(data, 'base64'))
  }
  await opened
  return page.evaluate(readEntries)
}

/** There is no page to capture for the moment in which another one takes its place. */
async function captured(session: CDPSession, attempts = 20): Promise<{ readonly data: string }> {
  try {
    return await session.send('Page.captureScreenshot', { format: 'png' })
  } catch (error) {
    if (attempts === 0) throw error
    await pause(10)
    return captured(session, attempts - 1)
  }
}

/** Runs in the page. */
function readEntries() {
  return new Promise<{ 'first paint': number; CLS: number }>(resolve => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const done = (moved: readonly PerformanceEntry[]) =>
      resolve({
        'first paint': Math.round(paint),
        CLS: moved.reduce((sum, each) => sum + Number(Reflect.get(each, 'value')), 0),
      })
    new PerformanceObserver(list => done(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done([]), 500)
  })
}

import type { Browser, BrowserContext } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/chromium.ts'

export interface ContextKind {
  readonly language: 'ru' | 'en'
  readonly device: 'desktop' | 'phone'
  /** What the operating system is set to. */
  readonly motion: 'reduce' | 'no-preference'
  /** Blocked, nothing comes between the page and the requests that a journey answers itself. */
  readonly serviceWorkers: 'allow' | 'block'
}

export interface Lease {
  readonly context: BrowserContext
  readonly origin: string
  /** Where the context goes back to; null where it is not used again. */
  readonly pool: BrowserContext[] | null
}

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const

/** One for all files that a worker runs. It ends with the process. */
let browser: Promise<Browser> | null = null

/**
 * Contexts that nobody uses at the moment, by their kind. A used one has the scripts of the page in its HTTP cache,
 * compiled, which halves the time to the first click.
 */
const idle = new Map<string, BrowserContext[]>()

/** Takes an empty context: no cookies, nothing stored, no routes. `fresh` also guarantees an empty HTTP cache. */
export async function takeContext(origin: string, kind: ContextKind, fresh: boolean): Promise<Lease> {
  const key = JSON.stringify(kind)
  const pool = fresh ? null : (idle.get(key) ?? [])
  if (pool !== null) idle.set(key, pool)
  return { context: pool?.pop() ?? (await newContext(origin, kind)), origin, pool }
}

/** Closes the pages of a context and empties it for the next visitor. One that is `spoilt` is thrown away. */
export async function releaseContext({ context, origin, pool }: Lease, spoilt: boolean): Promise<void> {
  if (pool === null || spoilt) return context.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map(other => other.close()))
  // An open page would keep its database open, which then could not be deleted.
  await page.goto('about:blank')
  const storageTypes = 'local_storage,indexeddb,service_workers'
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  pool.push(context)
}

async function newContext(
  origin: string,
  { language, device, motion, serviceWorkers }: ContextKind,
): Promise<BrowserContext> {
  browser ??= launchChromium()
  const context = await (await browser).newContext({
    baseURL: origin,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: motion,
    colorScheme: 'dark',
    serviceWorkers,
  })
  context.setDefaultTimeout(30_000)
  return context
}

import type { Browser, BrowserContext } from '@playwright/test'
import { origin } from './origin.ts'

export interface ContextKind {
  readonly language: 'ru' | 'en'
  readonly device: 'desktop' | 'phone'
  /** The setting of the operating system. */
  readonly motion: 'reduce' | 'no-preference'
  /** Where they are blocked, nothing comes between the page and the requests that a journey answers itself. */
  readonly serviceWorkers: 'allow' | 'block'
}

export interface ContextPool {
  /** An empty context: no cookies, nothing stored, no routes. `fresh` also guarantees an empty HTTP cache. */
  readonly take: (kind: ContextKind, fresh: boolean) => Promise<BrowserContext>
  /** Closes the pages of a context and empties it for the next visitor. */
  readonly release: (context: BrowserContext) => Promise<void>
}

const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const

/**
 * The contexts of one browser. A used one has the compiled scripts of the page in its HTTP cache, which halves the time
 * to the first click.
 */
export function contextPool(browser: Browser): ContextPool {
  const idle = new Map<string, BrowserContext[]>()
  const homes = new WeakMap<BrowserContext, BrowserContext[]>()
  return {
    take: async (kind, fresh) => {
      if (fresh) return newContext(browser, kind)
      const key = JSON.stringify(kind)
      const contexts = idle.get(key) ?? []
      idle.set(key, contexts)
      const context = contexts.pop() ?? (await newContext(browser, kind))
      homes.set(context, contexts)
      return context
    },
    release: async context => {
      const home = homes.get(context)
      if (home === undefined) return context.close()
      await empty(context)
      home.push(context)
    },
  }
}

function newContext(
  browser: Browser,
  { language, device, motion, serviceWorkers }: ContextKind,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: viewports[device],
    hasTouch: device === 'phone',
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    reducedMotion: motion,
    serviceWorkers,
  })
}

async function empty(context: BrowserContext): Promise<void> {
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
}

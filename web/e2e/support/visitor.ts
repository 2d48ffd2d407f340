import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFailed } from 'vitest'
import { launchChromium } from '../../../scripts/browser/chromium.ts'
import { cacheFolder } from '../../../scripts/folders.ts'

/** Someone at a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** How often a document was loaded: 1 as long as nothing was reloaded. */
  readonly loads: () => number
  /** What the page's console and uncaught errors said. */
  readonly complaints: readonly string[]
}

export interface VisitorOptions {
  readonly language?: 'ru' | 'en'
  readonly device?: 'desktop' | 'phone'
}

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const

const page = Number(process.env['UPPER_BRACKET_PORT'])
export const origin = `http://127.0.0.1:${page}`

let browser: Browser | undefined
let pictures = 0

/** One Chromium for a file of tests; each visitor has a context of their own in it. */
export function withBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
  })
  return newVisitor
}

async function newVisitor({ language = 'ru', device = 'desktop' }: VisitorOptions = {}): Promise<Visitor> {
  if (browser === undefined) throw new Error('withBrowser has not started a browser')
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
  })
  if (language === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: origin }])
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  onTestFailed(async () => {
    const picture = join(cacheFolder, 'e2e', `${Date.now()}-${++pictures}.png`)
    await page.screenshot({ path: picture })
    console.error(`${page.url()} looked like ${picture} and said: ${complaints.join('; ') || 'nothing'}`)
  })
  return { page, context, loads: () => loads, complaints }
}

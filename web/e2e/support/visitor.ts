import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { type ContextKind, releaseContext, takeContext } from './contextPool.ts'
import { recordFailure } from './recordFailure.ts'

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** The number of documents loaded: 1 until something is reloaded. */
  readonly loads: () => number
  /** Errors from the console, and uncaught ones. */
  readonly complaints: string[]
}

export interface VisitorOptions extends Partial<ContextKind> {
  /** A browser that has never seen the page, and is thrown away: for a first visit, or a test with a fake clock. */
  readonly fresh?: boolean
}

const port = Number(process.env['UPPER_BRACKET_PORT'])
export const origin = `http://127.0.0.1:${port}`

/**
 * Opens a page for someone who is not signed in. Call it within a test, whose end closes the page and forgets
 * everything that it stored.
 */
export async function newVisitor({
  language = 'ru',
  device = 'desktop',
  motion = 'reduce',
  serviceWorkers = 'block',
  fresh = false,
}: VisitorOptions = {}): Promise<Visitor> {
  // Recording slows all journeys down, so only those that have failed are recorded, in a context of their own.
  const traced = (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0
  const lease = await takeContext(origin, { language, device, motion, serviceWorkers }, fresh || traced)
  const { context } = lease
  const complaints: string[] = []
  let loads = 0
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail'
    if (failed) await recordFailure(context, task.name, { complaints, traced })
    await releaseContext(lease, failed)
    // The page works without much of what a policy forbids, and nobody would notice.
    expect(complaints.filter(each => /Content Security Policy|Trusted(?:HTML|Script)/.test(each))).toEqual([])
  })

  if (traced) await context.tracing.start({ snapshots: true })
  if (language === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: origin }])
  const page = await context.newPage()
  page.on('domcontentloaded', () => {
    loads += 1
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, context, loads: () => loads, complaints }
}

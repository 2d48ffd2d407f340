import { test as base, expect } from '@playwright/test'
import { type ContextPool, contextPool } from './contextPool.ts'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** What a project of `playwright.config.ts` chooses. */
export interface JourneyOptions {
  /** Plays each journey on the other device than its visitors name: a phone instead of a desktop, or the reverse. */
  readonly swapDevice: boolean
  /** Plays each journey in the other language than its visitors name. */
  readonly swapLanguage: boolean
}

export type NewVisitor = (options?: VisitorOptions) => Promise<Visitor>

interface JourneyFixtures {
  /** Opens a page in a browser context of its own. The end of the test closes it and deletes all that it stored. */
  readonly newVisitor: NewVisitor
}

/** The details of a journey that can be played on the other device and in the other language. */
export const swappable = { tag: '@swappable' }

export const test = base.extend<JourneyOptions & JourneyFixtures, { readonly contexts: ContextPool }>({
  swapDevice: [false, { option: true }],
  swapLanguage: [false, { option: true }],
  contexts: [async ({ browser }, use) => use(contextPool(browser)), { scope: 'worker' }],
  newVisitor: async ({ contexts, swapDevice, swapLanguage }, use, testInfo) => {
    const visitors: Visitor[] = []
    await use(async ({ device = 'desktop', language = 'ru', ...options } = {}) => {
      const visitor = await openVisitor(contexts, {
        ...options,
        device: swapDevice ? other(device, 'phone', 'desktop') : device,
        language: swapLanguage ? other(language, 'ru', 'en') : language,
      })
      visitors.push(visitor)
      return visitor
    })
    const complaints = visitors.flatMap(visitor => visitor.complaints)
    if (testInfo.status !== 'passed') {
      // The worker and its browser end with a failed test.
      await testInfo.attach('console', {
        body: complaints.join('\n') || 'No errors',
        contentType: 'text/plain',
      })
      return
    }
    await Promise.all(visitors.map(({ context }) => contexts.release(context)))
    // The page works without much of what a policy forbids, and nobody would notice.
    expect(complaints.filter(each => /Content Security Policy|Trusted(?:HTML|Script)/.test(each))).toEqual([])
  },
})

function other<T>(current: T, one: T, another: T): T {
  return current === one ? another : one
}

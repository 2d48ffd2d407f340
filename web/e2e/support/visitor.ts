import type { BrowserContext, Page } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { Person } from '../../../testing/person.ts'
import type { ContextKind, ContextPool } from './contextPool.ts'
import { origin } from './origin.ts'
import { signIn } from './signIn.ts'
import { translated } from './translated.ts'

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly language: 'ru' | 'en'
  /** The number of documents loaded: 1 until something is reloaded. */
  readonly loads: () => number
  /** Errors from the console, and uncaught ones. */
  readonly complaints: string[]
  /** The text of the page in this visitor's language where it says `text` in Russian. */
  readonly say: (text: string) => string
  /** Signs in as somebody who reads this visitor's language. */
  readonly signInAs: (person: Person) => Promise<void>
}

export interface VisitorOptions extends Partial<ContextKind> {
  /** A browser that has never seen the page, and is thrown away: for a first visit, or a test with a fake clock. */
  readonly fresh?: boolean
  /** The person who is signed in; nobody where it is left out. */
  readonly as?: Person
}

/** Firestore says so after ten seconds, which cannot be set, on a busy machine; the page has a notice of its own. */
const slowFirestore = /Could not reach Cloud Firestore backend/

/** Opens a page in a context of the pool. */
export async function openVisitor(
  contexts: ContextPool,
  {
    language = 'ru',
    device = 'desktop',
    motion = 'reduce',
    serviceWorkers = 'block',
    fresh = false,
    as,
  }: VisitorOptions,
): Promise<Visitor> {
  const context = await contexts.take({ language, device, motion, serviceWorkers }, fresh)
  if (language === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: origin }])
  const page = await context.newPage()
  let loads = 0
  const complaints: string[] = []
  page.on('domcontentloaded', () => {
    loads += 1
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !slowFirestore.test(message.text())) complaints.push(message.text())
  })
  const signInAs = async (person: Person) => {
    // Signed in, the page follows the profile, which a trigger creates.
    if (language === 'en') await eventually(() => stored.profile(person.uid).update({ lang: 'en' }))
    await signIn(page, person)
  }
  if (as !== undefined) await signInAs(as)
  return {
    page,
    context,
    language,
    loads: () => loads,
    complaints,
    say: text => translated(text, language),
    signInAs,
  }
}
